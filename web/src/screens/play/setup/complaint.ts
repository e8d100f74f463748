// SPDX-License-Identifier: MIT
// Whether a game can begin from a position.

import { browserHost } from '../../../engine/browser-host.ts';
import { EngineClient } from '../../../engine/client.ts';
import { EngineError, plainFault } from '../../../engine/errors.ts';
import type { EngineHost } from '../../../engine/host.ts';
import type { FaultFacts, RuleSet } from '../../../engine/protocol.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import { onBoardOf } from '../../../games/placement.ts';
import { sizeFault } from '../../common/position/size-fault.ts';

/**
 * Why the position is not playable; null if it is, `unanswered` if the engine crashes on it. Tests supply their own
 * host.
 */
export async function complaintOf(
  spec: GameSpec,
  fen: string,
  rules: RuleSet,
  host: EngineHost = browserHost,
): Promise<FaultFacts | null> {
  // A separate engine, because the game's may be thinking.
  const client = new EngineClient({ game: spec.id, hashMegabytes: 1, host });
  try {
    await client.call('describe', [{ fen, moves: [], rules }, []]);
    return sizeFault(onBoardOf(spec, fen), fen);
  } catch (error) {
    return (error instanceof EngineError ? error.fault : null) ?? plainFault('unanswered');
  } finally {
    client.dispose();
  }
}
