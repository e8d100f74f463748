// SPDX-License-Identifier: MIT
// Which tools of a game are shown, and which of them can be used now.

import type { Action } from '../../i18n/index.ts';
import type { Tool } from '../../ui/icons.ts';
import { openingAct } from './state/opening.ts';
import { canUndo, isUsersTurn, phaseOf } from './state/selectors.ts';
import type { GameState, Players } from './state/state.ts';

/** The games in which the action makes sense. */
const modes: Readonly<Partial<Record<Action, readonly Players[]>>> = {
  hint: ['engine'],
  stop: ['engine'],
  pause: ['engines'],
  step: ['engines'],
  draw: ['engine', 'people', 'friend'],
  resign: ['engine', 'people', 'friend'],
};

export function isMeant(action: Action, { settings }: GameState): boolean {
  return modes[action]?.includes(settings.players) !== false;
}

function isGoingOn(state: GameState): boolean {
  const phase = phaseOf(state);
  return phase === 'idle' || phase === 'thinking';
}

/** The engine is choosing its move and can be told to move now. */
function isAtMove({ ask }: GameState): boolean {
  return ask?.kind === 'search';
}

/** The available actions; other buttons stay in place, disabled. */
export function isPossible(action: Action, state: GameState): boolean {
  const phase = phaseOf(state);
  switch (action) {
    case 'new-game':
      return phase !== 'failed';
    case 'flip':
      return true;
    case 'undo':
      return phase !== 'failed' && canUndo(state);
    case 'hint':
      // In an opening procedure the best move is not the goal.
      return phase === 'idle' && isUsersTurn(state) && openingAct(state) === null;
    case 'stop':
      return isAtMove(state) && !state.view.isMoveWanted;
    case 'pause':
    case 'draw':
      return isGoingOn(state);
    case 'resign':
      return isGoingOn(state) && state.game.moves.length > 0;
    case 'step':
      return phase === 'idle' && state.game.isPaused;
  }
}

/** Actions that do not apply to the game are hidden; Hint and "Move now" share a place. */
export function isHidden(action: Tool, state: GameState): boolean {
  // Others take their places.
  if (phaseOf(state) === 'over') return action !== 'new-game' && action !== 'undo';
  if (action === 'stop' && !isAtMove(state)) return true;
  if (action === 'hint' && isAtMove(state)) return true;
  return !isMeant(action, state);
}

export interface Ways {
  act(action: Tool): void;
  /** For screen readers. */
  say(text: string): void;
  /** Applies a change made by a rarely used part. */
  alter(alter: (state: GameState) => GameState): void;
  /** Shows or hides the engine's thinking. */
  toggleThinking(): void;
  /** Each leaves the game, so the page decides whether to offer it. */
  readonly analyse: Way;
  readonly games: Way;
  readonly embed: Way;
  readonly settings: Way;
}

export interface Way {
  isOffered(): boolean;
  take(): void;
}
