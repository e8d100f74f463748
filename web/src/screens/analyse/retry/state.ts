// SPDX-License-Identifier: MIT
// Correcting the mistakes of a game: the reader tries a better move, and the engine judges it.

import { kReviewMs, limitsFor } from '../../../engine/advice.ts';
import { withEngineEvent } from '../../../engine/engine-state.ts';
import { withAsk } from '../../../engine/store.ts';
import type { MistakeReport, PositionRef, Report } from '../../../engine/protocol.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import type { Seat } from '../../../games/seat.ts';
import { mistakesIn, type Mistake, type Review, type Reviewed } from '../review/review.ts';
import {
  isSettled,
  tableOf,
  touched,
  withDescription,
  withMoves,
  withPosition,
  type Answer,
  type Ask,
  type Happening,
  type Table,
} from '../../common/table.ts';

/** A mistake to correct. */
export interface Task {
  readonly mistake: Mistake;
  readonly position: PositionRef;
  readonly before: Reviewed;
  /** The move of the game, and its number. */
  readonly played: string;
  readonly number: string;
}

/** Whose turn it is, the reader's or the judging engine's, or the outcome. */
type Stage = 'trying' | 'judging' | 'wrong' | 'right' | 'shown' | 'over';

export interface RetryState extends Table {
  readonly all: readonly Task[];
  /** Null for both sides. */
  readonly seat: Seat | null;
  readonly at: number;
  readonly stage: Stage;
  /** The flaw of the last move. */
  readonly verdict: MistakeReport | null;
  /** The engine's reply to that move, once known; a report if the game continues. */
  readonly answer: Report | null;
  /** Whether a wrong try or a hint preceded on this task. */
  readonly isHelped: boolean;
  /** Mistakes corrected at the first try. */
  readonly mended: number;
}

export type RetryEvent =
  | Happening
  | { readonly type: 'again' | 'answer' | 'next' | 'flipped' }
  | { readonly type: 'side-chosen'; readonly seat: Seat | null };

/** `numbered` returns the text of a move with its number. */
export function tasksOf(
  review: Review,
  start: Omit<PositionRef, 'moves'>,
  numbered: (mistake: Mistake) => string,
): Task[] {
  return mistakesIn(review).flatMap((mistake) => {
    const { ply } = mistake;
    const before = review.positions[ply];
    const played = review.moves[ply];
    if (before === undefined || played === undefined) return [];
    const position = { ...start, moves: review.moves.slice(0, ply) };
    return [{ mistake, position, before, played, number: numbered(mistake) }];
  });
}

export function tasksFor({ all, seat }: RetryState): readonly Task[] {
  return seat === null ? all : all.filter(({ mistake }) => mistake.seat === seat);
}

/** The current task; null after the last. */
export function taskOf(state: RetryState): Task | null {
  return tasksFor(state)[state.at] ?? null;
}

export function mayMove({ stage }: RetryState): boolean {
  return stage === 'trying';
}

/** The move being judged, once it has been made. */
export function triedIn(state: RetryState): string | null {
  const plies = taskOf(state)?.position.moves.length ?? 0;
  return state.position.moves[plies] ?? null;
}

/** Begins with the first task; the board turns to the side to move. */
export function initialRetry(spec: GameSpec, all: readonly Task[]): RetryState {
  const fen = all[0]?.position.fen ?? spec.startFen;
  const table = { ...tableOf(spec, fen), all, seat: null, at: 0, mended: 0 };
  return goTo({ ...table, stage: 'trying', verdict: null, answer: null, isHelped: false }, 0);
}

function nextAsk(state: RetryState): Ask | null {
  const { spec, position, stage, shown, answer } = state;
  if (!isSettled(state)) return { kind: 'describe', position };
  if (stage !== 'judging') return null;
  const { status, fen } = shown.snapshot;
  const task = taskOf(state);
  if (task === null) return null;
  // Search as far as the review did, so that the judgements are comparable.
  if (answer === null && status === 'ongoing') {
    return { kind: 'search', position, limits: limitsFor(kReviewMs, spec.id) };
  }
  const after = { fen, status, report: answer, motifs: null };
  return { kind: 'judge-game', position, positions: [task.before, after] };
}

function withNextAsk(state: RetryState): RetryState {
  return withAsk(state, nextAsk(state));
}

function goTo(state: RetryState, at: number): RetryState {
  const moved = { ...state, at, verdict: null, answer: null, isHelped: false };
  const task = taskOf(moved);
  if (task === null) return withNextAsk({ ...moved, stage: 'over' });
  const { fen, moves, rules } = task.position;
  const placed = withPosition(moved, fen, moves);
  const isTurned = task.mistake.seat === 'second';
  return withNextAsk({
    ...placed,
    position: { ...placed.position, rules },
    isTurned,
    stage: 'trying',
  });
}

function wrong(state: RetryState, verdict: MistakeReport, answer: Report | null): RetryState {
  return withNextAsk({ ...state, stage: 'wrong', verdict, answer, isHelped: true });
}

function right(state: RetryState): RetryState {
  const mended = state.mended + (state.isHelped ? 0 : 1);
  return withNextAsk({ ...state, stage: 'right', mended });
}

function play(state: RetryState, move: string): RetryState {
  const task = taskOf(state);
  if (task === null) return state;
  const made = withMoves(state, [...state.position.moves, move]);
  const { mistake, played } = task;
  // The review has already judged these two moves.
  if (move === played) return wrong(made, mistake, mistake.answer);
  if (move === mistake.better.bestMove) return right(made);
  return withNextAsk({ ...made, stage: 'judging' });
}

function answered(state: RetryState, answer: Answer): RetryState {
  switch (answer.type) {
    case 'described':
      return withNextAsk(withDescription(state, answer));
    case 'found':
      return withNextAsk({ ...state, answer: answer.info });
    case 'game-judged': {
      const [mistake] = answer.judgement.mistakes;
      return mistake === undefined ? right(state) : wrong(state, mistake, state.answer);
    }
    case 'refused':
      return state.stage === 'judging' ? back(state, 'trying') : { ...state, ask: null };
    default:
      return state;
  }
}

function back(state: RetryState, stage: Stage): RetryState {
  const task = taskOf(state);
  if (task === null) return state;
  const there = withMoves(state, task.position.moves);
  return withNextAsk({ ...there, stage, verdict: null, answer: null });
}

/** Shows the engine's move on the board. */
function withAnswer(state: RetryState): RetryState {
  const task = taskOf(state);
  if (task === null) return state;
  const { bestMove } = task.mistake.better;
  const played = withMoves(state, [...task.position.moves, bestMove]);
  const told = { ...played, verdict: null, answer: null, isHelped: true };
  return withNextAsk({ ...told, stage: 'shown' });
}

export function reduce(state: RetryState, event: RetryEvent): RetryState {
  if ('ask' in event) return answered(state, event);
  switch (event.type) {
    case 'engine':
      return withNextAsk(withEngineEvent(state, event.event));
    case 'again':
      return state.stage === 'wrong' ? back(state, 'trying') : state;
    case 'answer':
      return withAnswer(state);
    case 'next':
      return state.stage === 'over' ? goTo({ ...state, mended: 0 }, 0) : goTo(state, state.at + 1);
    case 'side-chosen':
      return goTo({ ...state, seat: event.seat, mended: 0 }, 0);
    case 'flipped':
      return { ...state, isTurned: !state.isTurned };
    default: {
      const { table, move } = touched(state, event, mayMove(state));
      return move === null ? table : play(table, move);
    }
  }
}
