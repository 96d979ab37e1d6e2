#!/usr/bin/env bash
# Step 6: prints the annotations. Only annotation lines pass, whatever the report holds, and at most
# ten of a kind, since the runner drops the others.

source "${BASH_SOURCE[0]%/*}/workflow.sh"

file="$REPORTS/annotations.txt"
if [ ! -f "$file" ]; then exit 0; fi
for kind in error warning notice; do
  LC_ALL=C grep -E "^::$kind [^:]*::" "$file" | head -n 10 || true
done
