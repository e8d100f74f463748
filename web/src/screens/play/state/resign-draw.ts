// SPDX-License-Identifier: MIT
// How the players end a game that the rules would not have ended.

import type { Result } from '../../../games/result.ts';
import type { Report } from '../../../engine/protocol.ts';
import { otherSeat, startFenOf } from '../../../games/game-spec.ts';
import { ownSeat, resultOf, seatAfter } from './selectors.ts';
import { freshView, withGame, type GameState } from './state.ts';

function end(state: GameState, ended: Result): GameState {
  if (state.engine.name !== 'ready' || resultOf(state) !== null) return state;
  const ask = state.ask?.kind === 'search' ? null : state.ask;
  return { ...withGame(state, { ended, notice: null }), ask, view: freshView(state.view) };
}

/** Of the person, or of the side to move when two people share the screen. */
export function resign(state: GameState): GameState {
  const loser = ownSeat(state) ?? seatAfter(state, state.game.moves.length);
  return end(state, { winner: otherSeat(loser), reason: 'resignation' });
}

/** Before that many moves of each side from the usual start the engine agrees to no draw. */
const kEarliestDraw = 20;
/** In centipawns: what the engine counts as no advantage. */
const kEven = 20;

/** Whether the side that thought is no better off by it than a draw. */
function isContent({ mate, score }: Report, isOwn: boolean): boolean {
  const value = mate === 0 ? score : mate * Infinity;
  return (isOwn ? value : -value) <= kEven;
}

/** Two people have settled it between them; the engine goes by what it thought last. */
export function offerDraw(state: GameState): GameState {
  const { game, spec, settings, thought } = state;
  const seat = ownSeat(state);
  if (resultOf(state) !== null || settings.players === 'engines') return state;
  if (seat === null) return end(state, { winner: null, reason: 'agreement' });
  const isUsual = game.startFen === startFenOf(spec, settings.rules);
  if (isUsual && game.moves.length < 2 * kEarliestDraw) {
    return withGame(state, { notice: 'draw-too-early' });
  }
  const isKnown = thought !== null && thought.info.source !== 'book';
  if (!isKnown || !isContent(thought.info, thought.seat !== seat)) {
    return withGame(state, { notice: 'draw-declined' });
  }
  return end(state, { winner: null, reason: 'agreement' });
}
