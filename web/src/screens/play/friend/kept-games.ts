// SPDX-License-Identifier: MIT
// All games with friends, stored between visits, so that a link finds its game.

import type { GameId } from '../../../engine/protocol.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import { gameSpec } from '../../../games/index.ts';
import { saveNames } from '../../../storage/save-names.ts';
import { fieldsOf, load, save, watchStore } from '../../../storage/store.ts';
import { fromSaved, toSaved } from '../record/saved-game.ts';
import type { NewGame } from '../state/new-game.ts';
import type { GameState } from '../state/state.ts';

/** Only the latest are kept; older ones remain as records in My games. */
const kMost = 40;

/** Parses the stored games, latest first; invalid entries are dropped. */
export function friendsFrom(spec: GameSpec, raw: unknown): readonly NewGame[] | null {
  const games = fieldsOf(raw)?.['games'];
  if (!Array.isArray(games)) return null;
  return games.flatMap((one) => {
    const game = fromSaved(spec, one);
    return game?.friend ? [game] : [];
  });
}

function rawGames(game: GameId): readonly unknown[] {
  const games = load(saveNames.friends[game], (raw) => fieldsOf(raw)?.['games'] ?? null);
  return Array.isArray(games) ? games : [];
}

function idOf(raw: unknown): unknown {
  return fieldsOf(fieldsOf(raw)?.['friend'])?.['id'];
}

/** Returns false if the browser refuses. */
export function keepFriendGame(state: GameState): boolean {
  const { spec, game } = state;
  if (game.friend === null) return true;
  const games = rawGames(spec.id);
  const [first] = games;
  const fresh = toSaved(state);
  if (JSON.stringify(first) === JSON.stringify(fresh)) return true;
  const others = games.filter((one) => idOf(one) !== game.friend?.id);
  return save(saveNames.friends[spec.id], { games: [fresh, ...others].slice(0, kMost) });
}

/** The game with that name; null if there is none. */
export function keptFriendGame(game: GameId, id: string): NewGame | null {
  const games = load(saveNames.friends[game], (raw) => friendsFrom(gameSpec(game), raw));
  return games?.find(({ friend }) => friend?.id === id) ?? null;
}

/** The unfinished games except the current one; only the engine knows whether a game has ended by the rules. */
export function goingFriendGames({ spec, game }: GameState): readonly NewGame[] {
  const games = load(saveNames.friends[spec.id], (raw) => friendsFrom(gameSpec(spec.id), raw));
  return (games ?? []).filter(
    ({ friend, ended }) => friend?.id !== game.friend?.id && (ended ?? null) === null,
  );
}

/** Listens to changes by other tabs; returns a function that stops listening. */
export function watchFriendGames(
  game: GameId,
  hear: (games: readonly NewGame[]) => void,
): () => void {
  return watchStore(saveNames.friends[game], (raw) => friendsFrom(gameSpec(game), raw), hear);
}
