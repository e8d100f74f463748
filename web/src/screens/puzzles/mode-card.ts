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

function modeButton(mode: string, act: () => void): HTMLButtonElement {
  const button = h('button', { type: 'button', 'data-mode': mode });
  button.addEventListener('click', act);
  return button;
}

export class ModeCard {
  readonly #train: HTMLButtonElement;
  readonly #day: HTMLButtonElement;
  readonly #rushes: readonly (readonly [RushLength, HTMLButtonElement])[];
  readonly element: HTMLElement;

  constructor({ train, day, rush }: Modes) {
    this.#train = modeButton('train', train);
    this.#day = modeButton('day', day);
    this.#rushes = rushLengths.map(
      (minutes) => [minutes, modeButton(`rush-${minutes}`, () => rush(minutes))] as const,
    );
    const buttons = [this.#train, this.#day, ...this.#rushes.map(([, button]) => button)];
    this.element = h('div', { class: 'modes', role: 'group' }, ...buttons);
  }

  update({ mode, rush }: PuzzleState, own: PuzzleStrings): void {
    this.element.setAttribute('aria-label', own.modes.label);
    setText(this.#train, own.modes.train);
    setText(this.#day, own.modes.day);
    this.#train.setAttribute('aria-pressed', String(mode === 'train'));
    this.#day.setAttribute('aria-pressed', String(mode === 'day'));
    for (const [minutes, button] of this.#rushes) {
      setText(button, own.modes.rush(minutes));
      button.setAttribute('aria-pressed', String(mode === 'rush' && rush?.minutes === minutes));
    }
  }
}
