// SPDX-License-Identifier: MIT
// The buttons of a game.

import type { GameSpec } from '../games/game-spec.ts';
import type { Action, Strings } from '../i18n/index.ts';
import { canUndo, isUsersTurn, phaseOf } from '../state/queries.ts';
import type { GameState, Players } from '../state/state.ts';
import { drawing, h, setText } from './dom.ts';
import { icons } from './icons.ts';

const actions: readonly Action[] = [
  'new-game',
  'undo',
  'hint',
  'stop',
  'pause',
  'step',
  'flip',
  'draw',
  'resign',
];

/** Where they mean something. */
const modes: Readonly<Partial<Record<Action, readonly Players[]>>> = {
  hint: ['engine'],
  stop: ['engine'],
  pause: ['engines'],
  step: ['engines'],
  draw: ['engine', 'people'],
  resign: ['engine', 'people'],
};

/** Stones lie the same way from every side. */
function isOf(spec: GameSpec, action: Action): boolean {
  return action !== 'flip' || spec.moves === 'pieces';
}

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
      return state.ask?.kind === 'search' && !state.isMoveWanted;
    case 'pause':
      return phase === 'idle' || phase === 'thinking';
    case 'step':
      return phase === 'idle' && state.isPaused;
    case 'draw':
    case 'resign':
      return phase === 'idle' || phase === 'thinking';
  }
}

export class Actions {
  readonly element = h('div', { class: 'actions', role: 'group' });
  readonly #buttons: readonly (readonly [Action, HTMLButtonElement, HTMLElement])[];

  constructor(spec: GameSpec, act: (action: Action) => void) {
    this.#buttons = actions
      .filter((action) => isOf(spec, action))
      .map((action) => {
        const label = h('span');
        const icon = drawing(icons[action], '0 0 24 24');
        const button = h('button', { type: 'button', 'data-action': action }, icon, label);
        // Not `disabled`: that would throw the focus off a button just pressed.
        button.addEventListener('click', () => {
          if (button.getAttribute('aria-disabled') !== 'true') act(action);
        });
        return [action, button, label] as const;
      });
    this.element.append(...this.#buttons.map(([, button]) => button));
  }

  update(state: GameState, strings: Strings): void {
    this.element.setAttribute('aria-label', strings.labels.actions);
    for (const [action, button, label] of this.#buttons) {
      const isResume = action === 'pause' && state.isPaused;
      setText(label, isResume ? strings.labels.resume : strings.actions[action]);
      button.hidden = modes[action]?.includes(state.settings.players) === false;
      button.setAttribute('aria-disabled', String(!isPossible(action, state)));
    }
    const [, newGame] = this.#buttons[0] ?? [];
    newGame?.classList.toggle('inviting', phaseOf(state) === 'over');
  }
}
