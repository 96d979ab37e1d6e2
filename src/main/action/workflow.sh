# shellcheck shell=bash
# What the steps of the action share: speaking to the runner without being tricked by what they print.
# Sourced by every step. Bash 3.2 is enough, macOS has no newer one.

set -euo pipefail
unset CDPATH

# random: 32 hexadecimal digits that nobody can guess
random() {
  od -An -N16 -tx1 /dev/urandom | tr -d ' \n'
}

# annotate LEVEL MESSAGE: one annotation of the run; any text is safe as MESSAGE
annotate() {
  local message=$2
  message=${message//'%'/%25}
  message=${message//$'\r'/%0D}
  message=${message//$'\n'/%0A}
  printf '::%s title=Heddle::%s\n' "$1" "$message"
}

# fail MESSAGE: an error annotation, then the end of this step and of the job
fail() {
  annotate error "$1"
  exit 2
}

# output NAME VALUE: an output of this step; any text is safe as VALUE
output() {
  local delimiter
  delimiter=$(random)
  printf '%s<<%s\n%s\n%s\n' "$1" "$delimiter" "$2" "$delimiter" >>"$GITHUB_OUTPUT"
}

# quoted COMMAND...: runs it while the runner takes no line of its output for a workflow command
quoted() {
  local token code=0
  token=$(random)
  printf '::stop-commands::%s\n' "$token"
  "$@" || code=$?
  printf '\n::%s::\n' "$token"
  return "$code"
}

# native PATH: the path as programs of this system write it; differs on Windows only
native() {
  if [ -n "$1" ] && command -v cygpath >/dev/null 2>&1; then
    cygpath -m -- "$1"
  else
    printf '%s\n' "$1"
  fi
}

# trim TEXT: without blanks at both ends
trim() {
  local text=$1
  text=${text#"${text%%[![:space:]]*}"}
  text=${text%"${text##*[![:space:]]}"}
  printf '%s' "$text"
}
