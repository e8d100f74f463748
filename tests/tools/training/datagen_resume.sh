#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Usage: tests/tools/training/datagen_resume.sh DATAGEN
# A shard of either game whose program is killed repeatedly ends up equal to one played without interruption; shards of
# Xiangqi can be merged; damaged ones are rejected.
set -euo pipefail
datagen=$(realpath "$1")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
fail() { echo "$*" >&2; exit 1; }
size() { stat -c %s "$1" 2>/dev/null || echo 0; }

# survives_being_killed GAME COUNT: leaves the shards GAME.peace and GAME.killed with COUNT games each.
survives_being_killed() {
    local game=$1 count=$2 wanted quarter kilobytes
    play() { "$datagen" play --game "$game" --nodes 200 "$@" 2>/dev/null; }
    play "$game.peace" 1 "$count"
    wanted=$(size "$game.peace")
    for quarter in 1 2 3; do
        # The system kills the program in the middle of a game, when its file exceeds this size in kilobytes.
        kilobytes=$((wanted * quarter / 4 / 1024))
        ! (ulimit -c 0 -f $kilobytes; play "$game.killed" 1 "$count") 2>/dev/null ||
            fail 'the program was done before it could be killed'
        (($(size "$game.killed") == kilobytes * 1024)) ||
            fail "the killed shard has $(size "$game.killed") bytes, not $kilobytes KB"
    done
    play "$game.killed" 1 "$count"
    cmp "$game.peace" "$game.killed" || fail 'the killed shard differs'
    play "$game.killed" 1 "$count"
    cmp "$game.peace" "$game.killed" || fail 'a whole shard is played on'
    ! play "$game.peace" 1 $((count + 1)) || fail 'a shard of other games is gone on with'
    ! play --eval none "$game.peace" 1 "$count" || fail 'a shard is gone on with by another evaluation'
    ! play --nodes 201 "$game.peace" 1 "$count" || fail 'a shard is gone on with by other settings'
}
survives_being_killed xiangqi 8
survives_being_killed gomoku 40

refused() {
    local words=$1
    shift
    ! "$datagen" "$@" 2>refusal || fail "not refused: $*"
    [[ $(<refusal) == *"$words"* ]] || fail "$(<refusal)"
}
refused '"gomoku.peace": it starts with "chuhe-gomoku-data"' play gomoku.peace 1 40
refused '"xiangqi.peace": it starts with "chuhe-data"' play --game gomoku xiangqi.peace 1 8
refused '--rule is no option of --game xiangqi' play --rule renju new 1 1
refused '--rules is no option of --game gomoku' play --game gomoku --rules asian new 1 1
refused '--rule: asian not in' play --game gomoku --rule asian new 1 1
[[ ! -e new ]] || fail 'a refused command leaves a file'

"$datagen" play --nodes 200 second 9 2 2>/dev/null
"$datagen" merge set xiangqi.peace second >/dev/null
"$datagen" merge other second xiangqi.killed xiangqi.peace >/dev/null
cmp <("$datagen" merge --print 100000 set) <("$datagen" merge --print 100000 other) ||
    fail 'the order of shards matters'

head -c $(($(size xiangqi.peace) / 2)) xiangqi.peace >torn
[[ $("$datagen" merge --print 1 torn | wc -l) == 1 ]] || fail 'a torn shard is not read'
{ printf 'x'; tail -c +2 xiangqi.peace; } >damaged
refused '"damaged": it starts with' merge --stats damaged
refused '"gomoku.peace": it starts with "chuhe-gomoku-data"' merge set gomoku.peace
