// SPDX-License-Identifier: MIT
// Stores a game whenever something about it changes. What the browser does not take is kept for the visit.

import type { GameSpec } from '../games/game-spec.ts';
import type { PlayedGame } from '../games/played-game.ts';
import { fromPlayed, type ArchivedGame } from './archived-game.ts';
import { changeStored } from './database.ts';
import { tellNews } from './news.ts';
import { storing } from './pending.ts';
import { keepForVisit, forgetForVisit } from './visit.ts';

/** What was said of the game elsewhere stays: names, remarks, the place where it was left. */
function merged(fresh: ArchivedGame, stored: ArchivedGame | null): ArchivedGame {
  if (stored === null) return fresh;
  const { names, event, headers, opening, at, record } = stored;
  const isLonger = fresh.moves.length > stored.moves.length;
  return {
    ...fresh,
    names,
    event,
    headers,
    // What has a name keeps it until its moves are others.
    opening: isLonger || fresh.moves.length === stored.moves.length ? opening : undefined,
    at: isLonger ? null : at,
    record,
    isAided: fresh.isAided || stored.isAided || fresh.moves.length < stored.moves.length,
  };
}

/** Later states of a game come after earlier ones. */
let before: Promise<unknown> = Promise.resolve();

/** False where the browser refuses: then the game is kept for the visit alone. */
export function recordGame(
  spec: GameSpec,
  played: Omit<PlayedGame, 'names' | 'id'>,
  id: number,
  isAided: boolean,
): Promise<boolean> {
  const fresh = fromPlayed(spec, played, id, isAided);
  const work = before.then(async () => {
    try {
      await changeStored(id, (stored) => merged(fresh, stored));
      forgetForVisit([id]);
      tellNews([id]);
      return true;
    } catch {
      keepForVisit([fresh]);
      return false;
    }
  });
  before = work;
  storing(work);
  return work;
}
