// SPDX-License-Identifier: MIT
// The event for embedding a game in another page.

import type { Embedded } from '../common/embedded.ts';
import type { GameState } from './state/state.ts';

export function embedEvent({ spec, game, settings }: GameState): CustomEvent<Embedded> {
  const { startFen, moves } = game;
  const { rules, seat, level } = settings;
  const isTurned = seat === 'second';
  const record = null;
  const line = moves;
  const detail = { game: spec.id, startFen, rules, line, moves, record, isTurned, level };
  return new CustomEvent('chuhe-embed', { detail, bubbles: true, composed: true });
}
