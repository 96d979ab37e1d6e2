#!/usr/bin/env bash
# Step 8: passes or fails the job, after all reports are out.

source "${BASH_SOURCE[0]%/*}/workflow.sh"

# reason: the first line that says what went wrong, at most 500 characters
reason() {
  local line
  line=$(grep -v -E '^[[:space:]]*$|^Picked up |^(WARNING|OpenJDK )' "$REPORTS/errors.txt" | head -n 1 || true)
  printf '%.500s' "${line:-no message}"
}

code=$EXIT_CODE
case $EXIT_CODE in
  0) printf 'Nothing at or above the threshold (%s findings).\n' "$NEW_FINDINGS" ;;
  1) annotate error "findings at or above the threshold ($NEW_FINDINGS in all); the job summary lists them" ;;
  2) annotate error "the scan failed: $(reason)" ;;
  3) annotate error "the scan is incomplete, and --strict asks for all: $(reason)" ;;
  *) annotate error "Heddle ended with exit code $EXIT_CODE: $(reason)" ;;
esac

if [ "$UPLOAD_OUTCOME" = failure ]; then
  advice="the job needs 'permissions: security-events: write' (private repositories also 'actions: read'), and code scanning must be enabled"
  if [ "$INPUT_UPLOAD_SARIF" = true ]; then
    annotate error "code scanning refused the findings: $advice"
    if [ "$code" -eq 0 ]; then code=2; fi
  else
    annotate notice "code scanning refused the findings; see the annotations and the job summary instead. $advice; pull requests from forks may lack that permission"
  fi
fi
exit "$code"
