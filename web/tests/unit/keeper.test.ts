// SPDX-License-Identifier: MIT
// When an analysis is stored, and what happens if storage fails.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromKept, initialAnalysis } from '../../src/screens/analyse/keep/saved-analysis.ts';
import { Keeper } from '../../src/screens/analyse/keep/keeper.ts';
import { reduce } from '../../src/screens/analyse/reduce.ts';
import type { AnalysisEvent, AnalysisState } from '../../src/screens/analyse/state.ts';
import { kRoot, movesTo, nodeOf } from '../../src/screens/analyse/record/tree.ts';
import type { Snapshot } from '../../src/engine/protocol.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { load } from '../../src/storage/store.ts';
import savedAnalysis from './data/saved-analysis.json' with { type: 'json' };
import { afterCannon, start } from './game-fixtures.ts';

/** Counts writes; fails when full. */
class CountingStorage {
  readonly texts = new Map<string, string>();
  writes = 0;
  isFull = false;

  getItem(name: string): string | null {
    return this.texts.get(name) ?? null;
  }

  setItem(name: string, text: string): void {
    if (this.isFull) throw new Error('full');
    this.writes++;
    this.texts.set(name, text);
  }

  removeItem(name: string): void {
    this.texts.delete(name);
  }
}

let everyTab = new CountingStorage();
let thisTab = new CountingStorage();

beforeEach(() => {
  everyTab = new CountingStorage();
  thisTab = new CountingStorage();
  vi.stubGlobal('localStorage', everyTab);
  vi.stubGlobal('sessionStorage', thisTab);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** An analysis stored the way the page does it. */
class Sitting {
  readonly keeper: Keeper;
  state: AnalysisState;

  constructor() {
    this.state = initialAnalysis(xiangqi, null);
    this.keeper = new Keeper('analysis', this.state);
    this.happen({ type: 'engine', event: { type: 'ready' } });
    this.describe(start);
  }

  happen(event: AnalysisEvent): void {
    this.state = reduce(this.state, event);
    this.keeper.hear(this.state);
  }

  describe(snapshot: Snapshot): void {
    const { ask } = this.state;
    if (ask?.kind !== 'describe') throw new Error('nobody asked for a description');
    this.happen({ type: 'described', ask, snapshot, written: { uci: ask.position.moves } });
  }
}

test('an analysis kept by an earlier version of the page comes back as it was', () => {
  const state = initialAnalysis(xiangqi, fromKept(xiangqi, savedAnalysis));
  const { hasWorths, ...settings } = savedAnalysis.settings;
  const later = { hasPieceValues: hasWorths, hasNumbers: false, reviewsAtOnce: false };
  expect(state.settings).toEqual({ ...settings, ...later });
  expect(movesTo(state.tree, state.at)).toEqual(['h2e2']);
  expect(nodeOf(state.tree, state.at).comment).toBe('the usual way');
});

test('a move is written once, when the engine has put it into words', () => {
  const sitting = new Sitting();
  sitting.happen({ type: 'move-played', move: 'h2e2' });
  expect(everyTab.writes).toBe(0);
  sitting.describe(afterCannon);
  expect([everyTab.writes, thisTab.writes]).toEqual([1, 1]);
});

test('a walk through the record writes nothing, until the page goes', () => {
  const sitting = new Sitting();
  sitting.happen({ type: 'move-played', move: 'h2e2' });
  sitting.describe(afterCannon);
  sitting.happen({ type: 'stepped', step: 'back' });
  sitting.describe(start);
  expect(everyTab.writes).toBe(1);
  sitting.keeper.leave(sitting.state);
  sitting.keeper.leave(sitting.state);
  expect(everyTab.writes).toBe(2);
  expect(load('analysis', (raw) => raw)).toMatchObject({ at: 0 });
});

test('nothing is written of an analysis the engine has not taken', () => {
  const state = initialAnalysis(xiangqi, null);
  new Keeper('analysis', { ...state, isTurned: true }).leave(state);
  expect(everyTab.writes).toBe(0);
});

test('where the browser refuses it is known, and that it takes again as well', () => {
  const sitting = new Sitting();
  everyTab.isFull = true;
  sitting.happen({ type: 'commented', node: kRoot, comment: 'long' });
  expect(sitting.keeper.isKept).toBe(false);
  everyTab.isFull = false;
  sitting.happen({ type: 'commented', node: kRoot, comment: 'short' });
  expect(sitting.keeper.isKept).toBe(true);
});

test('what a tab could not keep of its own does not hide what was kept for all', () => {
  const sitting = new Sitting();
  sitting.happen({ type: 'commented', node: kRoot, comment: 'old' });
  thisTab.isFull = true;
  sitting.happen({ type: 'commented', node: kRoot, comment: 'new' });
  expect(thisTab.texts.size).toBe(0);
  expect(everyTab.texts.get('chuhe.analysis')).toContain('comment new');
});
