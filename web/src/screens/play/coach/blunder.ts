// SPDX-License-Identifier: MIT
// The coach: a short search of the person's move before the engine answers.

import { limitsFor } from '../../../engine/advice.ts';
import type { EngineClient } from '../../../engine/client.ts';
import type { MistakeReport, PositionRef } from '../../../engine/protocol.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import { judgedMove } from '../../analyse/review/review.ts';
import type { Blunder } from '../state/state.ts';

/** Used twice, before and after the move, it is hardly noticeable. */
const kLookMs = 100;

/** The loss that triggers a warning; a missed win does not, because the game continues. */
function isToBeHeld({ gravity, flaw }: MistakeReport): boolean {
  if (flaw.kind.startsWith('misses')) return false;
  return gravity === 'blunder' || (gravity === 'mistake' && flaw.kind === 'loses-piece');
}

/** Null if the last move is good enough. */
export async function blunderIn(
  client: EngineClient,
  spec: GameSpec,
  position: PositionRef,
  isOpen: () => boolean,
): Promise<Blunder | null> {
  const limits = limitsFor(kLookMs, spec.id);
  const tried = await judgedMove(client, spec, position, limits, isOpen);
  const { mistake, before, after } = tried;
  if (mistake === null || before.report === null || after.report === null) return null;
  if (!isToBeHeld(mistake)) return null;
  return { ...mistake, better: before.report, answer: after.report };
}
