#!/usr/bin/env bash
# run.sh PROGRAMS FUZZ-CORPUS CPU-SECONDS [TARGET...]: fuzzes each target, one after the other, for
# so much CPU time; then minimises its corpus and prints a row: target, executions, CPU seconds,
# inputs kept. Stops at the first crash or hang, whose bytes are in the folder that is told.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
programs=$(cd "$1" && pwd)
corpora=$(cd "$(dirname "$2")" && pwd)/$(basename "$2")
cpu_seconds=$3
shift 3
targets=${*:-$("$corpora" list) worlds}
work=$programs/work
mkdir -p "$work"
cd "$work"

# A round is a minute at most, so that CPU time and not the clock decides.
round() {
  local program=$1 target=$2 seconds=$3
  TIMEFORMAT='cpu-s %U %S'
  time FUZZ_TARGET=$target "$program" "$target" -max_total_time="$seconds" -timeout=10 \
    -rss_limit_mb=3000 -max_len=16384 -print_final_stats=1 -verbosity=0 \
    -artifact_prefix="$work/found-$target-"
}

for target in $targets; do
  program=$programs/fuzz-readers
  [ "$target" = worlds ] && program=$programs/fuzz-worlds
  corpus=$here/corpus/$target.corpus
  bytes=70000
  # A world takes a thousand times as long as a text.
  [ "$target" = worlds ] && bytes=6000
  rm -rf "$target" "$target.less"
  "$corpora" unpack "$corpus" "$target" > log
  executions=0
  cpu=0
  while [ "$cpu" -lt "$cpu_seconds" ]; do
    left=$((cpu_seconds - cpu))
    round "$program" "$target" $((left < 60 ? left : 60)) > log 2>&1 || {
      cat log
      echo "$target: see $work/found-$target-*"
      exit 1
    }
    executions=$((executions + $(awk '/number_of_executed_units/ { print $2 }' log)))
    cpu=$((cpu + $(awk '/^cpu-s/ { print int($2 + $3) + 1 }' log)))
  done
  mkdir "$target.less"
  FUZZ_TARGET=$target "$program" -merge=1 -timeout=10 -max_len=4096 -verbosity=0 \
    "$target.less" "$target" > log 2>&1 || { cat log; exit 1; }
  kept=$("$corpora" pack "$target.less" "$corpus" "$bytes")
  printf '%s\t%d\t%d\t%s\n' "$target" "$executions" "$cpu" "${kept#*: }" | tee -a figures.tsv
done
