// SPDX-License-Identifier: MIT
// What a review makes of the engine's reports, and how it goes on.

import { describe, expect, test } from 'vitest';
import { kReviewMs, limitsFor } from '../../src/engine/advice.ts';
import { analysisStore } from '../../src/screens/analyse/analysis-store.ts';
import { initialAnalysis } from '../../src/screens/analyse/saved-analysis.ts';
import { validReview } from '../../src/screens/analyse/findings.ts';
import { reduce } from '../../src/screens/analyse/reduce.ts';
import { faultInWords } from '../../src/screens/analyse/moment-list.ts';
import { accuracyOf } from '../../src/screens/analyse/accuracy.ts';
import {
  mistakesIn,
  reviewed,
  type Review,
  type Reviewed,
} from '../../src/screens/analyse/review.ts';
import type { AnalysisEvent, AnalysisState } from '../../src/screens/analyse/state.ts';
import { kRoot } from '../../src/screens/analyse/tree.ts';
import type { Motif, Report, Snapshot } from '../../src/engine/protocol.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { strings as en } from '../../src/i18n/en/page.ts';
import { FakeHost } from './fake-engine-host.ts';
import { afterCannon, info, mated, openAsk, snapshot, start } from './game-fixtures.ts';
import { until } from './until.ts';

/** Red may leave its chariot to a soldier. */
const before = '4k4/9/9/8p/9/8R/9/9/9/3K5 w - - 0 1';
const chariotHangs = '4k4/9/9/8p/8R/9/9/9/9/3K5 b - - 1 1';

function position(fen: string, known: Partial<Report>): Reviewed {
  return reviewed(xiangqi, snapshot({ fen }), info(known));
}

function reviewOf(first: Reviewed, second: Reviewed, move = 'i4i5'): Review {
  return { line: [1], moves: [move], positions: [first, second], isRunning: false, seat: null };
}

function faultsIn(review: Review): string[] {
  return mistakesIn(xiangqi, review).map(({ fault }) => faultInWords(fault, en));
}

describe('a move', () => {
  const fine = position(before, { score: 0, bestMove: 'i4i0', pv: ['i4i0'] });

  test('that gives a piece loses it', () => {
    const review = reviewOf(fine, position(chariotHangs, { score: 900, pv: ['i6i5'] }));
    expect(mistakesIn(xiangqi, review)).toMatchObject([
      { node: 1, seat: 'first', gravity: 'blunder', better: { bestMove: 'i4i0' } },
    ]);
    expect(faultsIn(review)).toEqual(['loses the red chariot']);
  });

  test('that exchanges like for like loses nothing, and of two pieces the one that stays lost', () => {
    // Black takes a chariot and is taken, and only then a horse.
    const fen = '4k4/9/9/8r/9/8R/9/7N1/8C/3K5 b - - 1 1';
    const exchange = position(fen, { score: 90, pv: ['i6i4', 'i1i4'] });
    expect(faultsIn(reviewOf(fine, exchange))).toEqual(['weakens the position']);
    const horse = '4k4/9/9/8r/9/8R/9/r6N1/8C/3K5 b - - 1 1';
    const wins = position(horse, { score: 400, pv: ['i6i4', 'i1i4', 'a2h2', 'd0d1'] });
    expect(faultsIn(reviewOf(fine, wins))).toEqual(['loses the red horse']);
  });

  test('does not lose what the score says is not lost', () => {
    const answer = position(chariotHangs, { score: 100, pv: ['i6i5'] });
    expect(faultsIn(reviewOf(fine, answer))).toEqual(['weakens the position']);
  });

  test('that runs into a mate allows it, and one that overlooks a mate misses it', () => {
    const runs = reviewOf(fine, position(chariotHangs, { mate: 2, pv: ['i6i5'] }));
    expect(faultsIn(runs)).toEqual(['allows mate in 2']);
    const winning = position(before, { mate: 3, bestMove: 'i4i9', pv: ['i4i9'] });
    const overlooks = reviewOf(winning, position(chariotHangs, { score: 0, pv: ['e9e8'] }));
    expect(faultsIn(overlooks)).toEqual(['misses mate in 3']);
  });

  test('that leaves a piece standing misses it', () => {
    const fen = '4k4/9/9/8r/9/8R/9/9/9/3K5 w - - 0 1';
    const able = position(fen, { score: 900, bestMove: 'i4i6', pv: ['i4i6'] });
    const left = position('4k4/9/9/8r/9/7R1/9/9/9/3K5 b - - 1 1', { score: 0, pv: ['i6i0'] });
    expect(faultsIn(reviewOf(able, left, 'i4h4'))).toEqual(['misses winning the black chariot']);
  });

  test('loses what a motif proves lost, though the line breaks off before it is taken', () => {
    const fork: Motif = {
      motif: 'fork',
      line: 'answer',
      ply: 0,
      actor: { piece: 'p', square: 'i6' },
      targets: [
        { piece: 'K', square: 'd0' },
        { piece: 'R', square: 'i5' },
        { piece: 'N', square: 'h1' },
      ],
      helpers: [],
    };
    const broken = { ...position(chariotHangs, { score: 400, pv: ['i6h6'] }), motifs: [fork] };
    expect(faultsIn(reviewOf(fine, broken))).toEqual(['loses the red horse']);
    const saved = { ...fork, motif: 'escapes', line: 'better' } as const;
    const rescue = { ...broken, motifs: [saved] };
    expect(faultsIn(reviewOf(fine, rescue))).toEqual(['weakens the position']);
  });

  test('that the engine would have played is no mistake, nor one that costs next to nothing', () => {
    const lost = position(chariotHangs, { score: 900, pv: ['i6i5'] });
    expect(faultsIn(reviewOf(fine, lost, 'i4i0'))).toEqual([]);
    expect(faultsIn(reviewOf(fine, position(chariotHangs, { score: 20, pv: ['e9e8'] })))).toEqual(
      [],
    );
  });

  test('counts in full if it costs nothing, and half for every 6 per cent it costs', () => {
    const even = position(chariotHangs, { score: 0, pv: ['e9e8'] });
    expect(accuracyOf(xiangqi, reviewOf(fine, even), 'first')).toBe(1);
    expect(accuracyOf(xiangqi, reviewOf(fine, even), 'second')).toBeNull();
    // 56 per cent for Black.
    const worse = position(chariotHangs, { score: 67.5, pv: ['e9e8'] });
    expect(accuracyOf(xiangqi, reviewOf(fine, worse), 'first')).toBeCloseTo(0.5, 2);
  });

  test('shows nothing once the game is decided', () => {
    const won = position(before, { score: 2000, bestMove: 'i4i9', pv: ['i4i9'] });
    const still = position(chariotHangs, { score: -1900, pv: ['e9e8'] });
    expect(accuracyOf(xiangqi, reviewOf(won, still), 'first')).toBeNull();
  });
});

function after(state: AnalysisState, ...events: AnalysisEvent[]): AnalysisState {
  return events.reduce(reduce, state);
}

function described(state: AnalysisState, fen = start): AnalysisState {
  return after(state, {
    type: 'described',
    ask: openAsk(state, 'describe'),
    snapshot: fen,
    written: {},
  });
}

/** 1. h2e2 is on the board, and its review is wanted. */
function begun(): AnalysisState {
  const loaded = after(initialAnalysis(xiangqi, null), {
    type: 'engine',
    event: { type: 'ready' },
  });
  const played = after(described(loaded), { type: 'move-played', move: 'h2e2' });
  return after(described(played, afterCannon), { type: 'review-wanted', seat: null });
}

describe('a review', () => {
  test('forgets first what the engine learnt before, and nothing from then on', async () => {
    const host = new FakeHost('unshared');
    const store = analysisStore(initialAnalysis(xiangqi, null), () => {}, host);
    const show = (shown: Snapshot): void =>
      store.dispatch({
        type: 'described',
        ask: openAsk(store.state, 'describe'),
        snapshot: shown,
        written: {},
      });
    store.connect();
    await until(() => expect(host.workers).toHaveLength(1));
    const { worker } = host;
    worker.answers({ type: 'ready' });
    store.dispatch({ type: 'run-toggled' });
    show(start);
    store.dispatch({ type: 'move-played', move: 'h2e2' });
    show(afterCannon);
    const known = worker.asked.length;
    store.dispatch({ type: 'review-wanted', seat: null });
    const asked = (): string[] => worker.asked.slice(known).map(({ type }) => type);
    const answer = async (snapshotThere: Snapshot): Promise<void> => {
      await until(() => expect(asked().at(-1)).toBe('call'));
      const { id, name } = worker.lastCall('describe');
      worker.answers({
        type: 'answered',
        id,
        name,
        answer: { snapshot: snapshotThere, written: {} },
      });
      await until(() => expect(asked().at(-1)).toBe('search'));
      const report = info({ score: 20, bestMove: 'h2e2', pv: ['h2e2'] });
      worker.answers({ type: 'found', id: worker.last('search').id, info: report });
    };
    await answer(start);
    await answer(afterCannon);
    expect(asked()).toEqual(['new-game', 'call', 'search', 'call', 'search']);
  });

  test('asks for every position of the main line, all by the same measure', () => {
    let state = begun();
    expect(state.ask).toMatchObject({
      kind: 'review',
      position: { moves: [] },
      limits: limitsFor(kReviewMs, 'xiangqi'),
    });
    const report = info({ score: 20, bestMove: 'h2e2', pv: ['h2e2'] });
    state = after(state, {
      type: 'reviewed',
      ask: openAsk(state, 'review'),
      snapshot: start,
      report,
      motifs: [],
    });
    expect(state.ask).toMatchObject({ kind: 'review', position: { moves: ['h2e2'] } });
    state = after(state, {
      type: 'reviewed',
      ask: openAsk(state, 'review'),
      snapshot: mated,
      report: null,
      motifs: [],
    });
    expect(state.findings.review).toMatchObject({ isRunning: false, seat: null });
    expect(state.findings.review?.positions.map(({ chance }) => chance > 0.5)).toEqual([
      true,
      false,
    ]);
    expect(state.ask?.kind).toBe('search');
  });

  test('begins with the mistakes of the person who played, where that is known', () => {
    const { tree } = begun();
    const place = { at: null, archiveId: null, own: 'second' } as const;
    const given = after(begun(), { type: 'game-given', tree, rules: null, place });
    const wanted: AnalysisEvent = { type: 'review-wanted', seat: null };
    expect(after(given, wanted).findings.review?.seat).toBe('second');
    expect(after(begun(), wanted).findings.review?.seat).toBeNull();
  });

  test('can be given up, waits while nobody looks, and goes on when one walks about', () => {
    expect(after(begun(), { type: 'review-ended' }).ask?.kind).toBe('search');
    expect(after(begun(), { type: 'visibility-changed', isVisible: false }).ask).toBeNull();
    const walking = after(begun(), { type: 'node-chosen', node: kRoot });
    expect(walking.ask?.kind).toBe('describe');
    expect(described(walking).ask?.kind).toBe('review');
  });

  test('is of the main line it was made for', () => {
    const state = begun();
    expect(validReview(state)).toBe(state.findings.review);
    const pruned = described(after(state, { type: 'removed', node: 1 }));
    expect(validReview(pruned)).toBeNull();
    expect(pruned.ask?.kind).toBe('search');
  });
});
