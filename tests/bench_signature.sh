#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Usage: tests/bench_signature.sh [DEPTH]
# The search is deterministic: every build of it visits the same number of nodes, in Xiangqi by the
# network as by the hand-made evaluation, in Gomoku three plies less deep.
set -euo pipefail
cd "$(dirname "$0")/.."
depth=${1:-12}

nodes() { "$@" | sed -n 's/^Nodes searched: //p'; }

# What is counted, then the nodes of each build.
compare() {
    printf '%s: g++ %s, clang %s, wasm %s\n' "$@"
    [[ $2 =~ ^[1-9][0-9]*$ && $2 == "$3" && $2 == "$4" ]]
}

# The evaluation for `chuhe`, then what the bench of the module is told of it.
xiangqi() {
    local bench=(bench --depth "$depth" --eval "$1")
    compare "xiangqi by $1" "$(nodes build/native/chuhe "${bench[@]}")" \
        "$(nodes build/clang/chuhe "${bench[@]}")" \
        "$(nodes node tests/wasm/bench.mjs xiangqi "$depth" "${@:2}")"
}

gomoku() {
    local bench=(bench --depth "$1")
    compare gomoku "$(nodes build/native/pbrain-chuhe "${bench[@]}")" \
        "$(nodes build/clang/pbrain-chuhe "${bench[@]}")" \
        "$(nodes node tests/wasm/bench.mjs gomoku "$1")"
}

xiangqi engine/xiangqi/eval/network/xiangqi.net engine/xiangqi/eval/network/xiangqi.net
xiangqi none
gomoku $((depth - 3))
