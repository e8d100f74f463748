#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Usage: tests/tools/training/datagen_resume.sh DATAGEN
# A shard whose program is killed repeatedly ends up equal to one played without interruption; shards can be merged;
# damaged ones are rejected.
set -euo pipefail
datagen=$(realpath "$1")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
fail() { echo "$*" >&2; exit 1; }
play() { "$datagen" play --nodes 200 "$@" 2>>log; }

size() { stat -c %s "$1" 2>/dev/null || echo 0; }

play peace 1 8
wanted=$(size peace)
for quarter in 1 2 3; do
    # The system kills the program in the middle of a game, when its file exceeds this size in kilobytes.
    kilobytes=$((wanted * quarter / 4 / 1024))
    ! (ulimit -c 0 -f $kilobytes; play killed 1 8) 2>>log || fail 'the program was done before it could be killed'
    (($(size killed) == kilobytes * 1024)) || fail "the killed shard has $(size killed) bytes, not $kilobytes KB"
done
play killed 1 8
cmp peace killed || fail 'the killed shard differs'

play second 9 2
"$datagen" merge set peace second >/dev/null
"$datagen" merge other second killed peace >/dev/null
cmp <("$datagen" merge --print 100000 set) <("$datagen" merge --print 100000 other) ||
    fail 'the order of shards matters'

head -c $((wanted / 2)) peace >torn
[[ $("$datagen" merge --print 1 torn | wc -l) == 1 ]] || fail 'a torn shard is not read'
{ printf 'x'; tail -c +2 peace; } >damaged
! "$datagen" merge --stats damaged 2>refusal || fail 'a damaged shard is read'
[[ $(wc -l <refusal) == 1 && $(<refusal) == *'"damaged": it starts with'* ]] || fail "$(<refusal)"
! play peace 1 9 || fail 'a shard of other games is gone on with'
! play --eval none peace 1 8 || fail 'a shard is gone on with by another evaluation'
