#!/usr/bin/env bash
# Step 4: runs Heddle and keeps its exit code for the gate; findings never fail this step, so that
# the reports still come. Under `only-new` it scans twice: all findings for SARIF, which code scanning
# takes for the whole state of the branch, and the new ones for the rest.
# Outputs: `reports`, `root`, `upload`, and the ones named in action.yml.

source "${BASH_SOURCE[0]%/*}/workflow.sh"
source "${BASH_SOURCE[0]%/*}/workspace.sh"
source "${BASH_SOURCE[0]%/*}/base.sh"

# Lines of the findings that the log shows; the reports have the rest.
readonly LOG_LINES=1000

# option_file OPTION INPUT VALUE: adds an option that names an existing file
option_file() {
  if [ -z "$3" ]; then return; fi
  if [ ! -f "$3" ]; then fail "input '$2': no file '$3'"; fi
  options+=("$1" "$3")
}

# read_options: sets `options` from the inputs
read_options() {
  local word
  options=()
  option_file --config config "$INPUT_CONFIG"
  option_file --baseline baseline "$INPUT_BASELINE"
  if [ -n "$INPUT_JAVA_RELEASE" ]; then options+=(--java-release "$INPUT_JAVA_RELEASE"); fi
  if [ -z "$(trim "$INPUT_ARGS")" ]; then return; fi
  # xargs splits like a shell but expands nothing.
  if ! printf '%s' "$INPUT_ARGS" | xargs printf '%s\0' >"$reports/args" 2>/dev/null; then
    fail "input 'args': a quote is not closed"
  fi
  while IFS= read -r -d '' word; do options+=("$word"); done <"$reports/args"
}

# choose_sarif_file: sets `sarif`
choose_sarif_file() {
  local folder name
  sarif="$reports/heddle.sarif"
  if [ -z "$INPUT_SARIF_FILE" ]; then return; fi
  name=$(basename -- "$INPUT_SARIF_FILE")
  case $name in
    *.quality.sarif | *.csra.sarif)
      fail "input 'sarif-file': code scanning sends '$name' elsewhere; choose another name"
      ;;
    *.sarif) ;;
    *) fail "input 'sarif-file' must end in '.sarif', not '$name'" ;;
  esac
  mkdir -p -- "$(dirname -- "$INPUT_SARIF_FILE")" 2>/dev/null || true
  if ! folder=$(folder "$(dirname -- "$INPUT_SARIF_FILE")"); then
    fail "input 'sarif-file': cannot create the folder of '$INPUT_SARIF_FILE'"
  fi
  sarif="$folder/$name"
}

# heddle ARGUMENT...: one scan of the paths; sets `code`; the output goes to findings.txt, errors.txt
heddle() {
  local own
  read -r -a own <<<"${HEDDLE_JAVA_OPTS:-}"
  code=0
  # The options of the launcher `heddle`.
  "$JAVA" -XX:TieredStopAtLevel=1 -XX:-DontCompileHugeMethods -XX:+UseParallelGC \
    -Xlog:disable -Xlog:all=error:stderr ${own[@]+"${own[@]}"} -jar "$JAR" \
    scan ${options[@]+"${options[@]}"} "$@" -- "${paths[@]}" \
    >"$reports/findings.txt" 2>"$reports/errors.txt" </dev/null || code=$?
}

# report FORMAT FILE: the option for one report
report() {
  printf -- '--report=%s=%s' "$1" "$(native "$2")"
}

# count SEVERITY FILE: findings in a concise report, one a line
count() {
  LC_ALL=C grep -c -E "^.*:[0-9]+:[0-9]+: ($1)\\[[a-z0-9/-]+\\]: " "$2" || true
}

show_log() {
  local lines
  cat "$reports/errors.txt"
  head -n "$LOG_LINES" "$reports/findings.txt"
  lines=$(wc -l <"$reports/findings.txt")
  if [ "$lines" -gt "$LOG_LINES" ]; then printf '… %d more lines\n' $((lines - LOG_LINES)); fi
}

# may_upload: whether code scanning gets the SARIF file
may_upload() {
  if [ "$INPUT_UPLOAD_SARIF" = false ]; then return 1; fi
  if [ -z "$root" ]; then
    annotate notice 'no upload to code scanning: its paths need a git checkout, and there is none'
    return 1
  fi
  if [ "${GITHUB_ACTOR:-}" = 'dependabot[bot]' ] && [ "${GITHUB_EVENT_NAME:-}" = push ]; then
    annotate notice 'no upload to code scanning: pushes by Dependabot may only read'
    return 1
  fi
}

# Java on Linux decodes file names by the locale, and containers often have none.
if [ "$(uname -s)" = Linux ]; then
  case ${LC_ALL:-${LC_CTYPE:-${LANG:-C}}} in C | POSIX) export LC_ALL=C.UTF-8 ;; esac
fi
export NO_COLOR=1
# Windows: no guessing about which arguments are paths.
export MSYS_NO_PATHCONV=1 MSYS2_ARG_CONV_EXCL='*'

reports=$(mktemp -d "${RUNNER_TEMP:-/tmp}/heddle.XXXXXX")
enter_working_directory
read_paths
find_root
read_options
choose_sarif_file

readable=("$(report concise "$reports/concise.txt")" "$(report markdown "$reports/summary.md")"
  "$(report github "$reports/annotations.txt")")
gate=()
if [ -n "$INPUT_FAIL_ON" ]; then gate=(--fail-on "$INPUT_FAIL_ON"); fi

base=
if [ "$INPUT_ONLY_NEW" = true ]; then find_base; fi
if [ -n "$base" ]; then
  printf 'New means: changed since %s\n' "$base"
  heddle --fail-on never "$(report sarif "$sarif")" "$(report concise "$reports/all.txt")"
  if [ "$code" -eq 0 ] || [ "$code" -eq 3 ]; then
    heddle ${gate[@]+"${gate[@]}"} "${readable[@]}" --new-since "$base"
  fi
else
  heddle ${gate[@]+"${gate[@]}"} "$(report sarif "$sarif")" "${readable[@]}"
  if [ -f "$reports/concise.txt" ]; then cp "$reports/concise.txt" "$reports/all.txt"; fi
fi
quoted show_log

case $code in
  0 | 1 | 3)
    if [ ! -s "$sarif" ] || [ ! -f "$reports/all.txt" ] || [ ! -f "$reports/concise.txt" ]; then
      printf 'the reports are missing\n' >>"$reports/errors.txt"
      code=2
    fi
    ;;
esac

output reports "$reports"
output exit-code "$code"
case $code in
  0 | 1 | 3)
    output sarif-file "$(native "$sarif")"
    output root "$(native "$root")"
    output findings-count "$(count 'error|warning|note' "$reports/all.txt")"
    output errors-count "$(count error "$reports/all.txt")"
    output new-findings-count "$(count 'error|warning|note' "$reports/concise.txt")"
    if may_upload; then output upload true; fi
    ;;
esac
