// SPDX-License-Identifier: MIT
// The state of an endgame: the learner plays one side and the engine plays the other perfectly.
// Each move is judged by the tables before and after it.

import { withEngineEvent } from '../../engine/engine-state.ts';
import { unlimited, type EndingVerdict, type Limits } from '../../engine/protocol.ts';
import { withAsk } from '../../engine/store.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import type { Seat } from '../../games/seat.ts';
import { seatToMove } from '../../games/placement.ts';
import { resultIn } from '../../games/result.ts';
import {
  isSettled,
  tableOf,
  touched,
  withDescription,
  withRefusal,
  withMoves,
  withPosition,
  type Answer,
  type Ask,
  type Happening,
  type Table,
} from '../common/table.ts';
import { endings, type Ending } from './endings.ts';
import type { EndingsProgress } from './progress.ts';

/** Tables answer at once; a short search chooses among drawing moves. */
const kPlaying: Limits = { ...unlimited, depth: 10 };
/** Moves without a mistake that count as holding the draw. */
export const kMovesToHold = 20;

/** The result of perfect play from the learner's view. */
export type Standing = EndingVerdict;

/** The judgement of the learner's last move. */
type Remark =
  | { readonly kind: 'kept' }
  /** The win takes `by` moves more than necessary. */
  | { readonly kind: 'slower'; readonly by: number }
  | { readonly kind: 'win-gone' | 'draw-gone' };

export interface EndingsState extends Table {
  readonly ending: number;
  readonly own: Seat;
  /** The verdict on the last position asked about; null if no table covers it. */
  readonly judged: { readonly moves: readonly string[]; readonly standing: Standing | null } | null;
  readonly remark: Remark | null;
  /** No mistake, hint or take-back so far. */
  readonly isClean: boolean;
  readonly wantsHint: boolean;
  /** The draw was held long enough. */
  readonly isHeld: boolean;
  readonly progress: EndingsProgress;
}

export type EndingsEvent =
  | Happening
  | { readonly type: 'ending-chosen'; readonly ending: number }
  | { readonly type: 'side-chosen'; readonly seat: Seat }
  | {
      readonly type:
        | 'next-wanted'
        | 'previous-wanted'
        | 'again-wanted'
        | 'back-wanted'
        | 'hint-wanted'
        | 'flipped';
    }
  | { readonly type: 'progress-come'; readonly progress: EndingsProgress };

export function endingOf({ ending }: EndingsState): Ending {
  const found = endings[ending];
  if (found === undefined) throw new Error(`there is no ending ${ending}`);
  return found;
}

export function isOver({ shown }: EndingsState): boolean {
  return resultIn(shown.snapshot) !== null;
}

/** Whether the attempt has ended: the game is over, or the draw was held long enough. */
export function isEnded(state: EndingsState): boolean {
  return isOver(state) || state.isHeld;
}

function isOwnTurn({ spec, shown, own }: EndingsState): boolean {
  return seatToMove(spec, shown.snapshot.fen) === own;
}

/** The verdict on the current position; null until known. */
export function standingOf({ judged, position }: EndingsState): Standing | null {
  return judged?.moves === position.moves ? judged.standing : null;
}

function isJudged({ judged, position }: EndingsState): boolean {
  return judged?.moves === position.moves;
}

/** Whether the engine has described and judged the position. */
export function isTold(state: EndingsState): boolean {
  return isSettled(state) && state.ask?.kind !== 'judge-ending';
}

export function mayMove(state: EndingsState): boolean {
  return isSettled(state) && !isOver(state) && isOwnTurn(state) && isJudged(state);
}

/** Whether the learner achieved the result of perfect play without help. */
export function isMastered(state: EndingsState): boolean {
  const { own, isHeld, isClean, shown } = state;
  if (!isClean) return false;
  const winner = resultIn(shown.snapshot)?.winner;
  if (endingOf(state).moves > 0) return own === 'first' && winner === 'first';
  return own === 'second' && (isHeld || winner === null);
}

/** The side for which the endgame is a task: the winner, or the defender of a draw. */
export function naturalSeat({ moves }: Ending): Seat {
  return moves > 0 ? 'first' : 'second';
}

function nextAsk(state: EndingsState): Ask | null {
  const { position } = state;
  if (!isSettled(state)) return { kind: 'describe', position };
  if (isOver(state)) return null;
  if (!isJudged(state)) return { kind: 'judge-ending', position };
  if (isOwnTurn(state) && !state.wantsHint) return null;
  return { kind: 'search', position, limits: kPlaying };
}

function withNextAsk(state: EndingsState): EndingsState {
  return withAsk(state, nextAsk(state));
}

const fresh = { judged: null, remark: null, isClean: true, wantsHint: false, isHeld: false };

export function initialEndings(spec: GameSpec, progress: EndingsProgress): EndingsState {
  const state: EndingsState = {
    ...tableOf(spec, spec.startFen),
    ...fresh,
    ending: progress.at,
    own: 'first',
    progress,
  };
  return at(state, progress.at);
}

function begun(state: EndingsState, own: Seat): EndingsState {
  const table = withPosition(state, endingOf(state).fen);
  return withNextAsk({ ...table, ...fresh, own, isTurned: own === 'second' });
}

function at(state: EndingsState, ending: number): EndingsState {
  const found = endings[ending];
  if (found === undefined) return state;
  const chosen = { ...state, ending, progress: { ...state.progress, at: ending } };
  return begun(chosen, naturalSeat(found));
}

/** Converts a verdict for the side to move to the learner's view. */
function standing(state: EndingsState, verdict: EndingVerdict | null): Standing | null {
  if (verdict === null || verdict.verdict === 'drawn' || isOwnTurn(state)) return verdict;
  return { ...verdict, verdict: verdict.verdict === 'won' ? 'lost' : 'won' };
}

function remarkOn(before: Standing | null, after: Standing | null): Remark | null {
  if (before === null || after === null) return null;
  if (before.verdict === 'won' && after.verdict !== 'won') return { kind: 'win-gone' };
  if (before.verdict === 'drawn' && after.verdict === 'lost') return { kind: 'draw-gone' };
  if (before.verdict !== 'won') return before.verdict === 'drawn' ? { kind: 'kept' } : null;
  // One of the moves has been played.
  const by = after.moves - (before.moves - 1);
  return by > 0 ? { kind: 'slower', by } : { kind: 'kept' };
}

function withProgress(state: EndingsState): EndingsState {
  const { fen } = endingOf(state);
  const { progress } = state;
  if (!isMastered(state) || progress.done.has(fen)) return state;
  return { ...state, progress: { ...progress, done: new Set(progress.done).add(fen) } };
}

function judgedNow(state: EndingsState, verdict: EndingVerdict | null): EndingsState {
  const now = standing(state, verdict);
  const { moves } = state.position;
  const judged = { moves, standing: now };
  // The learner has moved, so the other side is to move.
  if (isOwnTurn(state)) return { ...state, judged };
  const remark = moves.length > 0 ? remarkOn(state.judged?.standing ?? null, now) : null;
  const isSpoilt = remark?.kind === 'win-gone' || remark?.kind === 'draw-gone';
  const isClean = state.isClean && !isSpoilt;
  const ownMoves = Math.ceil(moves.length / 2);
  const isHeld = state.isHeld || (now?.verdict === 'drawn' && ownMoves >= kMovesToHold);
  return withProgress({ ...state, judged, remark, isClean, isHeld });
}

function answered(state: EndingsState, answer: Answer): EndingsState {
  switch (answer.type) {
    case 'described':
      return withNextAsk(withProgress(withDescription(state, answer)));
    case 'ending-judged':
      return withNextAsk(judgedNow(state, answer.verdict));
    case 'found': {
      const { bestMove } = answer.info;
      if (bestMove === '') return { ...state, ask: null };
      if (state.wantsHint)
        return withNextAsk({ ...state, wantsHint: false, hint: bestMove, isClean: false });
      return withNextAsk(withMoves(state, [...state.position.moves, bestMove]));
    }
    case 'refused':
      return withRefusal(state, answer);
    default:
      return state;
  }
}

/** Goes back to the position before the learner's last move. */
function takenBack(state: EndingsState): EndingsState {
  const { moves } = state.position;
  const isStarting = seatToMove(state.spec, endingOf(state).fen) === state.own;
  // All plies of the learner have the same parity.
  const parity = isStarting ? 0 : 1;
  const last = moves.length - 1;
  const ply = last % 2 === parity ? last : last - 1;
  if (ply < parity) return state;
  const table = withMoves(state, moves.slice(0, ply));
  return withNextAsk({ ...table, judged: null, remark: null, isClean: false, wantsHint: false });
}

export function mayTakeBack(state: EndingsState): boolean {
  return state.position.moves.length > (state.own === 'first' ? 0 : 1);
}

export function reduce(state: EndingsState, event: EndingsEvent): EndingsState {
  if ('ask' in event) return answered(state, event);
  switch (event.type) {
    case 'engine':
      return withNextAsk(withEngineEvent(state, event.event));
    case 'ending-chosen':
      return at(state, event.ending);
    case 'side-chosen':
      return begun(state, event.seat);
    case 'next-wanted':
      return at(state, (state.ending + 1) % endings.length);
    case 'previous-wanted':
      return at(state, state.ending - 1);
    case 'again-wanted':
      return begun(state, state.own);
    case 'back-wanted':
      return takenBack(state);
    case 'hint-wanted':
      if (!mayMove(state)) return state;
      return withNextAsk({ ...state, wantsHint: true });
    case 'flipped':
      return { ...state, isTurned: !state.isTurned };
    case 'progress-come': {
      const done = new Set([...state.progress.done, ...event.progress.done]);
      return { ...state, progress: { ...state.progress, done } };
    }
    default: {
      const { table, move } = touched(state, event, mayMove(state));
      if (move === null) return table;
      // A move cancels a pending hint.
      const moves = [...table.position.moves, move];
      return withNextAsk({ ...withMoves(table, moves), wantsHint: false });
    }
  }
}
