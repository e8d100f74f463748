// SPDX-License-Identifier: MIT
// Piece values: when they are requested, where they are drawn, and how they are read out.

import { describe, expect, test } from 'vitest';
import { squareLabels } from '../../src/board/labels.ts';
import {
  fromKept,
  initialAnalysis,
  toKept,
} from '../../src/screens/analyse/keep/saved-analysis.ts';
import { analysisBoard } from '../../src/screens/analyse/board-of.ts';
import { valuesOf } from '../../src/screens/analyse/findings.ts';
import { reduce } from '../../src/screens/analyse/reduce.ts';
import type { AnalysisEvent, AnalysisState } from '../../src/screens/analyse/state.ts';
import { valuesInWords } from '../../src/screens/analyse/words.ts';
import { pointOf } from '../../src/board/geometry.ts';
import { scene } from '../../src/board/scene.ts';
import type { Snapshot } from '../../src/engine/protocol.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { strings as en } from '../../src/i18n/en/page.ts';
import { strings as vi } from '../../src/i18n/vi/page.ts';
import { afterCannon, start } from './game-fixtures.ts';

const values = [
  { square: 'a0', centipawns: 843 },
  { square: 'b0', centipawns: -24 },
  { square: 'c0', centipawns: -3 },
];

function after(state: AnalysisState, ...events: AnalysisEvent[]): AnalysisState {
  return events.reduce(reduce, state);
}

function described(state: AnalysisState, snapshot: Snapshot): AnalysisState {
  const { ask } = state;
  if (ask?.kind !== 'describe') throw new Error('nobody asked for a description');
  return after(state, { type: 'described', ask, snapshot, written: {} });
}

function told(state: AnalysisState): AnalysisState {
  const { ask } = state;
  if (ask?.kind !== 'piece-values') throw new Error('nobody asked what the pieces are worth');
  return after(state, { type: 'values-computed', ask, pieces: values });
}

function switched(state: AnalysisState, hasPieceValues: boolean): AnalysisState {
  return after(state, { type: 'settings-changed', settings: { hasPieceValues } });
}

const ready = (): AnalysisState => described(initialAnalysis(xiangqi, null), start);

/** The setting after the analysis was stored and opened again. */
function isWantedAgain(state: AnalysisState): boolean | undefined {
  return fromKept(xiangqi, JSON.parse(JSON.stringify(toKept(state))))?.settings.hasPieceValues;
}

describe('the worth of the pieces', () => {
  test('is asked when somebody wants it, and then the engine thinks on', () => {
    expect(ready().ask?.kind).toBe('search');
    const wanted = switched(ready(), true);
    expect(valuesOf(wanted)).toBeNull();
    expect(told(wanted).ask?.kind).toBe('search');
    expect(valuesOf(told(wanted))).toBe(values);
  });

  test('is asked of a paused engine too, and once', () => {
    const paused = after(ready(), { type: 'run-toggled' });
    expect(told(switched(paused, true)).ask).toBeNull();
    expect(switched(switched(told(switched(paused, true)), false), true).ask).toBeNull();
  });

  test('is asked anew at every step, before the search, and the old one is shown no more', () => {
    const moved = after(told(switched(ready(), true)), { type: 'move-played', move: 'h2e2' });
    expect(valuesOf(moved)).toBeNull();
    const arrived = described(moved, afterCannon);
    expect(arrived.ask).toMatchObject({ kind: 'piece-values', position: { moves: ['h2e2'] } });
    expect(told(arrived).ask?.kind).toBe('search');
  });

  test('that the engine does not tell is asked no more', () => {
    const wanted = switched(ready(), true);
    const refused = after(wanted, {
      type: 'refused',
      ask: wanted.ask!,
      fault: null,
    });
    expect(refused.ask?.kind).toBe('search');
  });

  test('stays wanted between visits; at first nobody wants it', () => {
    expect(isWantedAgain(ready())).toBe(false);
    expect(isWantedAgain(switched(ready(), true))).toBe(true);
  });

  test('is written in soldiers to one decimal, as the language writes numbers', () => {
    const state = told(switched(ready(), true));
    expect([...valuesInWords(state, en).values()]).toEqual(['8.4', '-0.2', '0.0']);
    expect(valuesInWords(state, vi).get('a0')).toBe('8,4');
    expect(valuesInWords(switched(state, false), en).size).toBe(0);
  });

  test('lies on the pieces, whichever side is at the bottom, but not on one in the hand', () => {
    const state = after(told(switched(ready(), true)), { type: 'flipped' });
    const { view, pieces } = scene(analysisBoard(state, null, null, en));
    const valueAt = (square: string): string | undefined => {
      const at = pointOf(view, square);
      return pieces.find((piece) => piece.at.x === at?.x && piece.at.y === at.y)?.value;
    };
    expect(valueAt('a0')).toBe('8.4');
    expect(valueAt('e0')).toBeUndefined();
    const drag = { square: 'a0', at: pointOf(view, 'b0')!, over: 'b0' };
    const held = scene(analysisBoard(state, null, null, en), drag);
    expect(held.pieces.flatMap(({ value }) => value ?? [])).toEqual(['-0.2', '0.0']);
  });

  test('is said of the square beside what else it means', () => {
    const board = analysisBoard(told(switched(ready(), true)), null, null, en);
    const labels = squareLabels(board, ['a0', 'e0'], en);
    expect(labels.get('a0')).toMatch(/^a0, red chariot, .*8\.4/);
    expect(labels.get('e0')).toBe('e0, red general');
  });
});
