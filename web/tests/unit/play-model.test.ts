// SPDX-License-Identifier: MIT
// Model test of the play screen: for any sequence of actions by person, clock and engine, the game
// follows the rules, no question stays without an answer, and taking back and reloading lead to the
// same game. Uses the real engine; its answers arrive late, twice or never.

import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { EngineModule } from '@engine/engine.js';
import { gomoku } from '../../src/games/gomoku/index.ts';
import { startFenOf, type GameSpec, type Opening } from '../../src/games/game-spec.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { GameStore } from '../../src/screens/play/game-store.ts';
import { fromSaved, toSaved } from '../../src/screens/play/record/saved-game.ts';
import { offerDraw } from '../../src/screens/play/state/draw.ts';
import type { AppEvent } from '../../src/screens/play/state/events.ts';
import { initialState, usualSettings } from '../../src/screens/play/state/new-game.ts';
import { isPersonsAct, openingAct } from '../../src/screens/play/state/opening.ts';
import {
  canUndo,
  isHeld,
  isSettled,
  isUsersTurn,
  resultOf,
} from '../../src/screens/play/state/selectors.ts';
import type { GameState, Settings } from '../../src/screens/play/state/state.ts';
import {
  isEngineBuilt,
  loadEngine,
  propertyRuns,
  SimulatedHost,
  turn,
  type KnownSession,
} from './simulated-engine.ts';

const specs = { xiangqi, gomoku } as const;

/** The next action; numbers select among the existing items. */
type Happening =
  | { readonly kind: 'event'; readonly event: AppEvent }
  | { readonly kind: 'move' | 'tap' | 'say'; readonly choice: number }
  | { readonly kind: 'answer'; readonly times: 1 | 2 }
  | { readonly kind: 'death'; readonly how: 'of-a-question' | 'of-nothing' | 'silently' }
  | { readonly kind: 'time'; readonly ms: number }
  | { readonly kind: 'settle' | 'restart' | 'reload' };

/** The options of a game. */
function termsOf(spec: GameSpec): fc.Arbitrary<Partial<Settings>> {
  const procedures = spec.openings.map(({ procedure }) => procedure);
  return fc.record(
    {
      players: fc.constantFrom('engine', 'people', 'engines'),
      seat: fc.constantFrom('first', 'second'),
      level: fc.constantFrom(1, 3, 10),
      isCoached: fc.boolean(),
      hasPremove: fc.boolean(),
      mustTapTwice: fc.boolean(),
      turnsBoard: fc.boolean(),
      clock: fc.constantFrom(
        { kind: 'none', minutes: 10, seconds: 10 },
        { kind: 'sudden', minutes: 1, seconds: 10 },
        { kind: 'byoyomi', minutes: 1, seconds: 5 },
      ),
      rules: fc.constantFrom(...spec.rules),
      opening: fc.constantFrom<Opening>('plain', ...procedures),
      opener: fc.constantFrom('person', 'engine'),
    },
    { requiredKeys: [] },
  );
}

function happenings(spec: GameSpec): fc.Arbitrary<readonly Happening[]> {
  const choice = fc.nat({ max: 300 });
  const plain = fc.constantFrom<AppEvent>(
    { type: 'undo' },
    { type: 'undo' },
    { type: 'new-game' },
    { type: 'hint' },
    { type: 'stop' },
    { type: 'resign' },
    { type: 'altered', alter: offerDraw },
    { type: 'pause' },
    { type: 'step' },
    { type: 'insisted' },
    { type: 'flip' },
    { type: 'selection-cleared' },
    { type: 'visibility-changed', isVisible: false },
    { type: 'visibility-changed', isVisible: true },
    { type: 'move-written', text: 'no move' },
    { type: 'move-written', text: spec.id === 'xiangqi' ? 'h2e2' : 'h8' },
    { type: 'position-set', line: { startFen: 'no position', moves: [] } },
    { type: 'position-set', line: { startFen: startFenOf(spec, spec.rules[0]), moves: ['a0a1'] } },
  );
  const chosen = fc.tuple(termsOf(spec), fc.boolean()).map(([terms, isNew]): AppEvent => {
    return { type: isNew ? 'game-set-up' : 'settings-changed', settings: terms };
  });
  const one: fc.Arbitrary<Happening> = fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('move' as const), choice }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('tap' as const), choice }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('say' as const), choice }) },
    { weight: 4, arbitrary: plain.map((event) => ({ kind: 'event' as const, event })) },
    { weight: 1, arbitrary: chosen.map((event) => ({ kind: 'event' as const, event })) },
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
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('time' as const),
        ms: fc.constantFrom(100, 5000, 70_000),
      }),
    },
  );
  return fc.array(one, { minLength: 1, maxLength: 40 });
}

function begun(spec: GameSpec): GameState {
  const [rules] = spec.rules;
  const short = { ...usualSettings, rules, moveTimeMs: 100 };
  return initialState({ spec, settings: short, startFen: startFenOf(spec, rules), moves: [] });
}

/** The part of the game that a reload must restore. */
function gameOf({ game, settings: { rules } }: GameState): object {
  const { startFen, moves, ended, openingPlies, opening } = game;
  return { startFen, moves, ended, openingPlies, acts: opening?.acts ?? null, rules };
}

/** A person at the play screen; the test controls the engine. */
class Visit {
  readonly #host: SimulatedHost;
  readonly #referee: KnownSession;
  readonly #spec: GameSpec;
  #store: GameStore;

  constructor(
    spec: GameSpec,
    terms: Partial<Settings>,
    host: SimulatedHost,
    referee: KnownSession,
  ) {
    this.#spec = spec;
    this.#host = host;
    this.#referee = referee;
    this.#store = this.#open(begun(spec));
    this.dispatch({ type: 'game-set-up', settings: terms });
  }

  get state(): GameState {
    return this.#store.state;
  }

  end(): void {
    this.#store.disconnect();
  }

  dispatch(event: AppEvent): void {
    this.#store.dispatch(event);
  }

  async happens(happening: Happening): Promise<void> {
    const { state } = this;
    switch (happening.kind) {
      case 'event':
        this.dispatch(happening.event);
        break;
      case 'move': {
        const move = chosenOf(state.shown.snapshot.legalMoves, happening.choice);
        if (move !== undefined) this.dispatch({ type: 'move-played', move });
        break;
      }
      case 'tap': {
        const move = chosenOf(state.shown.snapshot.legalMoves, happening.choice) ?? '';
        const squares = /^([a-z]\d+)([a-z]\d+)?$/.exec(move)?.slice(1) ?? [];
        for (const square of squares) {
          if (square !== undefined) this.dispatch({ type: 'square-chosen', square });
        }
        break;
      }
      case 'say': {
        const word = chosenOf(openingAct(state)?.words ?? [], happening.choice);
        if (word !== undefined) this.dispatch({ type: 'opening-said', word });
        break;
      }
      case 'answer':
        this.#host.worker?.deliver(happening.times);
        break;
      case 'death':
        this.#host.worker?.die(happening.how);
        break;
      case 'time':
        await vi.advanceTimersByTimeAsync(happening.ms);
        break;
      case 'settle':
        await this.settle();
        break;
      case 'restart':
        if (state.engine.name === 'failed') this.#store.restart();
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
    // In engine-against-engine games, a move is delayed by the chosen pace.
    for (let quiet = 0; quiet < (this.state.ask === null ? 3 : 12);) {
      await turn();
      await vi.advanceTimersByTimeAsync(100);
      await turn();
      quiet = this.#host.worker?.deliver() === true ? 0 : quiet + 1;
      if (this.state.settings.players === 'engines' && !this.state.game.isPaused) {
        this.dispatch({ type: 'pause' });
      }
    }
  }

  /** After all messages, no question is pending: it is the person's turn. */
  async expectNothingLost(): Promise<void> {
    await this.settle();
    if (this.state.engine.name === 'failed') {
      this.#store.restart();
      await this.settle();
    }
    const { state } = this;
    expect(state.engine.name).toBe('ready');
    expect(state.ask).toBeNull();
    expect(isSettled(state)).toBe(true);
    const isAsked = isUsersTurn(state) || isPersonsAct(state);
    expect(resultOf(state) !== null || isAsked || isHeld(state)).toBe(true);
    this.#expectSound();
  }

  async expectSameAfterReload(): Promise<void> {
    const before = this.state;
    this.#reload();
    await this.expectNothingLost();
    expect(gameOf(this.state)).toEqual(gameOf(before));
    expect(this.state.shown.snapshot).toEqual(before.shown.snapshot);
    expect(resultOf(this.state)).toEqual(resultOf(before));
  }

  /** Takes back step by step to the start of the previous game, and further. */
  async expectTheWayBackEnds(): Promise<void> {
    const { game } = this.state;
    const longest = 2 * (game.moves.length + (game.previous?.moves.length ?? 0)) + 60;
    for (let steps = 0; canUndo(this.state); steps++) {
      expect(steps).toBeLessThan(longest);
      const before = gameOf(this.state);
      this.dispatch({ type: 'undo' });
      expect(gameOf(this.state)).not.toEqual(before);
      await this.settle();
      // The engine moves first and has replied again.
      if (JSON.stringify(gameOf(this.state)) === JSON.stringify(before)) return;
    }
    await this.expectNothingLost();
  }

  #open(state: GameState): GameStore {
    const store = new GameStore(state, { changed: () => {} }, this.#host);
    store.connect();
    return store;
  }

  #reload(): void {
    const kept: unknown = JSON.parse(JSON.stringify(toSaved(this.state)));
    const saved = fromSaved(this.#spec, kept);
    expect(saved).not.toBeNull();
    this.#store.disconnect();
    if (saved !== null) this.#store = this.#open(initialState(saved));
  }

  /** Invariants that hold at any time. */
  #expectSound(): void {
    const { game, shown, clocks, ask, engine, settings: chosen } = this.state;
    if (engine.name === 'failed') expect(ask).toBeNull();
    expect(game.openingPlies).toBeLessThanOrEqual(game.moves.length);
    if (clocks !== null) expect(clocks.left).toHaveLength(game.moves.length + 1);
    if (!isSettled(this.state)) return;
    const position = { fen: game.startFen, moves: [...game.moves], rules: chosen.rules };
    const said = this.#referee.describe(position, []);
    expect(said.fault).toBeNull();
    expect(shown.snapshot.fen).toBe(said.answer?.snapshot.fen);
  }
}

function chosenOf<Item>(items: readonly Item[], choice: number): Item | undefined {
  return items[choice % Math.max(items.length, 1)];
}

describe.skipIf(!isEngineBuilt)('the play screen, whatever happens', () => {
  let engine: EngineModule;

  beforeAll(async () => {
    engine = await loadEngine();
    // Preloads lazy modules, as after the first visit.
    await import('../../src/screens/play/players/opponent.ts');
    await import('../../src/screens/play/coach/coach-card.ts');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  });

  afterAll(() => {
    vi.useRealTimers();
  });

  test.for(['xiangqi', 'gomoku'] as const)('loses no question and no game of %s', async (id) => {
    const spec = specs[id];
    const referee = new engine.Session(id, 1) as KnownSession;
    const property = fc.asyncProperty(
      termsOf(spec),
      happenings(spec),
      fc.boolean(),
      async (terms, list, isIsolated) => {
        const visit = new Visit(spec, terms, new SimulatedHost(engine, isIsolated), referee);
        for (const happening of list) await visit.happens(happening);
        await visit.expectNothingLost();
        await visit.expectSameAfterReload();
        await visit.expectTheWayBackEnds();
        visit.end();
      },
    );
    await fc.assert(property, { numRuns: propertyRuns(150) });
    referee.delete();
  });
});
