// SPDX-License-Identifier: MIT
// A lesson as a pure function: the learner moves, and hears whether it is what was asked for.

import { withEngineEvent } from '../../engine/engine-state.ts';
import { withAsk } from '../../engine/store.ts';
import { parsePlacement, squaresOf } from '../../games/placement.ts';
import type { Snapshot } from '../../engine/protocol.ts';
import type { GameSpec } from '../../games/game-spec.ts';
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
} from '../common/table.ts';
import { lessonIds, lessons, type Goal, type LessonId, type LessonStep } from './lessons.ts';
import { isLastStep, type LearnProgress } from './progress.ts';

/** Time to see what a move did before it is taken back. */
const kPauseMs = 1600;

export interface LearnState extends Table {
  readonly lesson: LessonId;
  readonly step: number;
  readonly stage: 'trying' | 'judging' | 'wrong' | 'right';
  /** The last try went wrong, and is said to until the next. */
  readonly hasErred: boolean;
  readonly progress: LearnProgress;
}

export type LearnEvent =
  | Happening
  | { readonly type: 'lesson-chosen'; readonly lesson: LessonId }
  | { readonly type: 'next-wanted' | 'previous-wanted' | 'flipped' }
  | { readonly type: 'progress-come'; readonly progress: LearnProgress };

export function stepOf({ lesson, step }: LearnState): LessonStep {
  const found = lessons[lesson][step];
  if (found === undefined) throw new Error(`lesson ${lesson} has no step ${step}`);
  return found;
}

export function mayMove({ stage }: LearnState): boolean {
  return stage === 'trying';
}

/** The lesson after this one; null after the last. */
export function lessonAfter(lesson: LessonId): LessonId | null {
  return lessonIds[lessonIds.indexOf(lesson) + 1] ?? null;
}

export function initialLearn(spec: GameSpec, progress: LearnProgress): LearnState {
  const state: LearnState = {
    ...tableOf(spec, spec.startFen),
    lesson: progress.at,
    step: 0,
    stage: 'trying',
    hasErred: false,
    progress,
  };
  return placed(state);
}

function nextAsk(state: LearnState): Ask | null {
  if (!isSettled(state)) return { kind: 'describe', position: state.position };
  return state.stage === 'wrong' ? { kind: 'wait', ms: kPauseMs } : null;
}

function withNextAsk(state: LearnState): LearnState {
  return withAsk(state, nextAsk(state));
}

/** The position of the step, as it begins. */
function placed(state: LearnState): LearnState {
  const { fen, moves = [] } = stepOf(state);
  return withNextAsk({ ...withPosition(state, fen, moves), stage: 'trying', hasErred: false });
}

function at(state: LearnState, lesson: LessonId, step: number): LearnState {
  const progress = { ...state.progress, at: lesson };
  return placed({ ...state, lesson, step, progress });
}

/** Whether the move does what was asked; `after` is the position it leads to. */
export function isReached(goal: Goal, mover: string, move: string, after: Snapshot): boolean {
  const [, to = ''] = squaresOf(move);
  switch (goal.kind) {
    case 'reach':
      return mover === goal.piece && goal.squares.includes(to);
    case 'move':
      return mover === goal.piece;
    case 'check':
      return after.inCheck;
    case 'win':
      return after.status === 'first-wins' && after.reason === goal.reason;
    case 'vary':
      return after.status !== 'second-wins';
  }
}

function judged(before: LearnState, state: LearnState): LearnState {
  const move = state.position.moves.at(-1) ?? '';
  const [from = ''] = squaresOf(move);
  const mover = parsePlacement(state.spec, before.shown.snapshot.fen).get(from) ?? '';
  if (!isReached(stepOf(state).goal, mover, move, state.shown.snapshot)) {
    return withNextAsk({ ...state, stage: 'wrong', hasErred: true });
  }
  const { lesson, step, progress } = state;
  const isDone = isLastStep(lesson, step) && !progress.done.has(lesson);
  const done = isDone ? new Set(progress.done).add(lesson) : progress.done;
  return withNextAsk({ ...state, stage: 'right', progress: { ...progress, done } });
}

function answered(state: LearnState, answer: Answer): LearnState {
  switch (answer.type) {
    case 'described': {
      const after = withDescription(state, answer);
      return after.stage === 'judging' ? judged(state, after) : withNextAsk(after);
    }
    case 'waited': {
      const { moves } = state.position;
      return withNextAsk({ ...withMoves(state, moves.slice(0, -1)), stage: 'trying' });
    }
    case 'refused':
      return { ...state, ask: null };
    default:
      return state;
  }
}

function onwards(state: LearnState): LearnState {
  const { lesson, step } = state;
  if (!isLastStep(lesson, step)) return at(state, lesson, step + 1);
  return at(state, lessonAfter(lesson) ?? lessonIds[0], 0);
}

function backwards(state: LearnState): LearnState {
  const { lesson, step } = state;
  if (step > 0) return at(state, lesson, step - 1);
  const before = lessonIds[lessonIds.indexOf(lesson) - 1];
  return before === undefined ? state : at(state, before, lessons[before].length - 1);
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
    case 'flipped':
      return { ...state, isTurned: !state.isTurned };
    case 'progress-come': {
      const done = new Set([...state.progress.done, ...event.progress.done]);
      return { ...state, progress: { ...state.progress, done } };
    }
    default: {
      const { table, move } = touched(state, event, mayMove(state));
      if (move === null) return table;
      const moves = [...table.position.moves, move];
      return withNextAsk({ ...withMoves(table, moves), stage: 'judging', hasErred: false });
    }
  }
}
