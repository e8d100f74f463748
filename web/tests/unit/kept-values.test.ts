// SPDX-License-Identifier: MIT
// Stored values of an earlier visit: damaged in any part, or written by an earlier version.

import { describe, expect, test } from 'vitest';
import { gameFrom } from '../../src/archive/archived-game.ts';
import { parseLook } from '../../src/board/looks/look-wish.ts';
import { choiceFrom } from '../../src/engine/engine-choice.ts';
import { gomoku } from '../../src/games/gomoku/index.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import * as analysis from '../../src/screens/analyse/keep/saved-analysis.ts';
import * as daily from '../../src/screens/daily/kept.ts';
import * as editor from '../../src/screens/editor/state.ts';
import * as endings from '../../src/screens/endings/progress.ts';
import { endings as positions } from '../../src/screens/endings/endings.ts';
import * as learn from '../../src/screens/learn/progress.ts';
import * as quiz from '../../src/screens/masters/quiz/score.ts';
import * as trainer from '../../src/screens/openings/trainer/cards.ts';
import { friendsFrom } from '../../src/screens/play/friend/kept-games.ts';
import { fromSaved, toSaved } from '../../src/screens/play/record/saved-game.ts';
import { initialState } from '../../src/screens/play/state/new-game.ts';
import { resultOf } from '../../src/screens/play/state/selectors.ts';
import * as own from '../../src/screens/puzzles/own-puzzles.ts';
import * as puzzles from '../../src/screens/puzzles/progress.ts';
import { parseSettings } from '../../src/shell/page-settings.ts';
import { personFrom } from '../../src/storage/person.ts';
import { parsePreferences } from '../../src/storage/preferences.ts';
import earlier from './data/kept-by-earlier-versions.json' with { type: 'json' };
import savedAnalysis from './data/saved-analysis.json' with { type: 'json' };
import savedGame from './data/saved-game.json' with { type: 'json' };

interface Reader {
  /** A valid stored value. */
  readonly sound: unknown;
  /** What the next visit stores after reading the value; null if it rejects it. */
  again(raw: unknown): unknown;
}

/** For values stored unchanged. */
const plain =
  (read: (raw: unknown) => unknown) =>
  (raw: unknown): unknown =>
    read(raw);

function written<Value>(
  read: (raw: unknown) => Value | null,
  write: (value: Value) => unknown,
): (raw: unknown) => unknown {
  return (raw) => {
    const value = read(raw);
    return value === null ? null : write(value);
  };
}

const savedFriend = { ...savedGame, friend: { id: 'abc', given: 2, offer: null } };

const readers: Readonly<Record<string, Reader>> = {
  'a game': {
    sound: savedGame,
    again: written(
      (raw) => fromSaved(xiangqi, raw),
      (game) => toSaved(initialState(game)),
    ),
  },
  'games with friends': {
    sound: { games: [savedFriend] },
    again: written(
      (raw) => friendsFrom(xiangqi, raw),
      (games) => ({ games: games.map((game) => toSaved(initialState(game))) }),
    ),
  },
  'an analysis': {
    sound: keptAnalysis(savedAnalysis),
    again: keptAnalysis,
  },
  'a draft of a position': {
    sound: { from: xiangqi.startFen, texts: [xiangqi.startFen, 'half'] },
    again: plain(editor.fromKept),
  },
  'puzzles that were tried': {
    sound: {
      version: 1,
      boxes: [[3, 1, 20_000]],
      streak: 1,
      best: 2,
      at: 3,
      theme: '2',
      motif: null,
      order: 'due',
      record: {
        rating: [1500, 200, 0.06],
        rated: [[3, 1400, 100]],
        history: [[1, 3, 1, 1500, 0]],
        day: { day: 20_000, isRight: true, streak: 2, best: 3 },
        rush: { 3: 5, 5: 8 },
      },
    },
    again: written((raw) => puzzles.fromKept('xiangqi', raw), puzzles.toKept),
  },
  "puzzles of one's own": {
    sound: {
      version: 1,
      puzzles: [{ number: 1_000_001, fen: xiangqi.startFen, best: 'h2e2', chance: 0.5 }],
    },
    again: written(own.ownFromKept, own.ownToKept),
  },
  lessons: {
    sound: learn.toKept(learn.noProgress('xiangqi')),
    again: written((raw) => learn.fromKept('xiangqi', raw), learn.toKept),
  },
  endings: {
    sound: { version: 1, done: [positions[0]?.fen], at: 1 },
    again: written(endings.fromKept, endings.toKept),
  },
  "today's set": {
    sound: {
      version: 1,
      day: 20_000,
      tasks: [{ kind: 'puzzle', place: '7' }],
      done: [0],
      isRunning: true,
      last: 20_000,
      streak: 3,
    },
    again: plain(daily.fromKept),
  },
  'trained openings': {
    sound: { version: 1, cards: [['key', 'h2e2h9g7', 1, 20_000]], repertoire: [['key', 'h2e2']] },
    again: written((raw) => trainer.fromKept(xiangqi, raw), trainer.toKept),
  },
  'guessed games': {
    sound: {
      version: 1,
      games: 1,
      best: 0.5,
      running: { game: 7, seat: 'first', guesses: [['h2e2', 'h2e2', 1, 1, 0, 0]] },
    },
    again: written(quiz.fromKept, quiz.toKept),
  },
  preferences: {
    sound: { speaks: true, volume: 50, notation: 'wxf' },
    again: plain(parsePreferences),
  },
  'the look': { sound: { pieces: 'letters', board: null, view: null }, again: plain(parseLook) },
  'the engine': { sound: { threads: 2, tableMegabytes: 32 }, again: plain(choiceFrom) },
  'the page': { sound: { lang: 'vi', theme: 'dark', game: 'gomoku' }, again: plain(parseSettings) },
  'a name': { sound: 'Lan', again: plain(personFrom) },
  'a game of the archive': { sound: archived(), again: plain(gameFrom) },
};

function keptAnalysis(raw: unknown): unknown {
  const kept = analysis.fromKept(xiangqi, raw);
  return kept && analysis.toKept(analysis.initialAnalysis(xiangqi, kept));
}

function archived(): unknown {
  const found = earlier.find(({ name }) => name === 'archive');
  return { ...found?.value, moves: Uint8Array.of(1, 2) };
}

const junk: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  '',
  '__proto__',
  '9'.repeat(100_000),
  [],
  [[]],
  [null, 'x'],
  {},
  { length: 3 },
];

/** The value itself, and with each part damaged in each way. */
function* spoilt(value: unknown): Generator<unknown> {
  yield* junk;
  yield undefined;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
  for (const [name, part] of Object.entries(value)) {
    for (const other of spoilt(part)) {
      if (Array.isArray(value)) yield value.with(Number(name), other);
      else yield { ...value, [name]: other };
    }
  }
}

describe.each(Object.entries(readers))('%s', (_what, { sound, again }) => {
  test('comes back as it was kept', () => {
    expect({ kept: again(sound) }).toMatchObject({ kept: sound });
  });

  test('that is damaged in one place is not used, or becomes something that can be kept', () => {
    let tried = 0;
    for (const raw of spoilt(sound)) {
      const value = again(raw);
      if (value !== null) expect(again(value)).toEqual(value);
      tried++;
    }
    expect(tried).toBeGreaterThan(junk.length);
  });
});

const kept = (name: string): unknown => earlier.find((one) => one.name === name)?.value;

describe('what an earlier version kept', () => {
  test('of a game of Xiangqi is played on', () => {
    const state = initialState(fromSaved(xiangqi, kept('game'))!);
    expect(state.game.moves).toEqual(['h2e2', 'h9g7']);
    expect(resultOf(state)).toBeNull();
    expect(state.settings).toMatchObject({ seat: 'first', level: 5, moveTimeMs: 1000 });
  });

  test('of a game of Gomoku that was given up is over', () => {
    const state = initialState(fromSaved(gomoku, kept('gomoku'))!);
    expect(state.game.moves).toEqual(['h8', 'i9']);
    expect(resultOf(state)).toEqual({ winner: 'second', reason: 'resignation' });
  });

  test('of puzzles are the mistakes and what was solved', () => {
    const progress = puzzles.fromKept('xiangqi', kept('puzzles'))!;
    expect(puzzles.mistakesOf(progress)).toEqual([3]);
    expect(progress).toMatchObject({ streak: 1, best: 4, at: 7, theme: '2', order: 'next' });
  });

  test('of lessons is what is still taught', () => {
    const { done, at } = learn.fromKept('xiangqi', kept('learn'))!;
    expect([...done]).toEqual(['chariot']);
    expect(at).toBe('cannon');
  });

  test('of a game in the archive is a game against nobody in particular', () => {
    expect(gameFrom(archived())).toMatchObject({ result: '1-0', own: 'first', opponent: null });
  });
});
