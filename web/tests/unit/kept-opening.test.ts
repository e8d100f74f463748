// SPDX-License-Identifier: MIT
// Swap2 games saved when it was the only procedure, by stage: converted to the acts that lead
// there.

import { describe, expect, test } from 'vitest';
import { gomoku } from '../../src/games/gomoku/index.ts';
import { fromSaved, toSaved } from '../../src/screens/play/record/saved-game.ts';
import { initialState } from '../../src/screens/play/state/new-game.ts';
import type { GameState } from '../../src/screens/play/state/state.ts';
import { ready } from './gomoku-fixtures.ts';

const three = ['h8', 'h9', 'o1'];

/** The old saved form; the stage is null after the choice of sides. */
const old = (stage: string | null, moves: string[], opening: string, seat = 'first'): GameState => {
  const saved = toSaved(ready()) as { settings: object };
  const plies = moves.length > 3 ? 5 : 3;
  const settings = { ...saved.settings, opening, opener: undefined, seat };
  const raw = { ...saved, moves, swap2: stage, openingPlies: plies, settings };
  return initialState(fromSaved(gomoku, JSON.parse(JSON.stringify(raw)))!);
};
const acts = (state: GameState) => state.game.opening?.acts;
const opener = (state: GameState) => state.game.opening?.opener;

describe('a game of swap2 saved before there were other procedures', () => {
  test.each([
    ['you-put-three', ['h8'], 'swap2-yours', ['h8']],
    ['you-put-three', [], 'swap2-yours', []],
    ['engine-puts-three', [], 'swap2-engine', []],
    ['you-answer', three, 'swap2-engine', three],
    ['engine-answers', three, 'swap2-yours', three],
    ['you-put-two', three, 'swap2-engine', [...three, 'two']],
    ['you-put-two', [...three, 'a1'], 'swap2-engine', [...three, 'two', 'a1']],
    ['you-choose', [...three, 'a1', 'b2'], 'swap2-yours', [...three, 'two', 'a1', 'b2']],
  ])('goes on at %s with %j', (stage, moves, opening, expected) => {
    const state = old(stage, moves, opening);
    expect(acts(state)).toEqual(expected);
    expect(state.game.moves).toEqual(moves);
    expect(state.settings.opening).toBe('swap2');
    expect(state.settings.opener).toBe(opening === 'swap2-yours' ? 'person' : 'engine');
  });

  test.each([
    ['swap2-yours', 'first', 'white'],
    ['swap2-yours', 'second', 'black'],
    ['swap2-engine', 'first', 'black'],
    ['swap2-engine', 'second', 'white'],
  ])('keeps the side: %s, the person %s', (opening, seat, word) => {
    const state = old(null, [...three, 'c3'].slice(0, 3), opening, seat);
    expect(acts(state)).toEqual([...three, word]);
    expect(opener(state)).toBe(opening === 'swap2-yours' ? 'person' : 'engine');
  });

  test.each([
    ['swap2-yours', 'first', 'black'],
    ['swap2-engine', 'first', 'white'],
  ])('keeps the side after five stones: %s, the person %s', (opening, seat, word) => {
    const moves = [...three, 'a1', 'b2'];
    expect(acts(old(null, moves, opening, seat))).toEqual([...three, 'two', 'a1', 'b2', word]);
  });
});
