// SPDX-License-Identifier: MIT
// Stores a game whenever it changes. Games that the browser does not store are kept in memory for
// the visit.

import type { GameSpec } from '../games/game-spec.ts';
import type { PlayedGame } from '../games/played-game.ts';
import { fromPlayed, type ArchivedGame } from './archived-game.ts';
import { changeStored } from './database.ts';
import { tellNews } from './news.ts';
import { storing } from './pending.ts';
import { keepForVisit, forgetForVisit } from './visit.ts';

/** Keeps data added elsewhere: names, annotations, the last node. */
function merged(fresh: ArchivedGame, stored: ArchivedGame | null): ArchivedGame {
  if (stored === null) return fresh;
  const { names, event, headers, opening, at, record } = stored;
  const isLonger = fresh.moves.length > stored.moves.length;
  return {
    ...fresh,
    names,
    event,
    headers,
    // Keep the opening's name until earlier moves change.
    opening: isLonger || fresh.moves.length === stored.moves.length ? opening : undefined,
    at: isLonger ? null : at,
    record,
    isAided: fresh.isAided || stored.isAided || fresh.moves.length < stored.moves.length,
  };
}

/** Stores the states of a game in order. */
let before: Promise<unknown> = Promise.resolve();

/** Returns false if the browser refuses to store the game; it is then kept for the visit only. */
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
