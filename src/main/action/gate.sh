#!/usr/bin/env bash
# Step 8: passes or fails the job, after all reports are out.

source "${BASH_SOURCE[0]%/*}/workflow.sh"

# reason: the first line that says what went wrong, at most 500 characters
reason() {
  local line
  line=$(grep -v -E '^[[:space:]]*$|^(Picked up|WARNING|OpenJDK) ' "$REPORTS/errors.txt" \
    | head -n 1 || true)
  printf '%.500s' "${line:-no message}"
}

# judge_scan: says how the scan ended
judge_scan() {
  case $EXIT_CODE in
    0) printf 'Nothing at or above the threshold (%s findings).\n' "$NEW_FINDINGS" ;;
    1) annotate error "findings at or above the threshold ($NEW_FINDINGS in all), see the summary" ;;
    2) annotate error "the scan failed: $(reason)" ;;
    3) annotate error "the scan is incomplete, and --strict asks for all: $(reason)" ;;
    *) annotate error "Heddle ended with exit code $EXIT_CODE: $(reason)" ;;
  esac
}

# judge_upload: says what is missing if code scanning refused; fails if the upload was demanded
judge_upload() {
  local text
  if [ "$UPLOAD_OUTCOME" != failure ]; then return; fi
  text="code scanning refused the findings: it must be enabled, and the job needs 'permissions:"
  text+=" security-events: write' (in private repositories also 'actions: read')"
  if [ "$INPUT_UPLOAD_SARIF" = true ]; then
    annotate error "$text"
    return 1
  fi
  text+="; pull requests from forks may lack it. Annotations and job summary have the findings."
  annotate notice "$text"
  # The runner shows ten notices and no more: this one may be lost among the findings.
  if [ "$INPUT_SUMMARY" = true ]; then
    printf '\n> [!NOTE]\n> %s\n' "$text" >>"$GITHUB_STEP_SUMMARY"
  fi
}

code=$EXIT_CODE
judge_scan
if ! judge_upload && [ "$code" -eq 0 ]; then code=2; fi
exit "$code"
