#!/bin/sh
# explained.sh TOOLS: explains generated tournaments by each system, for what the tools say then
# (record.cpp, sentences.cpp). Fails if a round is not that of its
# system. Some tournaments end early.
PATH=$1:$PATH
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
status=0
quietly() { "$@" >/dev/null 2>&1 || true; }
for system in dutch dubov burstein lim italo-svizzero double-swiss team-swiss; do
  for event in 1:7:5 1:9:5 2:12:7 3:23:9 4:31:6 5:18:8 6:44:11; do
    seed=${event%%:*} rounds=${event##*:} players=${event#*:}
    players=${players%:*}
    report=$work/$system$seed-$players.trf
    trf-pair --generate --system=$system --players=$players --rounds=$rounds --seed=$seed \
      --set=ForfeitRate=12 --set=HalfPointByeRate=15 --set=RetiredRate=9 >"$report" 2>/dev/null
    trf-pair --check --explain "$report" >/dev/null || status=1
    quietly trf-pair --round=$rounds --explain "$report"
    for asked in 1 4 7 2,5 3,8 5,6 1,9 6,bye 9,bye; do
      quietly trf-pair --round=4 --explain=$asked "$report"
      quietly trf-pair --check --round=$rounds --explain=$asked "$report"
    done
    # By another system nearly every round differs.
    for other in dubov dutch burstein lim italo-svizzero; do
      [ $system = $other ] || quietly trf-pair --check --explain --system=$other "$report"
    done
  done
done
# Rounds that cannot be paired
for seed in 1 2 3; do
  for system in dutch dubov burstein lim italo-svizzero double-swiss; do
    quietly trf-pair --generate --system=$system --players=$((seed + 4)) --rounds=$((seed + 5)) --seed=$seed
  done
done
exit $status
