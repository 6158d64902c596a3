#!/bin/sh
# sources.sh [FOLDER]: the sources of libcxxabi and libunwind, out of Debian's package emscripten without
# its 500 MB of dependencies. FOLDER: build/emscripten of the repository.
set -eu
folder=${1:-$(dirname "$0")/../../build/emscripten}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get download -q emscripten
inside=./usr/share/emscripten/system/lib
dpkg-deb --fsys-tarfile emscripten_*.deb |
  tar -x --strip-components=6 -C "$folder" "$inside/libcxxabi" "$inside/libunwind" "$inside/libcxx"
