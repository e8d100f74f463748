// SPDX-License-Identifier: MIT
// The ten opponents: strength, style, names and faces.

import { describe, expect, test } from 'vitest';
import { faces } from '../../src/ui/faces/drawings.ts';
import { fromSaved, toSaved } from '../../src/screens/play/record/saved-game.ts';
import { headersOf } from '../../src/games/played-game.ts';
import { levelOf, opponentIds, opponentOf } from '../../src/games/opponents.ts';
import { opponentTexts } from '../../src/i18n/en/opponents.ts';
import { languages } from '../../src/i18n/languages.ts';
import { playedGame } from '../../src/screens/play/record/played.ts';
import { strings as en } from '../../src/i18n/en/page.ts';
import { styleOf } from '../../src/games/styles.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import type { GameState } from '../../src/screens/play/state/state.ts';
import { after, afterCannon, answered, describedAs, ready } from './game-fixtures.ts';

const kMostBytes = 2048;

describe('the opponents', () => {
  test('are one for each level', () => {
    expect(opponentIds.map(levelOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(opponentOf('nobody')).toBeNull();
  });

  test('play differently from each other, in either game', () => {
    for (const game of ['xiangqi', 'gomoku'] as const) {
      const styles = opponentIds.map((one) => JSON.stringify(styleOf(one, game)));
      expect(new Set(styles).size).toBe(10);
    }
  });

  test('open Gomoku as Gomoku is opened', () => {
    for (const one of opponentIds)
      expect(['direct', 'indirect']).toContain(styleOf(one, 'gomoku').opening);
  });

  test.each(opponentIds)('%s has a face of two kilobytes at most', (one) => {
    const drawn = faces[one].map(({ path, colour, width }) =>
      width === undefined
        ? `<path fill="${colour}" d="${path}"/>`
        : `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${path}"/>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${drawn.join('')}</svg>`;
    expect(svg.length).toBeLessThanOrEqual(kMostBytes);
  });

  test.each(languages)(
    'are called differently in $tag, and each has a sentence',
    async ({ tag }) => {
      await opponentTexts.load(tag);
      const { names, about } = opponentTexts.in(tag);
      expect(new Set(Object.values(names)).size).toBe(10);
      expect(new Set(Object.values(about)).size).toBe(10);
    },
  );
});

/** The question to the engine after the first move. */
function asked(state: GameState): GameState['ask'] {
  return describedAs(after(state, { type: 'move-played', move: 'h2e2' }), afterCannon).ask;
}

describe('a game against one of them', () => {
  const begun = after(ready(), {
    type: 'game-set-up',
    settings: { opponent: 'lan', level: levelOf('lan') },
  });

  test('asks the engine for a move of that player at their level', () => {
    const state = after(answered(), { type: 'settings-changed', settings: { opponent: 'lan' } });
    expect(state.settings.opponent).toBe('lan');
    expect(
      asked(after(ready(), { type: 'settings-changed', settings: { opponent: 'lan', level: 9 } })),
    ).toMatchObject({ kind: 'search', opponent: 'lan', limits: { level: 9 } });
  });

  test('without a person to meet has no style', () => {
    expect(asked(ready())).toMatchObject({ kind: 'search', opponent: null });
  });

  test('names them in its record, with the rating of their level', () => {
    const headers = headersOf(xiangqi, playedGame(begun, en));
    expect(headers).toContainEqual({ name: 'Black', value: 'Granny Lan' });
    expect(headers).toContainEqual({ name: 'BlackElo', value: String(xiangqi.ratings[8]) });
  });

  test('comes back after a reload; a level that is not theirs is a number', () => {
    const saved = JSON.parse(JSON.stringify(toSaved(begun)));
    expect(fromSaved(xiangqi, saved)?.settings).toMatchObject({ opponent: 'lan', level: 9 });
    const other = { ...saved, settings: { ...saved.settings, level: 4 } };
    expect(fromSaved(xiangqi, other)?.settings).toMatchObject({ opponent: null, level: 4 });
  });
});
