#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Usage: tests/bench_signature.sh [DEPTH]
# The search is deterministic: every build visits the same number of nodes, with the network and with the
# hand-written evaluation; Gomoku is searched three plies less deep.
set -euo pipefail
cd "$(dirname "$0")/.."
depth=${1:-12}

# Prints the search, the build and the number of nodes.
search() {
    local build=$1 game=$2 depth=$3 evaluation=$4 program=chuhe network=("$4") command
    [[ $game == xiangqi ]] || program=pbrain-chuhe
    [[ $evaluation != none ]] || network=()
    case $build in
        clang) command=("build/asan/$program" bench --depth "$depth" --eval "$evaluation") ;;
        g++) command=("build/native/$program" bench --depth "$depth" --eval "$evaluation") ;;
        wasm) command=(node tests/wasm/bench.mjs "$game" "$depth" "${network[@]}") ;;
        wasm-threads) command=(node tests/wasm/bench.mjs --threads "$game" "$depth" "${network[@]}") ;;
    esac
    echo "$game by $evaluation: $build $("${command[@]}" | sed -n 's/^Nodes searched: //p')"
}

# clang's builds, with sanitizers, take longest and so start first.
for build in clang g++ wasm wasm-threads; do
    for evaluation in engine/xiangqi/eval/network/xiangqi.net none; do
        echo "$build xiangqi $depth $evaluation"
    done
    for evaluation in engine/gomoku/eval/network/gomoku.net none; do
        echo "$build gomoku $((depth - 3)) $evaluation"
    done
done |
    xargs -P "$(getconf _NPROCESSORS_ONLN)" -L 1 bash -euc "$(declare -f search); search \"\$@\"" search |
    sort | awk '
        { print; searched = $1 " " $3 }
        !(searched in nodes) { nodes[searched] = $NF }
        $NF !~ /^[1-9][0-9]*$/ || $NF != nodes[searched] { differs = 1 }
        END { exit differs || NR != 16 }'
