// SPDX-License-Identifier: MIT
// The state of the trainer: the page plays the other side's book moves, and the reader recalls
// those of one side. Each answered position becomes a card.

import { withEngineEvent } from '../../../engine/engine-state.ts';
import type { BookMoves } from '../../../engine/protocol.ts';
import { withAsk } from '../../../engine/store.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import type { Seat } from '../../../games/seat.ts';
import { seatToMove } from '../../../games/placement.ts';
import { resultIn } from '../../../games/result.ts';
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
} from '../../common/table.ts';
import {
  answeredCard,
  dueOn,
  keyAfter,
  keyOf,
  noTraining,
  withCard,
  type Training,
} from './cards.ts';

/** A pause to see a move before the next. */
const kPauseMs = 600;

/** The source of right answers. */
export type Source = 'book' | 'repertoire';

/** Lines from a position, or the due cards one by one. */
type Mode = 'lines' | 'due';

export interface TrainerState extends Table {
  readonly source: Source;
  readonly mode: Mode;
  readonly own: Seat;
  /** The moves before the trained lines, from the start of the game. */
  readonly root: readonly string[];
  readonly hasBook: boolean;
  readonly hasNoBook: boolean;
  /** Book moves, keyed by the moves from the start. */
  readonly told: ReadonlyMap<string, BookMoves>;
  readonly training: Training;
  readonly today: number;
  /** Chooses the next book move, 0 … 2³² − 1. */
  readonly seed: number;
  /** The wrong answer here, and the right ones. */
  readonly missed: { readonly move: string; readonly expected: readonly string[] } | null;
  /** Due cards without any right answer left in book or repertoire; this session skips them. */
  readonly skipped: ReadonlySet<string>;
  readonly asked: number;
  /** Answers that were right on the first try. */
  readonly right: number;
  readonly isOver: boolean;
}

export type TrainerEvent =
  | Happening
  | { readonly type: 'side-chosen'; readonly seat: Seat }
  | { readonly type: 'source-chosen'; readonly source: Source }
  | { readonly type: 'root-chosen'; readonly root: readonly string[] }
  | { readonly type: 'mode-chosen'; readonly mode: Mode }
  | { readonly type: 'answer-wanted' | 'flipped' | 'progress-cleared' | 'repertoire-cleared' }
  | { readonly type: 'repertoire-taken'; readonly repertoire: Training['repertoire'] }
  | { readonly type: 'training-come'; readonly training: Training };

export interface Beginning {
  readonly mode?: Mode;
  readonly root: readonly string[];
  readonly training: Training;
  readonly today: number;
  readonly seed: number;
}

export function isOwnTurn({ spec, shown, own }: TrainerState): boolean {
  return seatToMove(spec, shown.snapshot.fen) === own;
}

/** Null until the book has answered. */
export function bookAt({ told, position }: TrainerState): BookMoves | null {
  return told.get(position.moves.join(' ')) ?? null;
}

function isKnown(state: TrainerState): boolean {
  return isSettled(state) && bookAt(state) !== null;
}

function bookMoves(state: TrainerState): { move: string; perMille: number }[] {
  const moves = bookAt(state)?.moves ?? [];
  // The book also lists moves that masters abandoned.
  return moves.filter(({ perMille }) => perMille > 0);
}

/** Right answers here, most likely first; empty at the end of the line. */
export function expectedAt(state: TrainerState): readonly string[] {
  const own = state.training.repertoire.get(keyOf(state.shown.snapshot.fen));
  if (own !== undefined && (state.source === 'repertoire' || state.mode === 'due')) return own;
  const isOfBook = state.source === 'book' || state.mode === 'due';
  return isOfBook ? bookMoves(state).map(({ move }) => move) : [];
}

/** The other side's replies with weights. */
function repliesAt(state: TrainerState): readonly (readonly [move: string, weight: number])[] {
  const book = bookMoves(state).map(({ move, perMille }) => [move, perMille] as const);
  if (state.source === 'book') return book;
  const { spec, shown, training } = state;
  const { fen, legalMoves } = shown.snapshot;
  const weights = new Map(book);
  const least = 1;
  return legalMoves
    .filter((move) => training.repertoire.has(keyAfter(spec, fen, [move])))
    .map((move) => [move, weights.get(move) ?? least] as const);
}

/** Due cards for one sitting; there may be many more. */
const kEnoughCards = 8;

/** Whether the line has ended, or enough due cards were answered. */
export function isEnded({ isOver, mode, asked, missed }: TrainerState): boolean {
  return isOver || (mode === 'due' && asked >= kEnoughCards && missed === null);
}

/** Whether engine and book have described the position. */
export function isTold(state: TrainerState): boolean {
  return isSettled(state) && state.ask?.kind !== 'book-moves';
}

export function mayMove(state: TrainerState): boolean {
  return !state.isOver && isKnown(state) && isOwnTurn(state) && expectedAt(state).length > 0;
}

export function dueCount({ training, today }: TrainerState): number {
  return dueOn(training, today).length;
}

function nextAsk(state: TrainerState): Ask | null {
  const { position } = state;
  if (!isSettled(state)) return { kind: 'describe', position };
  if (state.isOver || !state.hasBook) return null;
  if (!isOwnTurn(state) && state.mode === 'due') return { kind: 'wait', ms: kPauseMs };
  if (!isKnown(state)) return { kind: 'book-moves', position };
  return isOwnTurn(state) ? null : { kind: 'wait', ms: kPauseMs };
}

/** Ends a line when no moves are known. */
function settled(state: TrainerState): TrainerState {
  if (state.isOver || !state.hasBook || !isKnown(state)) return withAsk(state, nextAsk(state));
  const isAnswered = !isOwnTurn(state) && state.mode === 'due';
  const isEmpty = isOwnTurn(state) ? expectedAt(state).length === 0 : repliesAt(state).length === 0;
  const isEnd = resultIn(state.shown.snapshot) !== null || isEmpty;
  if (!isEnd || isAnswered) return withAsk(state, nextAsk(state));
  if (state.mode === 'lines') return withAsk({ ...state, isOver: true }, null);
  const skipped = new Set(state.skipped).add(keyOf(state.shown.snapshot.fen));
  return nextCard({ ...state, skipped });
}

function goTo(state: TrainerState, moves: readonly string[]): TrainerState {
  return settled({ ...withMoves(state, moves), missed: null });
}

/** The longest overdue card; the last one only if it is the only one. */
function nextCard(state: TrainerState, last: string | null = null): TrainerState {
  const { training, today, skipped } = state;
  const due = dueOn(training, today).filter((key) => !skipped.has(key));
  const key = due.find((one) => one !== last) ?? due[0];
  const card = key === undefined ? undefined : training.cards.get(key);
  if (card === undefined) return settled({ ...state, isOver: true, missed: null });
  const own = card.line.length % 2 === 0 ? 'first' : 'second';
  return goTo({ ...state, own, isTurned: own === 'second' }, [...card.line]);
}

/** The key of the position before the last move. */
function askedKey({ spec, position }: TrainerState): string {
  return keyAfter(spec, position.fen, position.moves.slice(0, -1));
}

function begun(state: TrainerState): TrainerState {
  const none = { missed: null, isOver: false, asked: 0, right: 0, skipped: new Set<string>() };
  const fresh = { ...state, ...none };
  return fresh.mode === 'due' ? nextCard(fresh) : goTo(fresh, [...fresh.root]);
}

export function initialTrainer(
  spec: GameSpec,
  { mode = 'lines', root, training, today, seed }: Beginning,
): TrainerState {
  return begun({
    ...tableOf(spec, spec.startFen, root),
    source: 'book',
    mode,
    own: 'first',
    root,
    hasBook: false,
    hasNoBook: false,
    told: new Map(),
    training,
    today,
    seed,
    missed: null,
    skipped: new Set(),
    asked: 0,
    right: 0,
    isOver: false,
  });
}

/** The next number of a linear congruential generator; callers use its high bits. */
function stepped(seed: number): number {
  return (Math.imul(seed, 1664525) + 1013904223) >>> 0;
}

function replied(state: TrainerState): TrainerState {
  const replies = repliesAt(state);
  const seed = stepped(state.seed);
  const sum = replies.reduce((all, [, weight]) => all + weight, 0);
  let left = (seed / 2 ** 32) * sum;
  const chosen = replies.find(([, weight]) => (left -= weight) < 0) ?? replies[0];
  if (chosen === undefined) return settled(state);
  return goTo({ ...state, seed }, [...state.position.moves, chosen[0]]);
}

/** Counts the first answer to a position; after a miss, later answers do not count. */
function counted(state: TrainerState, isRight: boolean): TrainerState {
  if (state.missed !== null) return state;
  const { training, today, position, asked, right } = state;
  const key = keyOf(state.shown.snapshot.fen);
  const card = answeredCard(training.cards.get(key), position.moves, { isRight, today });
  return {
    ...state,
    training: withCard(training, key, card),
    asked: asked + 1,
    right: right + (isRight ? 1 : 0),
  };
}

function tried(state: TrainerState, move: string): TrainerState {
  const expected = expectedAt(state);
  const isRight = expected.includes(move);
  const after = counted(state, isRight);
  if (isRight) return goTo(after, [...state.position.moves, move]);
  return { ...after, missed: { move, expected }, selected: null };
}

function answered(state: TrainerState, answer: Answer): TrainerState {
  switch (answer.type) {
    case 'described':
      return settled(withDescription(state, answer));
    case 'book-read': {
      const told = new Map(state.told).set(state.position.moves.join(' '), answer.book);
      return settled({ ...state, told });
    }
    case 'waited':
      return state.mode === 'due' ? nextCard(state, askedKey(state)) : replied(state);
    case 'refused':
      // The engine crashed; the line may be valid.
      if (answer.fault === null || state.position.moves.length === 0) {
        return withRefusal(state, answer);
      }
      // An address may contain illegal moves.
      return begun({ ...state, root: [], mode: 'lines' });
    default:
      return state;
  }
}

export function reduce(state: TrainerState, event: TrainerEvent): TrainerState {
  if ('ask' in event) return answered(state, event);
  switch (event.type) {
    case 'engine': {
      const after = withEngineEvent(state, event.event);
      const { event: told } = event;
      if (told.type === 'book-ready') return settled({ ...after, hasBook: true, hasNoBook: false });
      if (told.type === 'file-failed' && told.file === 'book') return { ...after, hasNoBook: true };
      return settled(after);
    }
    case 'side-chosen':
      return begun({ ...state, mode: 'lines', own: event.seat, isTurned: event.seat === 'second' });
    case 'source-chosen':
      return begun({ ...state, mode: 'lines', source: event.source });
    case 'root-chosen':
      return begun({ ...state, mode: 'lines', root: event.root });
    case 'mode-chosen':
      return begun({ ...state, mode: event.mode });
    case 'answer-wanted':
      if (!mayMove(state)) return state;
      return { ...counted(state, false), missed: { move: '', expected: expectedAt(state) } };
    case 'flipped':
      return { ...state, isTurned: !state.isTurned };
    case 'progress-cleared':
      return begun({
        ...state,
        mode: 'lines',
        training: { ...state.training, cards: noTraining.cards },
      });
    case 'repertoire-cleared': {
      const { repertoire } = noTraining;
      return begun({ ...state, mode: 'lines', training: { ...state.training, repertoire } });
    }
    case 'repertoire-taken': {
      // Moves chosen by the reader take precedence.
      const repertoire = new Map([...event.repertoire, ...state.training.repertoire]);
      return settled({ ...state, training: { ...state.training, repertoire } });
    }
    case 'training-come':
      return settled({ ...state, training: event.training });
    default: {
      const { table, move } = touched(state, event, mayMove(state));
      return move === null ? table : tried(table, move);
    }
  }
}
