// SPDX-License-Identifier: MIT
// How a review processes the engine's reports and continues.

import { describe, expect, test } from 'vitest';
import { kReviewMs, limitsFor } from '../../src/engine/advice.ts';
import { analysisStore } from '../../src/screens/analyse/analysis-store.ts';
import { initialAnalysis } from '../../src/screens/analyse/keep/saved-analysis.ts';
import { validReview } from '../../src/screens/analyse/findings.ts';
import { reduce } from '../../src/screens/analyse/reduce.ts';
import { noJudgement } from '../../src/screens/analyse/review/review.ts';
import type { AnalysisEvent, AnalysisState } from '../../src/screens/analyse/state.ts';
import { kRoot } from '../../src/screens/analyse/record/tree.ts';
import type { Snapshot } from '../../src/engine/protocol.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { FakeHost } from './fake-engine-host.ts';
import { afterCannon, info, mated, openAsk, start } from './game-fixtures.ts';
import { mistake, reviewed } from './review-fixtures.ts';
import { until } from './until.ts';

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

/** 1. h2e2 is on the board, and its review was requested. */
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
      worker.answers({ type: 'found', id: worker.last('search').id, info: report, after: null });
      await until(() => expect(worker.asked.at(-1)).toMatchObject({ name: 'judgeGame' }));
      const judge = worker.lastCall('judgeGame');
      worker.answers({ type: 'answered', id: judge.id, name: 'judgeGame', answer: noJudgement });
    };
    await answer(start);
    await answer(afterCannon);
    const each = ['call', 'search', 'call'];
    await until(() => expect(asked()).toEqual(['new-game', ...each, ...each]));
  });

  test('asks for every position of the main line, all by the same measure', () => {
    let state = begun();
    expect(state.ask).toMatchObject({
      kind: 'review',
      position: { moves: [] },
      limits: limitsFor(kReviewMs, 'xiangqi'),
    });
    const report = info({ score: 20, bestMove: 'h2e2', pv: ['h2e2'] });
    const positions = [reviewed(start.fen, report)];
    state = after(state, {
      type: 'reviewed',
      ask: openAsk(state, 'review'),
      positions,
      judgement: noJudgement,
    });
    expect(state.ask).toMatchObject({ kind: 'review', position: { moves: ['h2e2'] } });
    const judgement = { ...noJudgement, mistakes: [mistake(0)] };
    state = after(state, {
      type: 'reviewed',
      ask: openAsk(state, 'review'),
      positions: [...positions, { ...reviewed(mated.fen, null), status: 'second-wins' }],
      judgement,
    });
    expect(state.findings.review).toMatchObject({ isRunning: false, seat: null, judgement });
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
