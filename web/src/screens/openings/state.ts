// SPDX-License-Identifier: MIT
// The state of the opening book: the current line and the book moves.

import { legalMoves } from '../common/position/shown.ts';
import { withEngineEvent } from '../../engine/engine-state.ts';
import { withAsk } from '../../engine/store.ts';
import type { BookMoves, WrittenMoves } from '../../engine/protocol.ts';
import { startFenOf, type GameSpec } from '../../games/game-spec.ts';
import {
  isSettled,
  tableOf,
  touched,
  withDescription,
  withRefusal,
  withMoves,
  type Answer,
  type Ask,
  type Happening,
  type Table,
} from '../common/table.ts';

export interface OpeningsState extends Table {
  /** The whole line; the board may show an earlier position of it. */
  readonly line: readonly string[];
  readonly written: WrittenMoves;
  /** Book moves, keyed by the moves from the start. */
  readonly told: ReadonlyMap<string, BookMoves>;
  readonly hasNoBook: boolean;
}

export type Step = 'first' | 'back' | 'forward' | 'last';

export type OpeningsEvent =
  | Happening
  | { readonly type: 'played'; readonly move: string }
  | { readonly type: 'stepped'; readonly step: Step }
  | { readonly type: 'came'; readonly moves: readonly string[] }
  | { readonly type: 'gone'; readonly ply: number }
  | { readonly type: 'flipped' };

export function initialOpenings(spec: GameSpec, moves: readonly string[]): OpeningsState {
  // Gomoku's opening names are those of Renju.
  const table = tableOf(spec, startFenOf(spec, 'renju'), moves);
  return withNextAsk({
    ...table,
    line: moves,
    written: {},
    told: new Map(),
    hasNoBook: false,
  });
}

/** Null until the engine has answered. */
export function bookAt({ told, shown }: OpeningsState): BookMoves | null {
  return told.get(shown.moves.join(' ')) ?? null;
}

function nextAsk(state: OpeningsState): Ask | null {
  const { position, told } = state;
  if (!isSettled(state)) return { kind: 'describe', position };
  return told.has(position.moves.join(' ')) ? null : { kind: 'book-moves', position };
}

function withNextAsk(state: OpeningsState): OpeningsState {
  return withAsk(state, nextAsk(state));
}

function goTo(state: OpeningsState, moves: readonly string[]): OpeningsState {
  const isOnLine = moves.every((move, ply) => move === state.line[ply]);
  return withNextAsk({ ...withMoves(state, moves), line: isOnLine ? state.line : moves });
}

function play(state: OpeningsState, move: string): OpeningsState {
  return goTo(state, [...state.position.moves, move]);
}

function plyOf(step: Step, { position, line }: OpeningsState): number {
  const ply = position.moves.length;
  const places = { first: 0, back: ply - 1, forward: ply + 1, last: line.length };
  return Math.max(0, Math.min(line.length, places[step]));
}

function gone(state: OpeningsState, ply: number): OpeningsState {
  return ply === state.position.moves.length ? state : goTo(state, state.line.slice(0, ply));
}

function bookTold(state: OpeningsState, book: BookMoves): OpeningsState {
  return withNextAsk({
    ...state,
    told: new Map(state.told).set(state.position.moves.join(' '), book),
  });
}

function answered(state: OpeningsState, answer: Answer): OpeningsState {
  switch (answer.type) {
    case 'described': {
      // The engine writes the whole line only for the position at its end.
      const isWhole = state.position.moves.length === state.line.length;
      const written = isWhole ? answer.written : state.written;
      return withNextAsk({ ...withDescription(state, answer), written });
    }
    case 'book-read':
      return bookTold(state, answer.book);
    case 'refused':
      // The engine crashed; the position may be valid.
      if (answer.fault === null) return withRefusal(state, answer);
      // The game has no book.
      if (answer.ask.kind === 'book-moves')
        return bookTold(state, { moves: [], opening: null, written: {} });
      // An address may contain illegal moves.
      return state.position.moves.length === 0 ? withRefusal(state, answer) : goTo(state, []);
    default:
      return state;
  }
}

export function reduce(state: OpeningsState, event: OpeningsEvent): OpeningsState {
  if ('ask' in event) return answered(state, event);
  switch (event.type) {
    case 'engine': {
      const after = withEngineEvent(state, event.event);
      const { event: told } = event;
      const isBookLost = told.type === 'file-failed' && told.file === 'book';
      if (isBookLost) return { ...after, hasNoBook: true };
      // Earlier answers were given without the book.
      const isNew = told.type === 'book-ready';
      return withNextAsk(
        isNew ? { ...after, told: new Map(), ask: null, hasNoBook: false } : after,
      );
    }
    case 'played':
      return legalMoves(state).includes(event.move) && isSettled(state)
        ? play(state, event.move)
        : state;
    case 'stepped':
      return gone(state, plyOf(event.step, state));
    case 'gone':
      return gone(state, event.ply);
    case 'came':
      return goTo({ ...state, line: event.moves }, event.moves);
    case 'flipped':
      return { ...state, isTurned: !state.isTurned };
    default: {
      const { table, move } = touched(state, event, true);
      return move === null ? table : play(table, move);
    }
  }
}
