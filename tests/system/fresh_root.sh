#!/bin/sh
# A newcomer's first minutes: in a bare Debian 12 (debootstrap; as root), with nothing but a checkout,
# the two commands of the README work; then the packages install, and the guide runs on them.
# By hand; not part of the suite.
#   tests/system/fresh_root.sh [--packages-only] [ROOT]      ROOT: keep the root here, use it again
# TRF_CCACHE=DIR: the root's compiler takes what the same compiler made before from this ccache
set -eu
# Mounts of our own, gone when the script ends.
[ "${TRF_OWN_MOUNTS:-}" = 1 ] || TRF_OWN_MOUNTS=1 exec unshare --mount "$0" "$@"
cd "$(dirname "$0")/../.."
commands=yes
[ "${1:-}" != --packages-only ] || { commands=no; shift; }
root=${1:-}
if [ -z "$root" ]; then
  root=$(mktemp -d)
  trap 'umount "$root/proc" "$root/dev/pts" "$root/ccache" 2>/dev/null || true
    rm -rf --one-file-system "$root"' EXIT
fi
if [ ! -e "$root/etc/debian_version" ]; then
  mirror=$(apt-get indextargets --format '$(SITE)' 2>/dev/null | grep -v security | head -1)
  debootstrap --variant=minbase bookworm "$root" "${mirror:-http://deb.debian.org/debian}"
  # How this machine reaches its mirror is not the project's matter.
  rm -f "$root/etc/apt/sources.list"
  cp -r /etc/apt/. "$root/etc/apt/"
  cp /etc/resolv.conf "$root/etc/resolv.conf"
fi
mount -t proc proc "$root/proc"
mount -t devpts devpts "$root/dev/pts" -o newinstance,ptmxmode=666
ln -sf pts/ptmx "$root/dev/ptmx"
rm -rf "$root/trf-tools"
mkdir "$root/trf-tools"
git archive HEAD | tar -x -C "$root/trf-tools"
inside() {
  chroot "$root" env -i PATH="${masks:-}/usr/sbin:/usr/bin:/sbin:/bin" HOME=/root LANG=C.UTF-8 \
    CCACHE_DIR=/ccache CCACHE_BASEDIR=/trf-tools CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=time_macros \
    sh -euc "$1"
}
if [ -n "${TRF_CCACHE:-}" ]; then
  inside 'command -v ccache >/dev/null ||
    { apt-get update -qq && apt-get install -y -qq --no-install-recommends ccache >/dev/null; }'
  mkdir -p "$root/ccache"
  mount --bind "$TRF_CCACHE" "$root/ccache"
  masks=/usr/lib/ccache:
fi

if [ "$commands" = yes ]; then
  inside 'cd /trf-tools && ./quickstart.sh && cmake --workflow --preset test'
fi

[ -e build/package/CPackConfig.cmake ] || cmake --workflow --preset package
cp build/package/*.deb "$root/tmp/"
inside 'export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends /tmp/*.deb man-db g++ cmake make pkg-config \
    jq miller csvkit parallel >/dev/null
  cd /trf-tools
  for page in samples/*.md; do
    for tool in "" $(sed -n "s/^\`\`\`console //p" "$page" | sort -u); do
      sh tests/guide/run.sh "$page" $tool
      echo "$page ${tool:+($tool) }runs"
    done
  done
  for page in trf-parse trf-validate trf-tiebreak trf-rate trf-pair trf trf-checks; do
    man "$page" >/dev/null
  done
  apt-get purge -y -qq trf-tools libtrf-dev >/dev/null
  test ! -e /usr/bin/trf-pair && test ! -e /usr/include/trf'
echo "fresh root: all well"
