// SPDX-License-Identifier: MIT
// A row of icon buttons, as below the board of a game.

import type { GameSpec } from '../games/game-spec.ts';
import { drawing, h, setText } from './dom.ts';
import { keysOf } from './keys.ts';

/** The available actions; other buttons stay in place, disabled. */
export interface ButtonLook {
  readonly name: string;
  readonly isPossible: boolean;
  readonly isInviting?: boolean;
  readonly isHidden?: boolean;
}

export class ButtonBar<Action extends string> {
  readonly #buttons: readonly (readonly [Action, HTMLButtonElement, HTMLElement])[];
  readonly #isLabelled: boolean;
  readonly element = h('div', { part: 'actions', role: 'group' });

  /**
   * A button for each icon; `flip` is omitted if the board cannot be turned. Without labels, or where there is no room
   * for them, only the tooltip and screen readers name the action.
   */
  constructor(
    spec: GameSpec,
    drawings: Readonly<Partial<Record<Action, string>>>,
    act: (action: Action) => void,
    isLabelled = true,
  ) {
    this.#isLabelled = isLabelled;
    this.element.className = isLabelled ? 'actions' : 'walk';
    const actions = keysOf<Action>(drawings);
    const offered = actions.filter((action) => action !== 'flip' || spec.moving.isTurnable);
    this.#buttons = offered.map((action) => {
      const label = h('span');
      const icon = drawing(drawings[action] ?? '', '0 0 24 24');
      const button = h('button', { type: 'button', 'data-action': action }, icon, label);
      // Not `disabled`, which would drop the focus of a button just pressed.
      button.addEventListener('click', () => {
        if (button.getAttribute('aria-disabled') !== 'true') act(action);
      });
      return [action, button, label] as const;
    });
    this.element.append(...this.#buttons.map(([, button]) => button));
  }

  update(label: string, look: (action: Action) => ButtonLook): void {
    this.element.setAttribute('aria-label', label);
    for (const [action, button, text] of this.#buttons) {
      const { name, isPossible, isInviting = false, isHidden = false } = look(action);
      button.title = name;
      if (this.#isLabelled) setText(text, name);
      else button.setAttribute('aria-label', name);
      button.setAttribute('aria-disabled', String(!isPossible));
      button.classList.toggle('inviting', isInviting);
      // A hidden button would lose the focus to nowhere.
      if (isHidden && button.matches(':focus')) this.#buttons[0]?.[1].focus();
      button.hidden = isHidden;
    }
  }
}
