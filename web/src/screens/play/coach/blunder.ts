// SPDX-License-Identifier: MIT
// The coach: a short look at the move of the person before the engine answers it.

import { limitsFor } from '../../../engine/advice.ts';
import type { EngineClient } from '../../../engine/client.ts';
import type { MistakeReport, PositionRef } from '../../../engine/protocol.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import { judgedMove } from '../../analyse/review.ts';
import type { Blunder } from '../state/state.ts';

/** Twice this, before and after the move, is hardly a pause. */
const kLookMs = 100;

/** What must fall for a warning: not where a win was missed, for there is still a game. */
function isToBeHeld({ gravity, flaw }: MistakeReport): boolean {
  if (flaw.kind.startsWith('misses')) return false;
  return gravity === 'blunder' || (gravity === 'mistake' && flaw.kind === 'loses-piece');
}

/** Null where the last move of the position is good enough, or nobody waits any more. */
export async function blunderIn(
  client: EngineClient,
  spec: GameSpec,
  position: PositionRef,
  isOpen: () => boolean,
): Promise<Blunder | null> {
  const limits = limitsFor(kLookMs, spec.id);
  const tried = await judgedMove(client, spec, position, limits, isOpen);
  if (tried === null) return null;
  const { mistake, before, after } = tried;
  if (mistake === null || before.report === null || after.report === null) return null;
  if (!isToBeHeld(mistake)) return null;
  return { ...mistake, better: before.report, answer: after.report };
}
