// SPDX-License-Identifier: MIT
// The state of a lesson: the learner moves, and each move is judged by the goal.

import { withEngineEvent } from '../../engine/engine-state.ts';
import { unlimited, type FourVerdict, type Limits, type Report } from '../../engine/protocol.ts';
import { withAsk } from '../../engine/store.ts';
import { chanceOf } from '../../games/chances.ts';
import { parsePlacement, seatToMove, squaresOf } from '../../games/placement.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import type { Seat } from '../../games/seat.ts';
import { barredPoints } from '../common/position/shown.ts';
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
import { isReached } from './judge.ts';
import type { LessonStep } from './lesson.ts';
import { lessonIds, lessons, type LessonId } from './lessons.ts';
import { isLastStep, type LearnProgress } from './progress.ts';

/** A pause to see a move before it is taken back or answered. */
const kPauseMs = 1600;
const kReplyMs = 450;
/** Enough nodes: the chances in lessons are clearly uneven. */
const kWeighing: Limits = { ...unlimited, nodes: 20_000 };

export interface LearnState extends Table {
  readonly lesson: LessonId;
  readonly step: number;
  readonly stage: 'trying' | 'judging' | 'replying' | 'wrong' | 'right';
  /** The last attempt was wrong; shown until the next. */
  readonly hasErred: boolean;
  /** The side taken in swap2; null before. */
  readonly taken: Seat | null;
  /** The pending reply to a four. */
  readonly reply: string | null;
  readonly progress: LearnProgress;
}

export type LearnEvent =
  | Happening
  | { readonly type: 'lesson-chosen'; readonly lesson: LessonId }
  | { readonly type: 'side-taken'; readonly seat: Seat }
  | { readonly type: 'next-wanted' | 'previous-wanted' | 'flipped' }
  | { readonly type: 'progress-come'; readonly progress: LearnProgress };

export function stepOf({ lesson, step }: LearnState): LessonStep {
  const found = lessons[lesson][step];
  if (found === undefined) throw new Error(`lesson ${lesson} has no step ${step}`);
  return found;
}

/** Whether it is the learner's turn. */
export function isTrying({ stage }: LearnState): boolean {
  return stage === 'trying';
}

/** Whether the turn is a move or the selection of a point. */
export function mayMove(state: LearnState): boolean {
  return isTrying(state) && stepOf(state).goal.kind !== 'side';
}

export function mayTakeSide(state: LearnState): boolean {
  return isTrying(state) && isSettled(state) && stepOf(state).goal.kind === 'side';
}

/** The lesson at that distance; null if there is none. */
function neighbour({ spec, lesson }: LearnState, places: number): LessonId | null {
  const ids = lessonIds[spec.id];
  return ids[ids.indexOf(lesson) + places] ?? null;
}

/** Whether this is the last lesson. */
export function isLastLesson(state: LearnState): boolean {
  return neighbour(state, 1) === null;
}

export function initialLearn(spec: GameSpec, progress: LearnProgress): LearnState {
  const state: LearnState = {
    ...tableOf(spec, spec.startFen),
    lesson: progress.at,
    step: 0,
    stage: 'trying',
    hasErred: false,
    taken: null,
    reply: null,
    progress,
  };
  return placed(state);
}

function nextAsk(state: LearnState): Ask | null {
  const { position, stage, taken } = state;
  if (!isSettled(state)) return { kind: 'describe', position };
  switch (stage) {
    case 'trying':
    case 'right':
      return null;
    case 'judging':
      if (taken !== null) return { kind: 'search', position, limits: kWeighing };
      return { kind: 'judge-four', position };
    case 'replying':
      return { kind: 'wait', ms: kReplyMs };
    case 'wrong':
      return { kind: 'wait', ms: kPauseMs };
  }
}

function withNextAsk(state: LearnState): LearnState {
  return withAsk(state, nextAsk(state));
}

/** The initial position of the step. */
function placed(state: LearnState): LearnState {
  const { fen, moves = [] } = stepOf(state);
  const fresh = { ...withPosition(state, fen, moves), taken: null, reply: null };
  return withNextAsk({ ...fresh, stage: 'trying', hasErred: false });
}

function at(state: LearnState, lesson: LessonId, step: number): LearnState {
  const progress = { ...state.progress, at: lesson };
  return placed({ ...state, lesson, step, progress });
}

function wrong(state: LearnState): LearnState {
  return withNextAsk({ ...state, stage: 'wrong', hasErred: true });
}

function right(state: LearnState): LearnState {
  const { lesson, step, progress } = state;
  const isDone = isLastStep(lesson, step) && !progress.done.has(lesson);
  const done = isDone ? new Set(progress.done).add(lesson) : progress.done;
  return withNextAsk({ ...state, stage: 'right', progress: { ...progress, done } });
}

function judged(before: LearnState, state: LearnState): LearnState {
  const { spec, shown } = state;
  const { goal } = stepOf(state);
  const move = state.position.moves.at(-1) ?? '';
  const [from = ''] = squaresOf(move);
  const mover = parsePlacement(spec, before.shown.snapshot.fen).get(from) ?? '';
  if (isReached(goal, { move, mover }, spec, shown.snapshot)) return right(state);
  // Another question to the engine tells whether a four leads to a win.
  const isOpen = goal.kind === 'fours' && shown.snapshot.status === 'ongoing';
  return isOpen ? withNextAsk(state) : wrong(state);
}

/** Plays the first move of the line: the reply to a four is forced. */
function judgedFour(state: LearnState, { verdict, line }: FourVerdict): LearnState {
  if (verdict !== 'wins') return wrong(state);
  return withNextAsk({ ...state, stage: 'replying', reply: line[0] ?? null });
}

/** Judges the chosen side by the better chances. */
function weighed(state: LearnState, info: Report): LearnState {
  const { spec, shown, taken } = state;
  const isMovers = taken === seatToMove(spec, shown.snapshot.fen);
  return isMovers === chanceOf(info) > 0.5 ? right(state) : wrong(state);
}

/** Takes back a wrong move, or plays the reply to a right one. */
function waited(state: LearnState): LearnState {
  const { position, stage, taken, reply } = state;
  if (taken !== null) return withNextAsk({ ...state, taken: null, stage: 'trying' });
  const isAnswered = stage === 'replying' && reply !== null;
  const moves = isAnswered ? [...position.moves, reply] : position.moves.slice(0, -1);
  return withNextAsk({ ...withMoves(state, moves), reply: null, stage: 'trying' });
}

function answered(state: LearnState, answer: Answer): LearnState {
  switch (answer.type) {
    case 'described': {
      const after = withDescription(state, answer);
      return after.stage === 'judging' ? judged(state, after) : withNextAsk(after);
    }
    case 'four-judged':
      return judgedFour(state, answer.verdict);
    case 'found':
      return weighed(state, answer.info);
    case 'waited':
      return waited(state);
    case 'refused':
      return withRefusal(state, answer);
    default:
      return state;
  }
}

function onwards(state: LearnState): LearnState {
  const { spec, lesson, step } = state;
  if (!isLastStep(lesson, step)) return at(state, lesson, step + 1);
  return at(state, neighbour(state, 1) ?? lessonIds[spec.id][0], 0);
}

/** Whether the last step of the lesson has just been done. */
export function isLessonDone({ lesson, step, stage }: LearnState): boolean {
  return stage === 'right' && isLastStep(lesson, step);
}

/** Whether this is the first step. */
export function isFirstStep(state: LearnState): boolean {
  return state.step === 0 && neighbour(state, -1) === null;
}

function backwards(state: LearnState): LearnState {
  const { lesson, step } = state;
  if (step > 0) return at(state, lesson, step - 1);
  const before = neighbour(state, -1);
  return before === null ? state : at(state, before, lessons[before].length - 1);
}

/** Whether a forbidden point is selected; it cannot be played. */
function isBarredChosen(state: LearnState): boolean {
  const { goal } = stepOf(state);
  const foul = state.selected === null ? undefined : barredPoints(state).get(state.selected);
  return goal.kind === 'barred' && foul === goal.foul;
}

export function reduce(state: LearnState, event: LearnEvent): LearnState {
  if ('ask' in event) return answered(state, event);
  switch (event.type) {
    case 'engine':
      return withNextAsk(withEngineEvent(state, event.event));
    case 'lesson-chosen':
      return at(state, event.lesson, 0);
    case 'next-wanted':
      return onwards(state);
    case 'previous-wanted':
      return backwards(state);
    case 'side-taken':
      if (!mayTakeSide(state)) return state;
      return withNextAsk({ ...state, taken: event.seat, stage: 'judging', hasErred: false });
    case 'flipped':
      return { ...state, isTurned: !state.isTurned };
    case 'progress-come': {
      const done = new Set([...state.progress.done, ...event.progress.done]);
      return { ...state, progress: { ...state.progress, done } };
    }
    default: {
      const { table, move } = touched(state, event, mayMove(state));
      if (move === null) return isTrying(table) && isBarredChosen(table) ? right(table) : table;
      const moves = [...table.position.moves, move];
      return withNextAsk({ ...withMoves(table, moves), stage: 'judging', hasErred: false });
    }
  }
}
