#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Usage: tests/bench_signature.sh [DEPTH]
# The search is deterministic: every build of it visits the same number of nodes, by the network as
# by the hand-made evaluation.
set -euo pipefail
cd "$(dirname "$0")/.."
depth=${1:-12}

nodes() { "$@" | sed -n 's/^Nodes searched: //p'; }

# The evaluation for `chuhe`, then what the bench of the module is told of it.
compare() {
    local eval=$1 native clang wasm
    shift
    native=$(nodes build/native/chuhe bench --depth "$depth" --eval "$eval")
    clang=$(nodes build/clang/chuhe bench --depth "$depth" --eval "$eval")
    wasm=$(nodes node tests/wasm/bench.mjs "$depth" "$@")
    printf '%s: g++ %s, clang %s, wasm %s\n' "$eval" "$native" "$clang" "$wasm"
    [[ $native =~ ^[1-9][0-9]*$ && $native == "$clang" && $native == "$wasm" ]]
}

compare training/xiangqi.net training/xiangqi.net
compare none
