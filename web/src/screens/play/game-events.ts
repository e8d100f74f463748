// SPDX-License-Identifier: MIT
// The events of <chuhe-game>, derived from a change of its state.

import type { Result } from '../../games/result.ts';
import type { FileFault, EngineFault } from '../../engine/protocol.ts';
import { fenAfter } from '../../games/placement.ts';
import type { ToldGame } from '../../games/played-game.ts';
import { isEnd, isNewMove, isUsersPly, resultOf } from './state/selectors.ts';
import type { GameState, Notice } from './state/state.ts';

interface MoveDetail {
  readonly move: string;
  /** The position after the move. */
  readonly fen: string;
  readonly by: 'user' | 'engine';
}

interface ErrorDetail {
  readonly fault: EngineFault | FileFault | Notice;
}

export interface GameEventMap {
  'chuhe-ready': CustomEvent<null>;
  'chuhe-before-move': CustomEvent<MoveDetail>;
  'chuhe-move': CustomEvent<MoveDetail>;
  'chuhe-end': CustomEvent<Result>;
  'chuhe-error': CustomEvent<ErrorDetail>;
  'chuhe-analyse': CustomEvent<ToldGame>;
}

export function elementEvent<Name extends keyof GameEventMap>(
  name: Name,
  detail: GameEventMap[Name]['detail'],
): CustomEvent {
  return new CustomEvent(name, { detail, bubbles: true, composed: true });
}

/** The person is about to make a move, which the page can cancel. */
export function beforeMoveEvent({ spec, shown }: GameState, move: string): CustomEvent {
  const detail: MoveDetail = { move, fen: fenAfter(spec, shown.snapshot.fen, [move]), by: 'user' };
  const options = { detail, bubbles: true, composed: true, cancelable: true };
  return new CustomEvent('chuhe-before-move', options);
}

function fault(before: GameState, after: GameState): ErrorDetail['fault'] | null {
  if (after.engine.name === 'failed' && before.engine.name !== 'failed') return after.engine.fault;
  const { fileFault } = after.engine;
  if (fileFault !== before.engine.fileFault) return fileFault;
  const { notice } = after.game;
  const isRefusal = notice === 'position-refused' || notice === 'game-kept';
  return isRefusal && notice !== before.game.notice ? 'position-refused' : null;
}

export function eventsOf(before: GameState, after: GameState): CustomEvent[] {
  const events: CustomEvent[] = [];
  if (before.shown.isProvisional && !after.shown.isProvisional) {
    events.push(elementEvent('chuhe-ready', null));
  }
  const move = after.shown.moves.at(-1);
  if (move !== undefined && isNewMove(before, after)) {
    const isUsers = isUsersPly(after, after.shown.moves.length - 1);
    const by = isUsers ? 'user' : 'engine';
    events.push(elementEvent('chuhe-move', { move, fen: after.shown.snapshot.fen, by }));
  }
  const result = resultOf(after);
  if (result !== null && isEnd(before, after)) events.push(elementEvent('chuhe-end', result));
  const wrong = fault(before, after);
  if (wrong !== null) events.push(elementEvent('chuhe-error', { fault: wrong }));
  return events;
}
