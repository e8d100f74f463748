// SPDX-License-Identifier: MIT
// Draw offers and agreements, loaded with the menu.

import type { Report } from '../../../engine/protocol.ts';
import { startFenOf } from '../../../games/game-spec.ts';
import { end } from './resign.ts';
import { ownSeat, resultOf, seatAfter } from './selectors.ts';
import { withGame, type GameState } from './state.ts';

/** The engine does not agree to a draw before this many moves by each side from the usual start. */
const kEarliestDraw = 20;
/** In centipawns: up to this the engine sees no advantage. */
const kEven = 20;

/** Whether the side that searched prefers a draw or is indifferent. */
function isContent({ mate, score }: Report, isOwn: boolean): boolean {
  const value = mate === 0 ? score : mate * Infinity;
  return (isOwn ? value : -value) <= kEven;
}

/** Two people agree between themselves; the engine decides by its last search. */
export function offerDraw(state: GameState): GameState {
  const { game, spec, settings, thought } = state;
  const seat = ownSeat(state);
  if (resultOf(state) !== null || settings.players === 'engines') return state;
  if (settings.players === 'friend') {
    // The offer is sent with the next link and stands until the friend has moved.
    const until = game.moves.length + (seatAfter(state, game.moves.length) === seat ? 2 : 1);
    return game.friend && seat
      ? withGame(state, { friend: { ...game.friend, offer: { by: seat, until } } })
      : state;
  }
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
