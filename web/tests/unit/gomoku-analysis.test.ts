// SPDX-License-Identifier: MIT
// Analysis of Gomoku: records with their rule, and findings of a review.

import { faultSaying } from './fake-engine-host.ts';
import { describe, expect, test } from 'vitest';
import { initialAnalysis } from '../../src/screens/analyse/keep/saved-analysis.ts';
import { reduce } from '../../src/screens/analyse/reduce.ts';
import { flawInWords } from '../../src/screens/analyse/review/verdict-words.ts';
import type { AnalysisEvent, AnalysisState } from '../../src/screens/analyse/state.ts';
import { addressOf, fileName } from '../../src/screens/analyse/export/take-out.ts';
import { movesTo } from '../../src/screens/analyse/record/tree.ts';
import { barrenness, nameOf, notationOf, numberedMove } from '../../src/screens/analyse/words.ts';
import type { RecordReading, Snapshot } from '../../src/engine/protocol.ts';
import { startFenOf } from '../../src/games/game-spec.ts';
import { gomoku } from '../../src/games/gomoku/index.ts';
import { strings as en } from '../../src/i18n/en/page.ts';
import { strings as zhHans } from '../../src/i18n/zh-hans/page.ts';
import { openAsk } from './game-fixtures.ts';
import { stones } from './gomoku-fixtures.ts';

function after(state: AnalysisState, ...events: AnalysisEvent[]): AnalysisState {
  return events.reduce(reduce, state);
}

function described(state: AnalysisState, known: Snapshot): AnalysisState {
  const { ask } = state;
  if (ask?.kind !== 'describe') throw new Error('nobody asked for a description');
  return after(state, {
    type: 'described',
    ask,
    snapshot: known,
    written: { uci: ask.position.moves },
  });
}

function ready(): AnalysisState {
  const opened = initialAnalysis(gomoku, null);
  const loaded = after(opened, { type: 'engine', event: { type: 'ready' } });
  return described(loaded, stones({}));
}

function nodeFor(move: string, index: number) {
  const notes = { comment: '', glyphs: [], evaluation: null, clockMs: null };
  return { parent: Math.max(index - 1, 0), move, written: {}, notes };
}

const reading: RecordReading = {
  format: 'psq',
  games: [{ first: 'Alice', second: 'Bob', event: '', date: '', result: '', plies: 2 }],
  tree: {
    startFen: startFenOf(gomoku, 'renju'),
    headers: [
      { name: 'Black', value: 'Alice' },
      { name: 'White', value: 'Bob' },
    ],
    nodes: ['', 'h8', 'h9'].map(nodeFor),
  },
  warnings: [],
};

function given(state: AnalysisState, answer: RecordReading): AnalysisState {
  const asked = after(state, { type: 'record-given', bytes: new Uint8Array(4), chosen: 0 });
  return after(asked, { type: 'record-read', ask: openAsk(asked, 'read-record'), reading: answer });
}

describe('a record', () => {
  test('is read by the rule that is chosen, and judged by the one it names', () => {
    const asked = after(ready(), { type: 'record-given', bytes: new Uint8Array(1), chosen: 0 });
    expect(asked.ask).toMatchObject({ kind: 'read-record', rules: 'freestyle' });
    const opened = given(ready(), reading);
    expect(opened.settings.rules).toBe('renju');
    expect(opened.position).toMatchObject({ rules: 'renju' });
    expect(nameOf(opened, 'first', en)).toBe('Alice');
    expect(nameOf(opened, 'second', en)).toBe('Bob');
    expect(fileName(opened, 'psq')).toBe('Alice - Bob.psq');
    expect(after(opened, { type: 'undone' }).settings.rules).toBe('freestyle');
  });

  test('of another board is opened on it, and undone on the one before', () => {
    const rows = Array(20).fill('20').join('/');
    const nodes = ['', 't20'].map(nodeFor);
    const tree = { startFen: `${rows} b freestyle`, headers: [], nodes };
    const opened = given(ready(), { ...reading, tree });
    expect(opened.source).toMatchObject({ isOpened: true, otherSize: null });
    expect(opened.spec).toMatchObject({ id: 'gomoku', files: 20, ranks: 20 });
    expect(after(opened, { type: 'undone' }).spec).toBe(gomoku);
  });

  test('of a board that the page does not have is refused with its size', () => {
    const nodes = ['', 'a1'].map(nodeFor);
    const tree = { startFen: '7/7/7/7/7/7/7 b freestyle', headers: [], nodes };
    const opened = given(ready(), { ...reading, tree });
    expect(opened.source).toMatchObject({ isOpened: false, otherSize: 7 });
    expect(barrenness(opened.source, en)).toContain('a 7 × 7 board');
    expect(opened.tree.nodes).toHaveLength(1);
  });

  test('has moves that read the same in every language', () => {
    const opened = given(ready(), reading);
    expect(notationOf(opened, zhHans)).toBe('uci');
    expect(numberedMove(opened, 1, zhHans)).toBe('1. h8');
  });

  test('is shared as a link of its game', () => {
    Object.assign(globalThis, { location: { href: 'https://example.org/' } });
    expect(addressOf('gomoku', 'w1abc')).toBe('https://example.org/#/analyse/gomoku/w1abc');
  });
});

describe('another rule', () => {
  const wanted = after(given(ready(), reading), {
    type: 'settings-changed',
    settings: { rules: 'standard' },
  });
  test('holds from the start where all moves of the record fit it', () => {
    expect(wanted.ask).toMatchObject({ kind: 'judge-record', rules: 'standard' });
    expect(wanted.settings.rules).toBe('renju');
    const changed = after(wanted, { type: 'record-judged', ask: openAsk(wanted, 'judge-record') });
    expect(changed.settings.rules).toBe('standard');
    expect(changed.tree.startFen).toBe(startFenOf(gomoku, 'standard'));
    expect(changed.tree.nodes).toHaveLength(3);
    expect(changed.findings.refusedRule).toBeNull();
    expect(after(changed, { type: 'undone' }).settings.rules).toBe('renju');
  });

  test('is refused, with the move, where one could not have been played', () => {
    const fault = { ...faultSaying('illegal move'), code: 'overline', text: 'h8', number: 9 };
    const { ask } = wanted;
    const kept = after(wanted, { type: 'refused', ask: ask!, fault });
    expect(kept.settings.rules).toBe('renju');
    expect(kept.findings.refusedRule).toEqual({ rules: 'standard', move: '5. h8' });
    expect(movesTo(kept.tree, kept.at)).toEqual(movesTo(wanted.tree, wanted.at));
    expect(kept.tree).toBe(wanted.tree);
  });
});

test('a mistake is a win by force that was missed or allowed', () => {
  const missed = { kind: 'misses-win', moves: 6, piece: '' } as const;
  expect(flawInWords(gomoku, missed, en)).toBe('misses a forced win in 6');
  const allowed = { ...missed, kind: 'allows-win' } as const;
  expect(flawInWords(gomoku, allowed, en)).toBe('allows a forced win in 6');
});
