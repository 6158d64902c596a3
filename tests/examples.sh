#!/bin/sh
# examples.sh: every public header of the libraries has an example in tests/unit/*_examples_test.cpp,
# which includes it. Rows of messages are data, and have none.
cd "$(dirname "$0")/.." || exit 2
status=0
for header in $(find lib*/include -name '*.hpp' ! -path '*/messages/*' | sed 's|^lib[a-z]*/include/||'); do
  grep -q "#include \"$header\"" tests/unit/*_examples_test.cpp ||
    { echo "no example includes $header"; status=1; }
done
exit $status
