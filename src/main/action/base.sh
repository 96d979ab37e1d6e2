# shellcheck shell=bash
# Which commit `only-new` compares with. Sourced by scan.sh, which sets `root` and uses `base`.

# in_git ARGUMENT...: git in the root, deaf to programs that its configuration names
in_git() {
  GIT_TERMINAL_PROMPT=0 git -C "$root" -c core.fsmonitor=false -c core.hooksPath=/dev/null "$@"
}

# left REF: sets `base` to the commit where HEAD left REF; fails if this checkout does not know it
left() {
  base=$(in_git merge-base -- "$1" HEAD 2>/dev/null)
}

# fetch_history REF: brings what a shallow checkout lacks, if the remote lets us
fetch_history() {
  local shallow=()
  if [ "$(in_git rev-parse --is-shallow-repository)" = true ]; then shallow=(--unshallow); fi
  in_git fetch --quiet --no-tags ${shallow[@]+"${shallow[@]}"} -- origin "$1" >/dev/null 2>&1
}

# resolve REF: sets `base`, fetching history if needed; fails if REF stays unknown
resolve() {
  if left "origin/$1" || left "$1"; then return; fi
  fetch_history "$1" && left FETCH_HEAD
}

# find_base: sets `base` to a commit, or to nothing if the event has none
find_base() {
  local advice="check out with 'fetch-depth: 0'"
  if [ -z "$root" ]; then fail "input 'only-new' needs a git checkout"; fi
  if [ -n "$INPUT_BASE_REF" ]; then
    case $INPUT_BASE_REF in
      # An option or a refspec.
      [-+]* | *[:*[:cntrl:]]*)
        fail "input 'base-ref': '$INPUT_BASE_REF' is no branch, tag or commit"
        ;;
    esac
    resolve "$INPUT_BASE_REF" \
      || fail "input 'base-ref': '$INPUT_BASE_REF' shares no known history with HEAD; $advice"
  elif [ -z "${EVENT_BASE//0/}" ]; then
    # A new branch has no commit before it, which the event writes as zeros.
    annotate notice "only-new: this event has no base, so all findings count; 'base-ref' can name one"
    # shellcheck disable=SC2034 # read by scan.sh
    base=
  else
    resolve "$EVENT_BASE" \
      || fail "only-new: the base commit $EVENT_BASE is not in this checkout; $advice"
  fi
}
