#!/usr/bin/env bash
# Step 5: writes the job summary, cut before the 1,024 KiB at which the runner refuses it whole.

source "${BASH_SOURCE[0]%/*}/workflow.sh"

readonly MOST_BYTES=1000000

case $EXIT_CODE in
  0 | 1 | 3) ;;
  *)
    printf '## Heddle\n\nHeddle could not finish (exit code %s); the log says why.\n' \
      "$EXIT_CODE" >>"$GITHUB_STEP_SUMMARY"
    exit 0
    ;;
esac

file="$REPORTS/summary.md"
if [ ! -s "$file" ]; then
  printf '## Heddle\n\n%s findings.\n' "$NEW_FINDINGS" >"$file"
fi
if [ "$(wc -c <"$file")" -gt "$MOST_BYTES" ]; then
  head -c "$MOST_BYTES" "$file" | sed '$d' >>"$GITHUB_STEP_SUMMARY"
  printf '\n\n… cut here; the SARIF file has the rest.\n' >>"$GITHUB_STEP_SUMMARY"
else
  cat "$file" >>"$GITHUB_STEP_SUMMARY"
fi
if [ "$NEW_FINDINGS" != "$FINDINGS" ]; then
  printf '\n%s of %s findings are on changed lines; this page shows those.\n' \
    "$NEW_FINDINGS" "$FINDINGS" >>"$GITHUB_STEP_SUMMARY"
fi
