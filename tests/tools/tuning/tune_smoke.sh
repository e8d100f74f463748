#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Usage: tests/tools/tuning/tune_smoke.sh TUNE
# The tuner of either game sees that parameters matter; one that is killed repeatedly ends up with the same journal and
# the same report as one that is not.
set -euo pipefail
tune=$(realpath "$1")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
fail() { echo "$*" >&2; exit 1; }

tune() { "$tune" --positions 80 --nodes 2000 --value-nodes 4000 "$@"; }

# survives_being_killed GAME PARAMETER…: leaves the journal GAME.peace.
survives_being_killed() {
    local game=$1 size quarter
    shift
    set -- --game "$game" "$@"
    tune "$game.peace" "$@" >"$game.report"
    grep -qE '^[1-9][0-9]* positions depend on the parameters$' "$game.report" ||
        fail "no parameter of $game matters: $(<"$game.report")"
    [[ $(grep -cE '^[A-Z].*, standard error [0-9.]+' "$game.report") == $(($# - 2)) ]] ||
        fail "not all parameters are reported: $(<"$game.report")"
    size=$(stat -c %s "$game.peace")
    for quarter in 1 2 3; do
        # The system kills the program when its file exceeds this size in kilobytes.
        ! (ulimit -c 0 -f $((size * quarter / 4 / 1024)); tune "$game.killed" "$@") >/dev/null 2>&1 ||
            fail 'the program was done before it could be killed'
    done
    tune "$game.killed" "$@" >"$game.killed.report"
    cmp "$game.peace" "$game.killed" || fail 'the journal differs'
    cmp <(sed -n '/^parameter/,$p' "$game.report") <(sed -n '/^parameter/,$p' "$game.killed.report") ||
        fail 'the report differs'
    ! tune "$game.peace" "$@" --seed 2 2>refusal || fail 'a journal is gone on with by another seed'
    [[ $(<refusal) == *"\"$game.peace\" is of something else"* ]] || fail "$(<refusal)"
}
survives_being_killed xiangqi FutilityBase ReverseFutilityByDepth ReductionBase
survives_being_killed gomoku ReductionBase LateMovePruningByDepth RazoringByDepth

sed 's/^\(choices plus-0.*\) [^ ]*$/\1/' gomoku.peace >short
! tune --game gomoku short ReductionBase LateMovePruningByDepth RazoringByDepth >/dev/null 2>refusal ||
    fail 'a journal without some moves is gone on with'
[[ $(<refusal) == *plus-0* ]] || fail "$(<refusal)"
! "$tune" --positions 1 --nodes 1 few FutilityBase >/dev/null 2>refusal || fail 'something is found in nothing'
[[ $(<refusal) == *'there is nothing to find out'* ]] || fail "$(<refusal)"

! "$tune" new FutilityBase NoSuchName 2>refusal || fail 'a parameter that there is not is tuned'
[[ $(<refusal) == *'there is no parameter "NoSuchName"'* ]] || fail "$(<refusal)"
! "$tune" --game gomoku --rules asian new 2>refusal || fail 'rules of the other game are played'
[[ $(<refusal) == *asian* ]] || fail "$(<refusal)"
[[ ! -e new ]] || fail 'a refused command leaves a file'
