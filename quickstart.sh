#!/bin/sh
# From a fresh Debian 12 to a checked, ranked, rated and paired tournament:
# installs the packages trf-tools is built with, builds the tools, runs the pipeline on a sample.
set -eu
cd "$(dirname "$0")"
packages="g++ cmake make ninja-build pkg-config libboost-dev libfmt-dev
libgtest-dev libgmock-dev"
missing=$(for package in $packages; do
  dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || echo "$package"
done)
if [ -n "$missing" ]; then
  as_root=
  [ "$(id -u)" = 0 ] || as_root=sudo
  $as_root apt-get update -qq
  # shellcheck disable=SC2086  # a list of packages
  DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends $missing
fi
cmake --workflow --preset release

PATH="$PWD/build/release/bin:$PATH"
t=samples/round_robin.trf
set -x
trf-validate "$t" && trf-tiebreak "$t" && trf-rate --system=elo-italia "$t" &&
  trf-pair --system=berger "$t"
