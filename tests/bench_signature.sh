#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Usage: tests/bench_signature.sh [DEPTH]
# The search is deterministic: every build of it visits the same number of nodes, by the network as by
# the hand-made evaluation, in Gomoku three plies less deep.
set -euo pipefail
cd "$(dirname "$0")/.."
depth=${1:-12}

nodes() { "$@" | sed -n 's/^Nodes searched: //p'; }

# What is counted, then the nodes of each build.
compare() {
    printf '%s: g++ %s, clang %s, wasm %s, with threads %s\n' "$@"
    [[ $2 =~ ^[1-9][0-9]*$ && $2 == "$3" && $2 == "$4" && $2 == "$5" ]]
}

# The game, its program and depth, then the evaluation: a network or none.
signature() {
    local bench=(bench --depth "$3" --eval "$4") network=("$4")
    [[ $4 != none ]] || network=()
    compare "$1 by $4" "$(nodes "build/native/$2" "${bench[@]}")" \
        "$(nodes "build/asan/$2" "${bench[@]}")" \
        "$(nodes node tests/wasm/bench.mjs "$1" "$3" "${network[@]}")" \
        "$(nodes node tests/wasm/bench.mjs --threads "$1" "$3" "${network[@]}")"
}

for evaluation in engine/xiangqi/eval/network/xiangqi.net none; do
    signature xiangqi chuhe "$depth" "$evaluation"
done
for evaluation in engine/gomoku/eval/network/gomoku.net none; do
    signature gomoku pbrain-chuhe $((depth - 3)) "$evaluation"
done
