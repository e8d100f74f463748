// SPDX-License-Identifier: MIT
// The choice of a mode: training, puzzle of the day, or rush.

import { h, setText } from '../../ui/dom.ts';
import { rushLengths, type RushLength } from './record.ts';
import type { PuzzleState } from './state.ts';
import type { PuzzleStrings } from '../../i18n/en/puzzles.ts';

export interface Modes {
  train(): void;
  day(): void;
  rush(minutes: RushLength): void;
}

export class ModeCard {
  readonly #modes: readonly (readonly ['train' | 'day' | RushLength, HTMLButtonElement])[];
  readonly element: HTMLElement;

  constructor({ train, day, rush }: Modes) {
    this.#modes = (['train', 'day', ...rushLengths] as const).map((mode) => {
      const name = typeof mode === 'number' ? `rush-${mode}` : mode;
      const button = h('button', { type: 'button', 'data-mode': name });
      const begin = { train, day, 3: () => rush(3), 5: () => rush(5) };
      button.addEventListener('click', begin[mode]);
      return [mode, button];
    });
    const buttons = this.#modes.map(([, button]) => button);
    this.element = h('div', { class: 'modes', role: 'group' }, ...buttons);
  }

  update({ mode, rush }: PuzzleState, own: PuzzleStrings): void {
    this.element.setAttribute('aria-label', own.modes.label);
    const now = mode === 'rush' ? rush?.minutes : mode;
    for (const [name, button] of this.#modes) {
      setText(button, typeof name === 'number' ? own.modes.rush(name) : own.modes[name]);
      button.setAttribute('aria-pressed', String(name === now));
    }
  }
}
