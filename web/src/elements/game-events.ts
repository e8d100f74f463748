// SPDX-License-Identifier: MIT
// What <chuhe-game> tells the page around it, from a change of its state.

import type { BookFault, EngineFault } from '../engine/protocol.ts';
import { isNewMove, isUsersPly, resultOf } from '../state/queries.ts';
import type { GameState, Notice, Result } from '../state/state.ts';

export interface MoveDetail {
  readonly move: string;
  /** The position after it. */
  readonly fen: string;
  readonly by: 'user' | 'engine';
}

export interface ErrorDetail {
  readonly fault: EngineFault | BookFault | Notice;
}

export interface GameEventMap {
  'chuhe-ready': CustomEvent<null>;
  'chuhe-move': CustomEvent<MoveDetail>;
  'chuhe-end': CustomEvent<Result>;
  'chuhe-error': CustomEvent<ErrorDetail>;
}

function event<Name extends keyof GameEventMap>(
  name: Name,
  detail: GameEventMap[Name]['detail'],
): CustomEvent {
  return new CustomEvent(name, { detail, bubbles: true, composed: true });
}

function fault(before: GameState, after: GameState): ErrorDetail['fault'] | null {
  if (after.engine.name === 'failed' && before.engine.name !== 'failed') return after.engine.fault;
  if (after.bookFault !== before.bookFault) return after.bookFault;
  const isRefusal = after.notice === 'position-refused' && after.notice !== before.notice;
  return isRefusal ? after.notice : null;
}

export function eventsOf(before: GameState, after: GameState): CustomEvent[] {
  const events: CustomEvent[] = [];
  if (before.shown.isProvisional && !after.shown.isProvisional) {
    events.push(event('chuhe-ready', null));
  }
  const move = after.shown.moves.at(-1);
  if (move !== undefined && isNewMove(before, after)) {
    const isUsers = isUsersPly(after, after.shown.moves.length - 1);
    const by = isUsers ? 'user' : 'engine';
    events.push(event('chuhe-move', { move, fen: after.shown.snapshot.fen, by }));
  }
  const result = resultOf(after);
  if (result !== null && resultOf(before) === null && !before.shown.isProvisional) {
    events.push(event('chuhe-end', result));
  }
  const wrong = fault(before, after);
  if (wrong !== null) events.push(event('chuhe-error', { fault: wrong }));
  return events;
}
