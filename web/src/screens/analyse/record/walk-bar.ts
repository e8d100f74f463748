// SPDX-License-Identifier: MIT
// The buttons below the board: move through the record, turn the board, undo a change.

import type { GameSpec } from '../../../games/game-spec.ts';
import type { Strings, Walk } from '../../../i18n/index.ts';
import { ButtonBar } from '../../../ui/button-bar.ts';
import { icons, walkIcons } from '../../../ui/icons.ts';
import type { AnalysisState } from '../state.ts';
import { kRoot, nodeOf } from './tree.ts';

export type WalkAction = Walk | 'flip' | 'undo';

const drawings: Readonly<Record<WalkAction, string>> = {
  ...walkIcons,
  undo: icons.undo,
  // Last, so that the others stay in their places where a board cannot be turned.
  flip: icons.flip,
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
  readonly #bar: ButtonBar<WalkAction>;
  readonly element: HTMLElement;

  constructor(spec: GameSpec, act: (action: WalkAction) => void) {
    this.#bar = new ButtonBar<WalkAction>(spec, drawings, act);
    this.element = this.#bar.element;
    this.element.classList.add('six');
  }

  update(state: AnalysisState, { analyse, actions }: Strings): void {
    const names = { ...analyse.walks, flip: actions.flip, undo: analyse.undo };
    this.#bar.update(analyse.walk, (action) => ({
      name: names[action],
      isPossible: isPossible(action, state),
    }));
  }
}
