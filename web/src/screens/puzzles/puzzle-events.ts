// SPDX-License-Identifier: MIT
// The events of <chuhe-puzzle>, derived from a change of its state.

import type { EngineFault } from '../../engine/protocol.ts';
import { fenAfter } from '../../games/placement.ts';
import { isSettled } from '../common/table.ts';
import { isSet, type PuzzleEvent, type PuzzleState, type Refusal } from './state.ts';

interface MoveDetail {
  readonly move: string;
  /** The position after the move. */
  readonly fen: string;
  readonly by: 'user' | 'engine';
}

interface SolvedDetail {
  /** 0 for a puzzle given by the page. */
  readonly number: number;
  /** Whether it was solved without a hint or a wrong move. */
  readonly isUnaided: boolean;
}

interface Details {
  readonly 'chuhe-ready': null;
  readonly 'chuhe-move': MoveDetail;
  readonly 'chuhe-solved': SolvedDetail;
  readonly 'chuhe-error':
    | { readonly fault: EngineFault | 'part-missing' }
    | ({ readonly fault: 'puzzle-refused' } & Refusal);
}

function event<Name extends keyof Details>(name: Name, detail: Details[Name]): CustomEvent {
  return new CustomEvent(name, { detail, bubbles: true, composed: true });
}

/** The solver is about to make a move, which the page can cancel. */
export function beforeMoveEvent({ spec, shown }: PuzzleState, move: string): CustomEvent {
  const detail: MoveDetail = { move, fen: fenAfter(spec, shown.snapshot.fen, [move]), by: 'user' };
  const options = { detail, bubbles: true, composed: true, cancelable: true };
  return new CustomEvent('chuhe-before-move', options);
}

/** The move the solver makes with the change; none if the solution plays itself. */
export function solversMove(
  happening: PuzzleEvent,
  before: PuzzleState,
  after: PuzzleState,
): string | null {
  const { moves } = after.position;
  const isMove = after.puzzle === before.puzzle && moves.length > before.position.moves.length;
  return isMove && !('ask' in happening) ? (moves.at(-1) ?? null) : null;
}

export function puzzleEvents(before: PuzzleState, after: PuzzleState): CustomEvent[] {
  const events: CustomEvent[] = [];
  const { puzzle, shown } = after;
  const isNew = puzzle !== null && isSettled(after) && !isSettled(before);
  const { moves } = shown;
  const isBegun = isNew && moves.length === 0 && before.shown.isProvisional;
  const isChecked = before.stage === 'checking' && after.puzzle === before.puzzle;
  if (isSet(after) && (isBegun || isChecked)) events.push(event('chuhe-ready', null));
  if (after.refusal !== null && after.refusal !== before.refusal) {
    events.push(event('chuhe-error', { fault: 'puzzle-refused', ...after.refusal }));
  }
  const move = moves.at(-1);
  if (isNew && move !== undefined && moves.length > before.shown.moves.length) {
    const isSolvers = moves.length % 2 === 1 && !after.isShowing;
    const by = isSolvers ? 'user' : 'engine';
    events.push(event('chuhe-move', { move, fen: shown.snapshot.fen, by }));
  }
  if (puzzle !== null && after.stage === 'solved' && before.stage !== 'solved') {
    const { isShowing, isHelped } = after;
    const detail = { number: puzzle.number, isUnaided: !isHelped };
    if (!isShowing) events.push(event('chuhe-solved', detail));
  }
  if (after.engine.name === 'failed' && before.engine.name !== 'failed') {
    events.push(event('chuhe-error', { fault: after.engine.fault }));
  }
  if (after.isMissing && !before.isMissing) {
    events.push(event('chuhe-error', { fault: 'part-missing' }));
  }
  return events;
}

declare global {
  interface HTMLElementEventMap {
    'chuhe-solved': CustomEvent<SolvedDetail>;
  }
}
