#!/bin/sh
# Builds both packages and the static tarball, asks lintian, and looks into them. By hand; what they
# do in a clean root is tests/system/fresh_root.sh.
set -eu
cd "$(dirname "$0")/../.."
cmake --workflow --preset package
cmake --workflow --preset static
lintian --fail-on error,warning build/package/*.deb

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
dpkg-deb -x build/package/trf-tools_*.deb "$work/deb"
for tool in trf-parse trf-validate trf-tiebreak trf-rate trf-pair; do
  for file in "bin/$tool" "share/man/man1/$tool.1.gz" "share/bash-completion/completions/$tool" \
    "share/zsh/vendor-completions/_$tool" "share/fish/vendor_completions.d/$tool.fish"; do
    [ -s "$work/deb/usr/$file" ] || { echo "$file is not in the package"; exit 1; }
  done
done
for page in man5/trf.5.gz man7/trf-checks.7.gz; do
  [ -s "$work/deb/usr/share/man/$page" ] || { echo "$page is not in the package"; exit 1; }
done

# The tarball needs nothing of the system, not even a root with files in it.
tar -xzf build/static/trf-tools-*-static.tar.gz -C "$work"
cp samples/round_robin.trf "$work/"
for tool in trf-parse trf-validate trf-tiebreak trf-pair; do
  if ldd "$work/trf-tools/bin/$tool" >/dev/null 2>&1; then echo "$tool is not static"; exit 1; fi
  chroot "$work" "/trf-tools/bin/$tool" /round_robin.trf >/dev/null || { echo "$tool fails"; exit 1; }
done
echo "packages: built, clean, complete"
