# shellcheck shell=bash
# Where the scan runs and what it may read: nothing outside the workspace, since code scanning could
# not show it and the paths of findings would be wrong. Sourced by scan.sh.

# folder PATH: its path without symbolic links; fails if it is no folder
folder() {
  local path=$1
  # `cd -` would mean the previous folder.
  if [ "$path" = - ]; then path=./-; fi
  (cd -P -- "$path" 2>/dev/null && pwd -P)
}

# real PATH: the same for a file or a folder; fails if it does not exist
real() {
  local parent
  if [ -d "$1" ]; then
    folder "$1"
  elif [ -L "$1" ]; then
    readlink -f -- "$1"
  elif [ -e "$1" ]; then
    parent=$(folder "$(dirname -- "$1")") && printf '%s/%s\n' "${parent%/}" "$(basename -- "$1")"
  else
    return 1
  fi
}

# inside PATH FOLDER: whether the one is the other or lies in it
inside() {
  case $1/ in "${2%/}"/*) return 0 ;; *) return 1 ;; esac
}

# enter_working_directory: goes there; sets `workspace`
enter_working_directory() {
  local directory
  workspace=$(folder "$GITHUB_WORKSPACE")
  cd -- "$workspace" || exit
  if ! directory=$(folder "$INPUT_WORKING_DIRECTORY"); then
    fail "input 'working-directory': no folder '$INPUT_WORKING_DIRECTORY'"
  fi
  if ! inside "$directory" "$workspace"; then
    fail "input 'working-directory': '$INPUT_WORKING_DIRECTORY' lies outside the workspace"
  fi
  cd -- "$directory" || exit
}

# read_paths: sets `paths` to the lines of the input, each an existing path in the workspace
read_paths() {
  local line place
  paths=()
  while IFS= read -r line || [ -n "$line" ]; do
    line=$(trim "$line")
    if [ -z "$line" ]; then continue; fi
    if ! place=$(real "$line"); then fail "input 'paths': no file or folder '$line'"; fi
    if ! inside "$place" "$workspace"; then
      fail "input 'paths': '$line' lies outside the workspace"
    fi
    paths+=("$line")
  done <<<"$INPUT_PATHS"
  if [ ${#paths[@]} -eq 0 ]; then fail "input 'paths' names nothing to scan"; fi
}

# find_root: sets `root` to the nearest folder with `.git` above the first path, as Heddle does, or
# to nothing
find_root() {
  root=$(real "${paths[0]}")
  while [ ! -e "$root/.git" ]; do
    if [ "$root" = "$workspace" ]; then
      root=
      return
    fi
    root=$(dirname -- "$root")
  done
}
