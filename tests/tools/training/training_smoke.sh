#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Usage: tests/tools/training/training_smoke.sh DIRECTORY_OF_PROGRAMS WEIGHTS_H
# From games to weights: a small shard trains a network that the engine loads and searches with, and changes the
# weights of the evaluation.
set -euo pipefail
bin=$(realpath "$1") weights=$(realpath "$2")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
fail() { echo "$*" >&2; exit 1; }

# Game 50 belongs to the held-out games.
"$bin/datagen" play --nodes 100 --eval none shard 45 6 2>log || fail "$(<log)"

"$bin/train_network" network shard --epochs 2 --threads 2 >trained
[[ $(grep -c '^epoch [12]: loss 0\.[0-9]*, held out 0\.[0-9]*$' trained) == 2 ]] || fail "$(<trained)"
"$bin/chuhe" bench --depth 3 --eval network >searched || fail 'the network cannot be loaded'
"$bin/chuhe" bench --depth 3 >shipped
! cmp -s <(grep '^Nodes searched' searched) <(grep '^Nodes searched' shipped) ||
    fail 'the search does not ask the network'

# A second start continues from the saved state, and has nothing left to do.
cp network before
"$bin/train_network" network shard --epochs 2 --threads 1 >again
! grep -q '^epoch' again || fail 'epochs are trained twice'
cmp network before || fail 'nothing was trained, and the network differs'
# Neither the number of threads nor an interruption changes the result.
"$bin/train_network" other shard --epochs 2 --threads 1 >/dev/null
cmp network other || fail 'the number of threads changes the network'

cp "$weights" weights.h
"$bin/texel" weights.h shard --epochs 3 >tuned || fail 'the weights cannot be tuned'
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
! "$bin/fit_outcomes" "$weights" 2>refusal || fail 'a header file was taken for games'
[[ $(<refusal) == *'no games'* ]] || fail "$(<refusal)"

# Fits piece values to the same games: the rook is the most valuable piece.
"$bin/piece_values" games >prices || fail 'pieces cannot be priced'
[[ $(awk '/^[ABNRCP] / { print $NF, $1 }' prices | sort -gr | sed -n '1s/.* //p;$=') == $'R\n6' ]] || fail "$(<prices)"
! "$bin/piece_values" "$weights" 2>refusal || fail 'a header file was taken for games'
[[ $(<refusal) == *'no games'* ]] || fail "$(<refusal)"

# The same for Gomoku, where game 50 is held out, too.
"$bin/gomoku_datagen" stones 45 6 --nodes 100 --rule renju --eval none 2>log || fail "$(<log)"
cp stones again
"$bin/gomoku_datagen" again 45 6 --nodes 100 --rule renju --eval none 2>log || fail "$(<log)"
cmp stones again || fail 'a whole shard is played on'
! "$bin/gomoku_datagen" again 45 6 --nodes 100 --eval none 2>refusal ||
    fail 'a shard is gone on with by another rule'
"$bin/train_gomoku_network" points stones --epochs 2 --threads 2 >trained
[[ $(grep -c '^epoch [12]: loss 0\.[0-9]*$' trained) == 2 ]] || fail "$(<trained)"
"$bin/train_gomoku_network" others stones --epochs 2 --threads 1 >/dev/null
cmp points others || fail 'the number of threads changes the network of Gomoku'
"$bin/pbrain-chuhe" bench --depth 3 --eval points >searched || fail 'the network cannot be loaded'
"$bin/pbrain-chuhe" bench --depth 3 >shipped
! cmp -s <(grep '^Nodes searched' searched) <(grep '^Nodes searched' shipped) ||
    fail 'the search of Gomoku does not ask the network'
! "$bin/train_gomoku_network" none shard 2>refusal || fail 'games of Xiangqi were taken for Gomoku'
[[ $(wc -l <refusal) == 1 && $(<refusal) == *'it is no shard'* ]] || fail "$(<refusal)"

# A file that is not a shard is rejected with one line.
! "$bin/train_network" none "$weights" 2>refusal || fail 'a header file was taken for games'
[[ $(wc -l <refusal) == 1 && $(<refusal) == *'it starts with'* ]] || fail "$(<refusal)"
