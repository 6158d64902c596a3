#!/bin/sh
# The Slurm recipe of samples/scale.md, by the page's own lines, on a Slurm of this host: an array job
# and its join give the bytes of one process, also after a part was killed and submitted again. By
# hand, as root; needs slurm-wlm and munge.
#   slurm.sh BIN_DIR
set -eu
bin=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
for command in slurmctld slurmd munged sbatch; do
  command -v "$command" >/dev/null || [ -x "/usr/sbin/$command" ] ||
    { echo "skipped: $command is not installed"; exit 77; }
done
[ "$(id -u)" = 0 ] || { echo "skipped: Slurm's daemons need root"; exit 77; }
work=$(mktemp -d)
chmod 755 "$work"
finish() {
  for daemon in slurmd slurmctld munged; do
    [ ! -s "$work/$daemon.pid" ] || kill "$(cat "$work/$daemon.pid")" 2>/dev/null || true
  done
  sleep 1
  rm -rf "$work"
}
trap finish EXIT

# One host with two processors, whose daemons listen on the loopback address only.
mkdir "$work/state" "$work/spool" "$work/munge"
head -c 64 /dev/urandom >"$work/munge/key"
chmod 700 "$work/munge"
chmod 600 "$work/munge/key"
socket=$work/munge.socket
/usr/sbin/munged --force --key-file="$work/munge/key" --socket="$socket" --pid-file="$work/munged.pid" \
  --log-file="$work/munge/log" --seed-file="$work/munge/seed"
host=$(hostname -s)
cat >"$work/slurm.conf" <<END
ClusterName=trf
SlurmctldHost=$host(127.0.0.1)
SlurmUser=root
SlurmctldPort=26817
SlurmdPort=26818
AuthType=auth/munge
AuthInfo=socket=$socket
CredType=cred/munge
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/spool
SlurmctldPidFile=$work/slurmctld.pid
SlurmdPidFile=$work/slurmd.pid
SlurmctldLogFile=$work/slurmctld.log
SlurmdLogFile=$work/slurmd.log
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
MpiDefault=none
ReturnToService=2
SlurmctldParameters=enable_configless
NodeName=$host NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=all Nodes=$host Default=YES State=UP
END
export SLURM_CONF="$work/slurm.conf"
/usr/sbin/slurmctld
/usr/sbin/slurmd

# One block of the page: ```sh NAME
block() { sed -n "/^\`\`\`sh $1\$/,/^\`\`\`\$/p" samples/scale.md | sed '1d;$d'; }
mkdir "$work/day" "$work/day/year"
for i in $(seq -w 12); do
  for report in foligno gubbio orvieto terni castello; do
    cp "samples/month/$report.trf" "$work/day/year/$i-$report.trf"
  done
done
for name in part.sbatch join.sbatch submit again; do block "$name" >"$work/day/$name"; done
cd "$work/day"
PATH=$bin:$PATH
export PATH
status=0
trf-validate -q --format=csv --today=2015-11-03 year >one.csv || status=$?
[ "$status" -le 1 ]

# wait_for_queue: until no job is left, at most two minutes
wait_for_queue() {
  for _ in $(seq 120); do
    [ -n "$(squeue -h)" ] || return 0
    sleep 1
  done
  echo "jobs are left:"; squeue; cat "$work/slurmctld.log"; exit 1
}
sh -eu submit
wait_for_queue
cmp findings.csv one.csv
echo "an array of $(ls parts/list.??? | wc -l) tasks and its join: the same bytes"

# A task is killed before it ends: its part has no file, and the join does not run.
rm -f findings.csv parts/list.003.csv
sed 's/^trf-validate/sleep 60; trf-validate/' part.sbatch >slow.sbatch
job=$(TODAY=2015-11-03 sbatch --parsable --array=3 slow.sbatch)
for _ in $(seq 60); do
  [ -z "$(squeue -h -t RUNNING -j "$job")" ] || break
  sleep 1
done
scancel --signal=KILL --full "$job"
wait_for_queue
[ ! -e parts/list.003.csv ]
sh -eu again
wait_for_queue
cmp findings.csv one.csv
echo "a part that was killed and submitted again: the same bytes"
