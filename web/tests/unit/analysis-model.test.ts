// SPDX-License-Identifier: MIT
// Model test of the analysis: for any sequence of actions by person and engine, the current node
// belongs to the record, the position follows the rules, no question stays without an answer, and a
// reload restores the record. Uses the real engine; its answers arrive late, twice or never.

import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { EngineModule } from '@engine/engine.js';
import { gomoku } from '../../src/games/gomoku/index.ts';
import type { GameSpec } from '../../src/games/game-spec.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { analysisStore, type AnalysisStore } from '../../src/screens/analyse/analysis-store.ts';
import { isSettled, validReview } from '../../src/screens/analyse/findings.ts';
import {
  fromKept,
  initialAnalysis,
  toKept,
} from '../../src/screens/analyse/keep/saved-analysis.ts';
import type { AnalysisEvent, AnalysisState, Settings } from '../../src/screens/analyse/state.ts';
import { kRoot, lineTo, movesTo, nodeOf, preorder } from '../../src/screens/analyse/record/tree.ts';
import { writeTree } from '../../src/screens/analyse/record/tree-text.ts';
import {
  isEngineBuilt,
  loadEngine,
  propertyRuns,
  SimulatedHost,
  turn,
  type KnownSession,
} from './simulated-engine.ts';

const specs = { xiangqi, gomoku } as const;

/**
 * Texts to open: records, one with a variation, one that ends in an illegal move, and one that is
 * not a record.
 */
const texts = {
  xiangqi: [
    '[Red "A"]\n[Black "B"]\n\n1. h2e2 (1. c3c4 g6g5) h9g7 2. h0g2 *',
    'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b - - 0 1',
    '1. h2e2 h9g7 2. a0a9 *',
    'no record',
    '',
  ],
  gomoku: ['(;GM[4]FF[4]SZ[15];B[hh];W[ii](;B[hi])(;B[gg]))', 'h8 i9 h9', 'h8 h8', 'no record', ''],
} as const;

/** The next action; numbers select among the existing items. */
type Happening =
  | { readonly kind: 'event'; readonly event: AnalysisEvent }
  | { readonly kind: 'move' | 'tap' | 'node' | 'remove' | 'promote'; readonly choice: number }
  | { readonly kind: 'answer'; readonly times: 1 | 2 }
  | { readonly kind: 'death'; readonly how: 'of-a-question' | 'of-nothing' | 'silently' }
  | { readonly kind: 'settle' | 'restart' | 'reload' };

function settingsOf(spec: GameSpec): fc.Arbitrary<Partial<Settings>> {
  return fc.record(
    {
      lines: fc.constantFrom(1, 3, 5),
      rules: fc.constantFrom(...spec.rules),
      hasPieceValues: fc.boolean(),
      reviewsAtOnce: fc.boolean(),
    },
    { requiredKeys: [] },
  );
}

function happenings(spec: GameSpec): fc.Arbitrary<readonly Happening[]> {
  const choice = fc.nat({ max: 300 });
  const plain = fc.constantFrom<AnalysisEvent>(
    { type: 'undone' },
    { type: 'undone' },
    { type: 'stepped', step: 'back' },
    { type: 'stepped', step: 'forward' },
    { type: 'stepped', step: 'first' },
    { type: 'stepped', step: 'last' },
    { type: 'stepped', step: 'below' },
    { type: 'record-cleared' },
    { type: 'selection-cleared' },
    { type: 'source-dismissed' },
    { type: 'review-wanted', seat: null },
    { type: 'review-wanted', seat: 'second' },
    { type: 'review-ended' },
    { type: 'why-wanted' },
    { type: 'run-toggled' },
    { type: 'flipped' },
    { type: 'visibility-changed', isVisible: false },
    { type: 'visibility-changed', isVisible: true },
    { type: 'move-typed', text: 'no move' },
    { type: 'move-typed', text: spec.id === 'xiangqi' ? 'h2e2' : 'h8' },
  );
  const given = fc.constantFrom(...texts[spec.id]).map((text): AnalysisEvent => {
    return { type: 'record-given', bytes: new TextEncoder().encode(text), chosen: 0 };
  });
  const chosen = settingsOf(spec).map((settings): AnalysisEvent => {
    return { type: 'settings-changed', settings };
  });
  const one: fc.Arbitrary<Happening> = fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({ kind: fc.constantFrom('move', 'move', 'tap', 'node'), choice }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('remove', 'promote'), choice }) },
    { weight: 6, arbitrary: plain.map((event) => ({ kind: 'event' as const, event })) },
    { weight: 2, arbitrary: given.map((event) => ({ kind: 'event' as const, event })) },
    { weight: 2, arbitrary: chosen.map((event) => ({ kind: 'event' as const, event })) },
    {
      weight: 8,
      arbitrary: fc.record({
        kind: fc.constant('answer' as const),
        times: fc.constantFrom(1 as const, 1 as const, 2 as const),
      }),
    },
    { weight: 4, arbitrary: fc.constant({ kind: 'settle' as const }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('death' as const),
        how: fc.constantFrom('of-a-question', 'of-nothing', 'silently'),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom({ kind: 'restart' as const }, { kind: 'reload' as const }),
    },
  );
  return fc.array(one, { minLength: 1, maxLength: 40 });
}

/** Events that may replace a record that is being read, or the messages about it. */
const replacing: ReadonlySet<AnalysisEvent['type']> = new Set([
  'move-typed',
  'record-cleared',
  'settings-changed',
  'source-dismissed',
  'undone',
  'why-wanted',
]);

function chosenOf<Item>(items: readonly Item[], choice: number): Item | undefined {
  return items[choice % Math.max(items.length, 1)];
}

/** The part of the analysis that a reload must restore. */
function recordOf({ tree, at, settings, isTurned }: AnalysisState): object {
  return { tree: writeTree(tree), at: preorder(tree).indexOf(at), settings, isTurned };
}

/** A person at an analysis; the test controls the engine. */
class Visit {
  readonly #host: SimulatedHost;
  readonly #referee: KnownSession;
  readonly #spec: GameSpec;
  #store: AnalysisStore;
  /** The last given record, until something replaces it. */
  #given: Uint8Array | null = null;

  constructor(spec: GameSpec, host: SimulatedHost, referee: KnownSession) {
    this.#spec = spec;
    this.#host = host;
    this.#referee = referee;
    this.#store = this.#open(initialAnalysis(spec, null));
  }

  get state(): AnalysisState {
    return this.#store.state;
  }

  end(): void {
    this.#store.disconnect();
  }

  async happens(happening: Happening): Promise<void> {
    const { tree, shown, engine } = this.state;
    switch (happening.kind) {
      case 'event':
        if (happening.event.type === 'record-given') this.#given = happening.event.bytes;
        else if (replacing.has(happening.event.type)) this.#given = null;
        this.#store.dispatch(happening.event);
        break;
      case 'move': {
        const move = chosenOf(shown.snapshot.legalMoves, happening.choice);
        if (move !== undefined) this.#store.dispatch({ type: 'move-played', move });
        break;
      }
      case 'tap': {
        const move = chosenOf(shown.snapshot.legalMoves, happening.choice) ?? '';
        const squares = /^([a-z]\d+)([a-z]\d+)?$/.exec(move)?.slice(1) ?? [];
        for (const square of squares) {
          if (square !== undefined) this.#store.dispatch({ type: 'square-chosen', square });
        }
        break;
      }
      case 'node':
      case 'remove':
      case 'promote': {
        const types = { node: 'node-chosen', remove: 'removed', promote: 'promoted' } as const;
        const node = chosenOf([kRoot, ...preorder(tree)], happening.choice) ?? kRoot;
        this.#store.dispatch({ type: types[happening.kind], node });
        break;
      }
      case 'answer':
        this.#host.worker?.deliver(happening.times);
        break;
      case 'death':
        // The record may have crashed the engine.
        if (engine.name === 'ready' || happening.how === 'of-a-question') this.#given = null;
        this.#host.worker?.die(happening.how);
        break;
      case 'settle':
        await this.settle();
        break;
      case 'restart':
        if (engine.name === 'failed') this.#store.restart();
        break;
      case 'reload':
        this.#reload();
        break;
    }
    await turn();
    this.#expectSound();
  }

  /** Delivers all messages until neither side has any more. */
  async settle(): Promise<void> {
    // The engine may take a while to stop.
    for (let quiet = 0; quiet < (this.state.ask === null ? 3 : 12);) {
      await turn();
      await vi.advanceTimersByTimeAsync(100);
      await turn();
      quiet = this.#host.worker?.deliver() === true ? 0 : quiet + 1;
    }
  }

  /** After all messages, no question is pending. */
  async expectNothingLost(): Promise<void> {
    await this.settle();
    if (this.state.engine.name === 'failed') {
      this.#store.restart();
      await this.settle();
    }
    const { state } = this;
    expect(state.engine.name).toBe('ready');
    expect(state.ask).toBeNull();
    expect(state.wish).toBeNull();
    expect(isSettled(state)).toBe(true);
    if (this.#given !== null) expect(state.source?.bytes).toBe(this.#given);
    if (state.isVisible) expect(validReview(state)?.isRunning ?? false).toBe(false);
    this.#expectSound();
  }

  async expectSameAfterReload(): Promise<void> {
    const before = this.state;
    this.#reload();
    await this.expectNothingLost();
    expect(recordOf(this.state)).toEqual(recordOf(before));
    expect(this.state.shown.snapshot).toEqual(before.shown.snapshot);
  }

  /** "Undo" terminates, and every state it returns to can be shown. */
  async expectTheWayBackEnds(): Promise<void> {
    const longest = this.state.past.length;
    for (let steps = 0; this.state.past.length > 0; steps++) {
      expect(steps).toBeLessThan(longest);
      this.#store.dispatch({ type: 'undone' });
    }
    await this.expectNothingLost();
  }

  #open(state: AnalysisState): AnalysisStore {
    const store = analysisStore(state, () => {}, this.#host);
    store.connect();
    return store;
  }

  #reload(): void {
    const kept: unknown = JSON.parse(JSON.stringify(toKept(this.state)));
    const read = fromKept(this.#spec, kept);
    expect(read).not.toBeNull();
    this.#given = null;
    this.#store.disconnect();
    this.#store = this.#open(initialAnalysis(this.#spec, read));
  }

  /** Invariants that hold at any time. */
  #expectSound(): void {
    const { tree, at, position, shown, ask, engine, settings, findings } = this.state;
    if (engine.name === 'failed') expect(ask).toBeNull();
    // The current node and the position of the question belong to the record.
    expect([kRoot, ...preorder(tree)]).toContain(at);
    expect(position).toMatchObject({ fen: tree.startFen, rules: settings.rules });
    expect(position.moves).toEqual(movesTo(tree, at));
    for (const node of lineTo(tree, at)) {
      const { parent } = nodeOf(tree, node);
      expect(nodeOf(tree, parent).children).toContain(node);
    }
    const { review } = findings;
    if (review !== null) {
      expect(review.positions.length).toBeLessThanOrEqual(review.moves.length + 1);
    }
    if (!isSettled(this.state)) return;
    const said = this.#referee.describe({ ...position, moves: [...position.moves] }, []);
    expect(said.fault).toBeNull();
    expect(shown.snapshot.fen).toBe(said.answer?.snapshot.fen);
  }
}

describe.skipIf(!isEngineBuilt)('an analysis, whatever happens', () => {
  let engine: EngineModule;

  beforeAll(async () => {
    engine = await loadEngine();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  });

  afterAll(() => {
    vi.useRealTimers();
  });

  test.for(['xiangqi', 'gomoku'] as const)('loses no question and no record of %s', async (id) => {
    const spec = specs[id];
    const referee = new engine.Session(id, 1) as KnownSession;
    const property = fc.asyncProperty(happenings(spec), fc.boolean(), async (list, isIsolated) => {
      const visit = new Visit(spec, new SimulatedHost(engine, isIsolated), referee);
      for (const happening of list) await visit.happens(happening);
      await visit.expectNothingLost();
      await visit.expectSameAfterReload();
      await visit.expectTheWayBackEnds();
      visit.end();
    });
    await fc.assert(property, { numRuns: propertyRuns(150) });
    referee.delete();
  });
});
