#!/usr/bin/env bash
# Step 3: gets the jar: the one named by the input, else the one beside the action if its SHA-256 is
# right, else one built from the action's own sources. Outputs: `jar`, `java`, `version`.

source "${BASH_SOURCE[0]%/*}/workflow.sh"

# sha256 FILE: its SHA-256 in hexadecimal digits
sha256() {
  if command -v sha256sum >/dev/null 2>&1; then
    sha256sum <"$1"
  else
    shasum -a 256 <"$1"
  fi | cut -d ' ' -f 1
}

# named: the jar of the input
named() {
  local path=$INPUT_JAR
  case $path in
    /* | [A-Za-z]:*) ;;
    *) path="$GITHUB_WORKSPACE/$path" ;;
  esac
  if [ ! -f "$path" ]; then fail "input 'jar': no file '$INPUT_JAR'"; fi
  jar=$path
}

# shipped: the jar beside the action, never without its checksum
shipped() {
  local path=$1 wanted found
  if [ ! -f "$path.sha256" ]; then
    fail "heddle.jar.sha256 is missing beside the action's heddle.jar"
  fi
  wanted=$(cut -d ' ' -f 1 <"$path.sha256")
  found=$(sha256 "$path")
  if [ "$wanted" != "$found" ]; then
    fail "heddle.jar beside the action has SHA-256 $found, not $wanted"
  fi
  jar=$path
}

# built: the jar made by Maven in the action's checkout, once a job
built() {
  local checkout=$1 log home
  jar="$checkout/target/heddle.jar"
  if [ -f "$jar" ]; then return; fi
  home=$("$JAVA" -XshowSettings:properties -version 2>&1 \
    | sed -n 's/^ *java\.home = *//p' | tr -d '\r')
  if ! command -v mvn >/dev/null 2>&1; then
    fail "no Maven to build Heddle with: install it or pass the input 'jar'"
  fi
  log=$(mktemp)
  printf 'Building Heddle in %s\n' "$checkout"
  if ! JAVA_HOME=$home mvn -B -ntp -DskipTests -f "$(native "$checkout/pom.xml")" package \
    >"$log" 2>&1; then
    quoted tail -n 60 "$log"
    fail 'Heddle could not be built; the log above says why'
  fi
  if [ ! -f "$jar" ]; then fail 'the build of Heddle made no target/heddle.jar'; fi
}

if [ -n "$INPUT_JAR" ]; then
  named
elif [ -f "$GITHUB_ACTION_PATH/heddle.jar" ]; then
  shipped "$GITHUB_ACTION_PATH/heddle.jar"
else
  built "$GITHUB_ACTION_PATH"
fi

if ! said=$("$JAVA" -jar "$(native "$jar")" --version 2>&1); then
  fail "'$jar' does not start: $(head -n 1 <<<"$said")"
fi
version=$(grep -oE '[0-9]+\.[0-9]+[0-9A-Za-z.+-]*' <<<"$said" | head -n 1 || true)
printf 'Heddle %s: %s\n' "$version" "$jar"
output jar "$(native "$jar")"
output java "$JAVA"
output version "$version"
