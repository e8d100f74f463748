// SPDX-License-Identifier: MIT
// The buttons below the board: through the record, round the board, and back from a change.

import { type GameSpec } from '../../games/game-spec.ts';
import type { Strings, Walk } from '../../i18n/index.ts';
import { drawing, h } from '../../ui/dom.ts';
import { keysOf } from '../../ui/keys.ts';
import { icons, walkIcons } from '../../ui/icons.ts';
import type { AnalysisState } from './state.ts';
import { kRoot, nodeOf } from './tree.ts';

export type WalkAction = Walk | 'flip' | 'undo';

const drawings: Readonly<Record<WalkAction, string>> = {
  ...walkIcons,
  flip: icons.flip,
  undo: icons.undo,
};

function isPossible(action: WalkAction, { tree, at, past }: AnalysisState): boolean {
  switch (action) {
    case 'first':
    case 'back':
      return at !== kRoot;
    case 'forward':
    case 'last':
      return nodeOf(tree, at).children.length > 0;
    case 'flip':
      return true;
    case 'undo':
      return past.length > 0;
  }
}

export class WalkBar {
  readonly #buttons: readonly (readonly [WalkAction, HTMLButtonElement])[];
  readonly element = h('div', { class: 'walk', role: 'group' });

  constructor(spec: GameSpec, act: (action: WalkAction) => void) {
    const actions = keysOf(drawings);
    const offered = actions.filter((action) => action !== 'flip' || spec.moving.isTurnable);
    this.#buttons = offered.map((action) => {
      const icon = drawing(drawings[action], '0 0 24 24');
      const button = h('button', { type: 'button', 'data-action': action }, icon);
      // Not `disabled`: that would throw the focus off a button just pressed.
      button.addEventListener('click', () => {
        if (button.getAttribute('aria-disabled') !== 'true') act(action);
      });
      return [action, button] as const;
    });
    this.element.append(...this.#buttons.map(([, button]) => button));
  }

  update(state: AnalysisState, { analyse, actions }: Strings): void {
    this.element.setAttribute('aria-label', analyse.walk);
    const names = { ...analyse.walks, flip: actions.flip, undo: analyse.undo };
    for (const [action, button] of this.#buttons) {
      button.setAttribute('aria-label', names[action]);
      button.title = names[action];
      button.setAttribute('aria-disabled', String(!isPossible(action, state)));
    }
  }
}
