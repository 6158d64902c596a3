#!/bin/sh
# Builds both packages and the static tarball, asks lintian, and installs them in a clean root of
# this Debian release (debootstrap, as root), where the tools, the manual pages and a program
# built on the libraries must work. By hand; not part of the suite.
#   tests/system/packages.sh [ROOT]     ROOT: an existing clean root to use instead
set -eu
cd "$(dirname "$0")/../.."
cmake --workflow --preset package
cmake --workflow --preset static
lintian --fail-on error,warning build/package/*.deb

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=${1:-}
if [ -z "$root" ]; then
  root=$work/root
  debootstrap --variant=minbase bookworm "$root" >"$work/log" || { tail "$work/log"; exit 1; }
fi
cp build/package/trf-tools_*.deb build/package/libtrf-dev_*.deb "$root/tmp/"
cp -r samples tests/guide "$root/tmp/"
chroot "$root" sh -eu <<'END'
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends /tmp/trf-tools_*.deb man-db >/dev/null
cd /tmp/samples
for tool in parse validate tiebreak rate pair; do trf-$tool --version | head -1; done
trf-tiebreak round_robin.trf
for page in trf-parse trf-validate trf-tiebreak trf-rate trf-pair trf trf-checks; do
  man "$page" >/dev/null || { echo "no manual page $page"; exit 1; }
done
apt-get install -y -qq --no-install-recommends /tmp/libtrf-dev_*.deb g++ pkg-config cmake make >/dev/null
g++ -std=c++20 embed/standings.cpp $(pkg-config --cflags --libs trf) -o /tmp/embedded
/tmp/embedded round_robin.trf
cmake -S embed -B /tmp/embed >/dev/null && cmake --build /tmp/embed >/dev/null
/tmp/embed/standings round_robin.trf
apt-get purge -y -qq trf-tools libtrf-dev >/dev/null
test ! -e /usr/bin/trf-pair && test ! -e /usr/include/trf
END

# The tarball needs nothing of the system.
tar -xzf build/static/trf-tools-*-static.tar.gz -C "$work"
tools=$(dirname "$(find "$work" -path "$root" -prune -o -name trf-parse -type f -print)")
if ldd "$tools/trf-parse" 2>/dev/null; then echo "not static"; exit 1; fi
env -i "$tools/trf-tiebreak" samples/round_robin.trf
echo "packages: built, clean, installed, used, removed"
