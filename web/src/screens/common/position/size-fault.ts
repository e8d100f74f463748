// SPDX-License-Identifier: MIT
// Boards that the engine accepts but the page cannot show.

import { plainFault } from '../../../engine/errors.ts';
import type { FaultFacts } from '../../../engine/protocol.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import { rowCount } from '../../../games/placement.ts';

/** Null if the page can show the board. */
export function sizeFault({ ranks }: GameSpec, fen: string): FaultFacts | null {
  const rows = rowCount(fen);
  return rows === ranks ? null : plainFault('row-count', { number: rows, expected: ranks });
}
