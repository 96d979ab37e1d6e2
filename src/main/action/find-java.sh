#!/usr/bin/env bash
# Step 1: refuses wrong inputs before anything is downloaded, and finds a Java that is new enough.
# Output: `java`, the program; empty lets the next step install one.

source "${BASH_SOURCE[0]%/*}/workflow.sh"

readonly OLDEST=17

# one_of INPUT VALUE CHOICE...: fails unless VALUE is one of the choices
one_of() {
  local input=$1 value=$2 choice
  shift 2
  for choice in "$@"; do
    if [ "$value" = "$choice" ]; then return; fi
  done
  fail "input '$input' must be one of '$*', not '$value'"
}

# major PROGRAM: feature number of that Java, such as 21; nothing if it does not run
major() {
  "$1" -version 2>&1 | sed -n 's/.*version "\(1\.\)\{0,1\}\([0-9]*\).*/\2/p' | head -n 1
}

# try HOME: ends this step successfully if that folder has a Java that is new enough
try() {
  if [ -n "$1" ] && [ -x "$1/bin/java" ]; then accept "$1/bin/java"; fi
}

accept() {
  local version
  version=$(major "$1") || return 0
  if [ "${version:-0}" -ge "$OLDEST" ]; then
    printf 'Java %s: %s\n' "$version" "$1"
    output java "$1"
    exit 0
  fi
}

# Names of the variables by which hosted runners tell their JDKs, such as JAVA_HOME_21_X64, newest first.
runner_homes() {
  compgen -e | grep -E '^JAVA_HOME_[0-9]+_[A-Za-z0-9]+$' | sort -t_ -k3,3nr
}

one_of upload-sarif "$INPUT_UPLOAD_SARIF" auto true false
one_of annotations "$INPUT_ANNOTATIONS" true false
one_of summary "$INPUT_SUMMARY" true false
one_of only-new "$INPUT_ONLY_NEW" true false

if [ -n "$INPUT_JAVA_HOME" ]; then
  try "$INPUT_JAVA_HOME"
  fail "input 'java-home': no Java $OLDEST or newer in '$INPUT_JAVA_HOME'"
fi
try "${JAVA_HOME:-}"
for name in $(runner_homes || true); do try "${!name}"; done
if command -v java >/dev/null 2>&1; then accept "$(command -v java)"; fi

printf 'No Java %s or newer here: one is set up for Heddle alone.\n' "$OLDEST"
output java ''
