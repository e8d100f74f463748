// SPDX-License-Identifier: MIT
// The choice of a level, from the weakest to the strongest, with its name.

import type { GameSpec } from '../../../games/game-spec.ts';
import type { Strings } from '../../../i18n/index.ts';
import { h, setText } from '../../../ui/dom.ts';
import { levelName } from '../players/level-name.ts';
import { kHighestLevel, kLowestLevel } from '../state/state.ts';

/** The name, and the rating if measured. */
export function strengthInWords(level: number, { ratings }: GameSpec, strings: Strings): string {
  const rating = ratings[level - 1];
  const plain = levelName(level, strings);
  return rating === undefined ? plain : strings.rating(plain, rating);
}

export class LevelField {
  readonly #label = h('span');
  readonly #name = h('output');
  readonly #range: HTMLInputElement;
  readonly element: HTMLElement;
  onPick: (level: number) => void = () => {};

  constructor(setting: string, aboutId: string) {
    this.#range = h('input', {
      type: 'range',
      min: String(kLowestLevel),
      max: String(kHighestLevel),
      'data-setting': setting,
      'aria-describedby': aboutId,
    });
    const names = h('span', { class: 'pair' }, this.#label, this.#name);
    this.element = h('label', { class: 'field' }, names, this.#range);
    this.#range.addEventListener('input', () => this.onPick(Number(this.#range.value)));
  }

  update(label: string, level: number, spec: GameSpec, strings: Strings): void {
    const name = strengthInWords(level, spec, strings);
    setText(this.#label, label);
    setText(this.#name, name);
    this.#range.value = String(level);
    this.#range.setAttribute('aria-label', label);
    this.#range.setAttribute('aria-valuetext', name);
  }
}
