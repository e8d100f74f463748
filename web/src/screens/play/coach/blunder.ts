// SPDX-License-Identifier: MIT
// The coach: a short look at the move of the person before the engine answers it.

import { limitsFor } from '../../../engine/advice.ts';
import type { EngineClient } from '../../../engine/client.ts';
import type { PositionRef } from '../../../engine/protocol.ts';
import { seatToMove } from '../../../games/placement.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import { verdictOn, withProof, type Verdict } from '../../analyse/review.ts';
import { judgeTried } from '../../analyse/tried-move.ts';
import type { Blunder } from '../state/state.ts';

/** Twice this, before and after the move, is hardly a pause. */
const kLookMs = 100;

/** What must fall for a warning: not where a win was missed, for there is still a game. */
function isToBeHeld({ gravity, fault }: Verdict): boolean {
  if (fault.kind.startsWith('misses')) return false;
  return gravity === 'blunder' || (gravity === 'mistake' && fault.kind === 'loses');
}

/** Null where the last move of the position is good enough, or nobody waits any more. */
export async function blunderIn(
  client: EngineClient,
  spec: GameSpec,
  position: PositionRef,
  isOpen: () => boolean,
): Promise<Blunder | null> {
  const limits = limitsFor(kLookMs, spec.id);
  const tried = await judgeTried(client, spec, position, limits, isOpen);
  if (tried === null) return null;
  const { before, after } = tried;
  const verdict = verdictOn(spec, before, after, position.moves.at(-1) ?? '');
  if (verdict === null || before.report === null || after.report === null) return null;
  const { motifs } = after;
  const fault = withProof(spec, verdict.fault, motifs, seatToMove(spec, before.fen));
  if (!isToBeHeld({ ...verdict, fault })) return null;
  return { better: before.report, answer: after.report, fault, motifs };
}
