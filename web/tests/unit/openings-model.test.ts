// SPDX-License-Identifier: MIT
// Model test of the openings: for any sequence of actions by person, address and engine, the
// position only changes by request, the shown book moves belong to the position, and a reload
// restores the place. Uses the real engine and book; answers arrive late, twice or never.

import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { GameId } from '../../src/engine/protocol.ts';
import { gameSpec } from '../../src/games/index.ts';
import { movesIn } from '../../src/games/placement.ts';
import { isSettled } from '../../src/screens/common/table.ts';
import {
  bookAt,
  initialOpenings,
  reduce,
  type OpeningsEvent,
  type OpeningsState,
} from '../../src/screens/openings/state.ts';
import { choices, chosenOf, happenings, tryScreen, type Happening } from './screen-trial.ts';
import { bookOf, type KnownSession, type SimulatedHost } from './simulated-engine.ts';
import { TableVisit } from './table-visit.ts';

/** As in addresses: book lines, other lines, and illegal moves. */
const lines = {
  xiangqi: ['', 'h2e2', 'h2e2h9g7h0g2i9h9', 'b0c2', 'a0a1a9a8', 'a0a9', 'h2e2h2e2'],
  gomoku: ['', 'h8', 'h8h9', 'h8i9j10', 'a1b2c3', 'h8h8', 'z99'],
} as const;

/** A book move in the current position. */
type Own = { readonly kind: 'book-move'; readonly choice: number };

type What = Happening<OpeningsEvent, Own>;

const step = fc.constantFrom(
  'first' as const,
  'back' as const,
  'forward' as const,
  'last' as const,
);

function events(game: GameId): fc.Arbitrary<OpeningsEvent> {
  return fc.oneof<fc.Arbitrary<OpeningsEvent>[]>(
    step.map((one) => ({ type: 'stepped', step: one })),
    step.map((one) => ({ type: 'stepped', step: one })),
    fc.nat({ max: 6 }).map((ply) => ({ type: 'gone', ply })),
    fc.constantFrom(...lines[game]).map((text) => {
      return { type: 'came', moves: movesIn(gameSpec(game), text) } as const;
    }),
    fc.constantFrom<OpeningsEvent>(
      { type: 'played', move: game === 'xiangqi' ? 'h2e2' : 'h8' },
      { type: 'flipped' },
      { type: 'selection-cleared' },
    ),
  );
}

class Visit extends TableVisit<OpeningsState, OpeningsEvent, Own> {
  protected readonly reduce = reduce;
  readonly #game: GameId;
  readonly #referee: KnownSession;
  /** The place chosen last, as in the address. */
  #place: readonly string[] = [];
  /** Book answers already compared with the engine's book. */
  readonly #checked = new WeakSet<object>();
  /** Whether all messages have been delivered. */
  #isAtRest = false;

  constructor(game: GameId, host: SimulatedHost, referee: KnownSession) {
    super(host, referee);
    this.#game = game;
    this.#referee = referee;
  }

  protected initial(): OpeningsState {
    return initialOpenings(gameSpec(this.#game), this.#place);
  }

  protected override keeps(_: OpeningsEvent, before: OpeningsState, after: OpeningsState): void {
    if (after.position.moves !== before.position.moves) this.#place = after.position.moves;
  }

  protected lasting({ position }: OpeningsState): unknown {
    return position.moves;
  }

  protected override does({ choice }: Own): void {
    const move = chosenOf(bookAt(this.state)?.moves ?? [], choice)?.move;
    if (move !== undefined) this.dispatch({ type: 'played', move });
  }

  override async happens(happening: What): Promise<void> {
    const { moves } = this.state.position;
    const { hasTapWaiting } = this;
    await super.happens(happening);
    const isOfPerson = ['event', 'own', 'move', 'touch'].includes(happening.kind);
    if (isOfPerson || !this.#isPlayable(moves)) return;
    // The engine, running or crashed, does not change the place unless it is illegal; queued taps
    // continue from there.
    const now = this.state.position.moves;
    expect(hasTapWaiting ? now.slice(0, moves.length) : now).toEqual(moves);
  }

  #isPlayable(moves: readonly string[]): boolean {
    const { position } = this.state;
    return this.#referee.describe({ ...position, moves: [...moves] }, []).fault === null;
  }

  protected override expectOwn(): void {
    const { position, line, told } = this.state;
    expect(line.slice(0, position.moves.length)).toEqual(position.moves);
    for (const [key, book] of told) {
      if (this.#checked.has(book)) continue;
      // An answer from before the book was loaded is empty and is dropped when the book arrives.
      if (book.moves.length === 0 && !this.#isAtRest) continue;
      this.#checked.add(book);
      const moves = key === '' ? [] : key.split(' ');
      const { answer } = this.#referee.bookMoves({ ...position, moves }, []);
      expect(book.moves.map(({ move }) => move)).toEqual(answer?.moves.map(({ move }) => move));
    }
  }

  override async expectNothingLost(): Promise<void> {
    await super.expectNothingLost();
    expect(isSettled(this.state)).toBe(true);
    const { position, line, written } = this.state;
    this.#isAtRest = true;
    this.expectSound();
    this.#isAtRest = false;
    expect(bookAt(this.state)).not.toBeNull();
    if (position.moves.length !== line.length) return;
    for (const moves of Object.values(written)) expect(moves).toHaveLength(line.length);
  }
}

tryScreen<What>('the openings', {
  title: 'lose no question and no place',
  games: ['xiangqi', 'gomoku'],
  runs: 100,
  list: (game) =>
    happenings<OpeningsEvent, Own>(
      events(game),
      choices.map((choice) => ({ kind: 'book-move', choice })),
    ),
  files: (game) => ({ book: bookOf(game) }),
  run: (game, host, referee, list) => new Visit(game, host, referee).goThrough(list),
});
