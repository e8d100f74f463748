// SPDX-License-Identifier: MIT
// Boards that the engine takes and the page cannot show.

import { plainFault } from '../../../engine/errors.ts';
import type { FaultFacts } from '../../../engine/protocol.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import { rowCount } from '../../../games/placement.ts';

/** Null where the board has the page's size. */
export function sizeFault({ ranks }: GameSpec, fen: string): FaultFacts | null {
  const rows = rowCount(fen);
  return rows === ranks ? null : plainFault('row-count', { number: rows, expected: ranks });
}
