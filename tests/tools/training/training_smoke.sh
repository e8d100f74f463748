#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Usage: tests/tools/training/training_smoke.sh DIRECTORY_OF_PROGRAMS WEIGHTS_H
# From games to weights: a small shard trains a network of either game, which its engine loads and searches with, and
# changes the weights of the evaluation.
set -euo pipefail
bin=$(realpath "$1") weights=$(realpath "$2")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
fail() { echo "$*" >&2; exit 1; }

refused() {
    local words=$1
    shift
    ! "$@" 2>refusal || fail "not refused: $*"
    [[ $(wc -l <refusal) == 1 && $(<refusal) == *"$words"* ]] || fail "$(<refusal)"
}

# learns GAME ENGINE TOLD OPTION…: trains a network of the game on games played with these options.
learns() {
    local game=$1 engine=$bin/$2 told=$3
    shift 3
    mkdir "$game"
    # Game 50 belongs to the held-out games.
    "$bin/datagen" play --game "$game" --nodes 100 --eval none "$@" "$game/shard" 45 6 2>log || fail "$(<log)"
    train() { "$bin/train_network" --game "$game" "$game/$1" "$game/shard" --epochs 2 --threads "$2"; }
    train network 2 >trained
    [[ $(grep -cE "^epoch [12]: loss 0\.[0-9]+, held out 0\.[0-9]+$told$" trained) == 2 ]] || fail "$(<trained)"
    "$engine" bench --depth 3 --eval "$game/network" >searched || fail 'the network cannot be loaded'
    "$engine" bench --depth 3 >shipped
    ! cmp -s <(grep '^Nodes searched' searched) <(grep '^Nodes searched' shipped) ||
        fail 'the search does not ask the network'
    # A second start continues from the saved state, and has nothing left to do.
    cp "$game/network" before
    train network 1 >again
    ! grep -q '^epoch' again || fail 'epochs are trained twice'
    cmp "$game/network" before || fail 'nothing was trained, and the network differs'
    # Neither the number of threads nor an interruption changes the result.
    train other 1 >/dev/null
    cmp "$game/network" "$game/other" || fail 'the number of threads changes the network'
    # A file that is not a shard is rejected.
    refused 'it starts with' "$bin/train_network" --game "$game" none "$weights"
}
learns xiangqi chuhe ''
learns gomoku pbrain-chuhe ', best move first [0-9.]+ %' --rule renju
refused 'it starts with "chuhe-data"' "$bin/train_network" --game gomoku none xiangqi/shard
refused 'it starts with "chuhe-gomoku-data"' "$bin/train_network" none gomoku/shard
cp xiangqi/network.state gomoku/other.state
refused 'is not the state of such a network' \
    "$bin/train_network" --game gomoku gomoku/other gomoku/shard --epochs 2
refused '--policy is no option of --game xiangqi' "$bin/train_network" none xiangqi/shard --policy 5
# A network is trained further: a single step, of a millionth, changes no more than the biases that are finer than that,
# in Xiangqi 8 times 16, in Gomoku 6 times 33, and the checksum.
trains_further() { # GAME BIASES NETWORK
    "$bin/train_network" --game "$1" "$1/further" "$1/shard" --from "$3" --epochs 1 --rate 1 --batch 100000 >further
    (($(cmp -l "$3" "$1/further" | wc -l) <= $2 * 4 + 8)) || fail "$(<further)"
    rm "$1/further" "$1/further.state"
}
trains_further xiangqi $((8 * 16)) xiangqi/network
trains_further gomoku $((6 * 33)) gomoku/network
# The vectors of shapes in the shipped network are large.
trains_further gomoku $((6 * 33)) "${weights%/xiangqi/*}/gomoku/eval/network/gomoku.net"
refused '"xiangqi/shard": ' "$bin/train_network" none xiangqi/shard --from xiangqi/shard

cp "$weights" weights.h
"$bin/texel" weights.h xiangqi/shard --epochs 3 >tuned || fail 'the weights cannot be tuned'
grep -q '^epoch 3: loss 0\.' tuned || fail "$(<tuned)"
! cmp -s "$weights" weights.h || fail 'no weight has moved'
cmp <(sed -E 's/-?[0-9]+//g' "$weights") <(sed -E 's/-?[0-9]+//g' weights.h) ||
    fail 'more than numbers has changed'

# Fits outcome chances to the games of a match; two of 20 games are held out.
"$bin/match" "$bin/chuhe; name=one; nodes=100" "$bin/chuhe; name=other; nodes=120" --games 20 --pgn games \
    >/dev/null || fail 'no match was played'
"$bin/fit_outcomes" games >fitted || fail 'the chances cannot be fitted'
[[ $(head -n 1 fitted) == '20 games' ]] || fail "$(<fitted)"
[[ $(grep -cE '^    \.(even_win|spread) = \{[0-9]+(, [0-9]+){4}\},$' fitted) == 2 ]] || fail "$(<fitted)"
# More free parameters never make the fit worse.
loss() { sed -nE "s/^$1 +([0-9.]+) .*/\1/p" fitted; }
[[ $(printf '%s\n' "$(loss 'by phase')" "$(loss 'one curve for all phases')" | sort -g | head -n 1) == "$(loss 'by phase')" ]] ||
    fail "$(<fitted)"
refused 'no games' "$bin/fit_outcomes" "$weights"

# Fits piece values to the same games: the rook is the most valuable piece.
"$bin/piece_values" games >prices || fail 'pieces cannot be priced'
[[ $(awk '/^[ABNRCP] / { print $NF, $1 }' prices | sort -gr | sed -n '1s/.* //p;$=') == $'R\n6' ]] || fail "$(<prices)"
refused 'no games' "$bin/piece_values" "$weights"
