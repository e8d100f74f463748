// SPDX-License-Identifier: MIT
// The buttons of a game.

import type { GameSpec } from '../../games/game-spec.ts';
import type { Action, Strings } from '../../i18n/index.ts';
import { canUndo, isUsersTurn, phaseOf } from './state/selectors.ts';
import type { GameState, Players } from './state/state.ts';
import { ButtonBar } from '../../ui/button-bar.ts';
import { icons } from '../../ui/icons.ts';

/** Where they mean something. */
const modes: Readonly<Partial<Record<Action, readonly Players[]>>> = {
  hint: ['engine'],
  stop: ['engine'],
  pause: ['engines'],
  step: ['engines'],
  draw: ['engine', 'people'],
  resign: ['engine', 'people'],
};

/** What can be done now; a button that can do nothing stays in place and says so. */
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
      return phase === 'idle' && isUsersTurn(state);
    case 'stop':
      return state.ask?.kind === 'search' && !state.view.isMoveWanted;
    case 'pause':
      return phase === 'idle' || phase === 'thinking';
    case 'step':
      return phase === 'idle' && state.game.isPaused;
    case 'draw':
    case 'resign':
      return phase === 'idle' || phase === 'thinking';
  }
}

export class Actions {
  readonly #bar: ButtonBar<Action>;
  readonly element: HTMLElement;

  constructor(spec: GameSpec, act: (action: Action) => void) {
    this.#bar = new ButtonBar(spec, icons, act);
    this.element = this.#bar.element;
  }

  update(state: GameState, { labels, actions }: Strings): void {
    this.#bar.update(labels.actions, (action) => ({
      name: action === 'pause' && state.game.isPaused ? labels.resume : actions[action],
      isPossible: isPossible(action, state),
      isInviting: action === 'new-game' && phaseOf(state) === 'over',
      isHidden: modes[action]?.includes(state.settings.players) === false,
    }));
  }
}
