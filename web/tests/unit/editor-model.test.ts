// SPDX-License-Identifier: MIT
// Model test of the editor: for any sequence of actions by person and engine, every piece is where
// it was put, each "Undo" changes the board and the last one restores the first board, the verdict
// belongs to the current text, and a reload restores the draft. Uses the real engine; its answers
// arrive late, twice or never.

import * as fc from 'fast-check';
import { expect } from 'vitest';
import { squareName } from '../../src/games/squares.ts';
import type { GameId } from '../../src/engine/protocol.ts';
import { startFenOf, type GameSpec } from '../../src/games/game-spec.ts';
import { otherSeat } from '../../src/games/seat.ts';
import { gameSpec } from '../../src/games/index.ts';
import { parsePlacement } from '../../src/games/placement.ts';
import { sizeFault } from '../../src/screens/common/position/size-fault.ts';
import {
  boardOf,
  fromKept,
  initialEditor,
  reduce,
  resumed,
  toKept,
  type EditorEvent,
  type EditorState,
} from '../../src/screens/editor/state.ts';
import { happenings, tryScreen } from './screen-trial.ts';
import type { KnownSession, SimulatedHost } from './simulated-engine.ts';
import { TableVisit } from './table-visit.ts';

/** Typed texts: whole positions, partial ones, and other text. */
const texts = {
  xiangqi: [
    '3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1',
    '3k5/9/9/9/9/9/9/9/9/4K4 b',
    '3k5/9/9/9/9/9/9/9/9/3K5',
    '9/9/9/9/9/9/9/9/9/9 w',
    'rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r',
    '3k5/9/9',
    'no position',
    '',
  ],
  gomoku: [
    '15/15/15/15/15/15/15/7b7/15/15/15/15/15/15/15 w renju',
    '15/15/15/15/15/15/15/7b7/15/15/15/15/15/15/15 w',
    '15/15/15/15/15/15/6w8/7b7/15/15/15/15/15/15/15 b freestyle',
    '15/15/15/15/15/15/15/3bbbbbb6/15/15/15/15/15/15/15 w standard',
    '20/20 b freestyle',
    'no position',
    '',
  ],
} as const;

function squareIn(spec: GameSpec, x: number, y: number): string {
  return squareName(spec, x % spec.files, y % spec.ranks);
}

function events(game: GameId): fc.Arbitrary<EditorEvent> {
  const spec = gameSpec(game);
  // Few points, so that they repeat.
  const square = fc
    .tuple(fc.nat({ max: 4 }), fc.nat({ max: 4 }))
    .map(([x, y]) => squareIn(spec, 2 * x, 2 * y));
  const chosen = square.map((one): EditorEvent => ({ type: 'square-chosen', square: one }));
  return fc.oneof<fc.Arbitrary<EditorEvent>[]>(
    chosen,
    chosen,
    chosen,
    square.map((one) => ({ type: 'piece-lifted', square: one })),
    fc.option(square).map((one) => ({ type: 'piece-dropped', square: one })),
    square.map((one) => ({ type: 'erased', square: one })),
    fc
      .constantFrom('hand', 'hand', 'erase', ...Object.keys(spec.pieces))
      .map((tool) => ({ type: 'tool-chosen', tool })),
    fc.constantFrom('first' as const, 'second' as const).map((seat) => {
      return { type: 'side-chosen', seat } as const;
    }),
    fc.constantFrom(...texts[game]).map((text) => ({ type: 'typed', text })),
    fc.constantFrom<EditorEvent>(
      { type: 'cleared' },
      { type: 'started' },
      { type: 'mirrored' },
      { type: 'undone' },
      { type: 'undone' },
      { type: 'flipped' },
      { type: 'selection-cleared' },
    ),
  );
}

class Visit extends TableVisit<EditorState, EditorEvent> {
  protected readonly reduce = reduce;
  readonly #spec: GameSpec;
  readonly #referee: KnownSession;
  readonly #first: EditorState;

  constructor(game: GameId, host: SimulatedHost, referee: KnownSession) {
    super(host, referee);
    this.#spec = gameSpec(game);
    this.#referee = referee;
    const [rules] = this.#spec.rules;
    this.#first = initialEditor(this.#spec, startFenOf(this.#spec, rules), rules);
  }

  protected initial(raw: unknown): EditorState {
    const kept = fromKept(raw);
    return kept === null ? this.#first : resumed(this.#first, kept);
  }

  protected override keeps(_: EditorEvent, before: EditorState, after: EditorState): unknown {
    return after.text === before.text ? undefined : toKept(after, this.#first.text);
  }

  protected lasting({ text, rules, verdict, ...state }: EditorState): unknown {
    return { text, rules, verdict, board: boardOf({ ...state, text, rules, verdict }) };
  }

  protected override expectOwn(): void {
    const { draft, selected, shown, spec } = this.state;
    // The board shows the draft.
    expect([...parsePlacement(spec, shown.snapshot.fen)].toSorted()).toEqual(
      [...draft.pieces].toSorted(),
    );
    if (selected !== null) expect(draft.pieces.has(selected)).toBe(true);
    for (const letter of draft.pieces.values()) expect(spec.pieces).toHaveProperty([letter]);
  }

  /** An engine that crashed on a position is asked about the next one. */
  async #changeWhatWasDiedOf(): Promise<void> {
    await this.settle();
    const { verdict, draft } = this.state;
    if (verdict.kind !== 'refused' || verdict.fault !== null) return;
    this.dispatch({ type: 'side-chosen', seat: otherSeat(draft.seat) });
    await this.settle();
  }

  override async expectNothingLost(): Promise<void> {
    await this.#changeWhatWasDiedOf();
    await super.expectNothingLost();
    const { verdict, text, position } = this.state;
    const { fault } = this.#referee.describe({ ...position, moves: [] }, []);
    const isPlayable = fault === null && sizeFault(this.#spec, text) === null;
    expect(verdict.kind).toBe(isPlayable ? 'playable' : 'refused');
    if (verdict.kind === 'refused' && fault !== null) expect(verdict.fault?.code).toBe(fault.code);
  }

  /** Each step back shows another board; the last one shows the first. */
  async expectTheWayBackEnds(first: string): Promise<void> {
    while (this.state.past.length > 0) {
      const before = boardOf(this.state);
      this.dispatch({ type: 'undone' });
      expect(boardOf(this.state)).not.toBe(before);
    }
    expect(parsePlacement(this.#spec, boardOf(this.state))).toEqual(
      parsePlacement(this.#spec, first),
    );
    await this.expectNothingLost();
  }
}

tryScreen<Parameters<Visit['happens']>[0]>('the editor', {
  title: 'loses no question and no piece',
  games: ['xiangqi', 'gomoku'],
  runs: 150,
  list: (game) => happenings<EditorEvent>(events(game)),
  run: async (game, host, referee, list) => {
    const visit = new Visit(game, host, referee);
    visit.open();
    const first = boardOf(visit.state);
    for (const happening of list) await visit.happens(happening);
    await visit.expectNothingLost();
    visit.dispatch({ type: 'started' });
    expect(visit.state.text).toBe(boardOf(visit.state));
    await visit.expectTheWayBackEnds(first);
    await visit.expectSameAfterReload();
    visit.end();
  },
});
