// SPDX-License-Identifier: MIT
// A game that is open in several windows: each shows it as it was last played in any of them.

import { load, watchStore } from '../../../storage/store.ts';
import type { GameStore } from '../game-store.ts';
import type { NewGame } from '../state/new-game.ts';
import { withNextAsk } from '../state/next-ask.ts';
import { isUsersPly } from '../state/selectors.ts';
import { freshView, withGame, type GameState } from '../state/state.ts';
import { fromSaved } from './saved-game.ts';

function isSameLine(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((move, ply) => move === other[ply]);
}

/**
 * The game as another window has left it. The window that the person is looking at only follows a continuation:
 * otherwise the other window would take back what was just played here.
 */
export function followed(state: GameState, kept: NewGame, isLookedAt: boolean): GameState {
  const { begun, moves, ended, openingPlies } = state.game;
  // Games with a friend are followed by their links, which know what the friend has received.
  const isSameGame = begun !== null && kept.begun === begun && state.settings.players !== 'friend';
  if (!isSameGame) return state;
  const { moves: theirs, ended: end = null, opening = null, clocks = null } = kept;
  const isContinued = isSameLine(theirs.slice(0, moves.length), moves);
  const isSame = isSameLine(theirs, moves) && (end === null) === (ended === null);
  if (isSame || (isLookedAt && !isContinued)) return state;
  const plies = kept.openingPlies ?? openingPlies;
  const changes = { moves: theirs, ended: end, opening, openingPlies: plies, blunder: null };
  const next = withGame(state, changes);
  // The engine there answers; a second answer from here would make two games of one.
  if (end === null && !isUsersPly(next, theirs.length)) return state;
  return withNextAsk({ ...next, clocks, view: freshView(state.view), thought: null });
}

/** Returns a function that stops following. */
export function followWindows(name: string, store: GameStore): () => void {
  const { spec } = store.state;
  const read = (raw: unknown): NewGame | null => fromSaved(spec, raw);
  const follow = (kept: NewGame, isLookedAt: boolean): void =>
    store.dispatch({ type: 'altered', alter: (state) => followed(state, kept, isLookedAt) });
  const stop = watchStore(name, read, (kept) => follow(kept, document.hasFocus()));
  // A window that the browser had put to sleep has heard nothing.
  const wake = (): void => {
    const kept = document.hidden ? null : load(name, read);
    if (kept !== null) follow(kept, true);
  };
  document.addEventListener('visibilitychange', wake);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', wake);
  };
}
