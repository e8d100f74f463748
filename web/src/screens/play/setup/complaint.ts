// SPDX-License-Identifier: MIT
// Whether a game can begin from a position.

import { rowCount } from '../../../games/placement.ts';
import type { EngineHost } from '../../../engine/browser-host.ts';
import { EngineClient } from '../../../engine/client.ts';
import { messageOf } from '../../../engine/errors.ts';
import type { RuleSet } from '../../../engine/protocol.ts';
import type { GameSpec } from '../../../games/game-spec.ts';

/** Why the engine takes no game from there; empty where it does. Tests bring their own host. */
export async function complaintOf(
  spec: GameSpec,
  fen: string,
  rules: RuleSet,
  host: { host?: EngineHost } = {},
): Promise<string> {
  // The engine takes other boards than the page can show.
  const rows = rowCount(fen);
  if (spec.moves === 'stones' && rows !== spec.ranks) {
    return `the board has ${rows} rows, not ${spec.ranks}`;
  }
  // Of its own: that of the game may be thinking.
  const client = new EngineClient({ game: spec.id, hashMegabytes: 1, ...host });
  try {
    await client.call('describe', [{ fen, moves: [], rules }, []]);
    return '';
  } catch (error) {
    return messageOf(error);
  } finally {
    client.dispose();
  }
}
