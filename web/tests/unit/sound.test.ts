// SPDX-License-Identifier: MIT
// The sounds of a game.

import { describe, expect, test } from 'vitest';
import { strings as en } from '../../src/i18n/en/page.ts';
import { strings as zhHans } from '../../src/i18n/zh-hans/page.ts';
import { soundOf, speechOf } from '../../src/screens/play/sound/what-to-hear.ts';
import type { GameState } from '../../src/screens/play/state/state.ts';
import {
  after,
  afterCannon,
  answeredWith,
  describedAs,
  mated,
  ready,
  snapshot,
  thinking,
} from './game-fixtures.ts';

const moved = after(ready(), { type: 'move-played', move: 'h2e2' });

function heard(to: Parameters<typeof describedAs>[1]): [GameState, GameState] {
  return [moved, describedAs(moved, to, { 'zh-hans': ['炮二平五'] })];
}

describe('a move', () => {
  test('sounds otherwise when it takes, checks or ends the game', () => {
    expect(soundOf(...heard(afterCannon))).toBe('move');
    const taken = snapshot({ ...afterCannon, fen: afterCannon.fen.replace('p1p1p', '2p1p') });
    expect(soundOf(...heard(taken))).toBe('capture');
    expect(soundOf(...heard(snapshot({ ...afterCannon, inCheck: true })))).toBe('check');
    const black = answeredWith(thinking(), 'h9g7');
    expect(soundOf(black, describedAs(black, mated))).toBe('end');
  });

  test('is read out in words, or in Chinese as it is written', () => {
    expect(speechOf(...heard(afterCannon), en)).toBe('red cannon h2 to e2');
    expect(speechOf(...heard(afterCannon), zhHans)).toBe('炮二平五');
  });

  test('is read out with the check it gives', () => {
    expect(speechOf(...heard(snapshot({ ...afterCannon, inCheck: true })), en)).toBe(
      'red cannon h2 to e2. Check!',
    );
  });
});

test('nothing is heard of what only looks different', () => {
  const flipped = after(ready(), { type: 'flip' });
  expect(soundOf(ready(), flipped)).toBeNull();
  expect(speechOf(ready(), flipped, en)).toBe('');
});

test('whoever changes the volume hears it', () => {
  const louder = after(ready(), { type: 'settings-changed', settings: { volume: 50 } });
  expect(soundOf(ready(), louder)).toBe('move');
});
