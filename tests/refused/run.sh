#!/bin/sh
# run.sh COMPILER SOURCE: the source compiles without its fault (-DGOOD); with it the compiler refuses
# it, with the message in the first line of the source.
compiler=$1 source=$2
root=$(cd "$(dirname "$0")/../.." && pwd)
flags="-std=c++20 -fsyntax-only -I$root/tests -I$root/tools -I$root/libtrf/include"
# shellcheck disable=SC2086
$compiler $flags -DGOOD "$source" || { echo "it does not compile without the fault"; exit 2; }
# shellcheck disable=SC2086
said=$($compiler $flags "$source" 2>&1) && { echo "it compiles"; exit 1; }
wanted=$(sed -n '1s,^// ,,p' "$source")
echo "$said"
echo "$said" | grep -qE -- "$wanted"
