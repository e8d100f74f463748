#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Usage: tests/bench_signature.sh [DEPTH]
# The search is deterministic: with its network every build of it visits the same number of nodes.
set -euo pipefail
cd "$(dirname "$0")/.."
depth=${1:-12}

nodes() { "$@" | sed -n 's/^Nodes searched: //p'; }

native=$(nodes build/native/chuhe bench --depth "$depth")
clang=$(nodes build/clang/chuhe bench --depth "$depth")
wasm=$(nodes node tests/wasm/bench.mjs "$depth" training/xiangqi.net)
printf 'g++    %s\nclang  %s\nwasm   %s\n' "$native" "$clang" "$wasm"
[[ $native =~ ^[1-9][0-9]*$ && $native == "$clang" && $native == "$wasm" ]]
