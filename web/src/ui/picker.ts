// SPDX-License-Identifier: MIT
// One choice out of a few: a labelled select.

import { h, setText } from './dom.ts';

/** With the language of its text where that is not the page's. */
export type Option = readonly [value: string, text: string, lang?: string];

export class Picker {
  readonly #label = h('span');
  readonly #select: HTMLSelectElement;
  readonly element: HTMLLabelElement;
  onPick: (value: string) => void = () => {};

  constructor(setting: string) {
    this.#select = h('select', { 'data-setting': setting });
    this.element = h('label', { class: 'field' }, this.#label, this.#select);
    this.#select.addEventListener('change', () => this.onPick(this.#select.value));
  }

  /** The element of that id says more about the choice. */
  describedBy(id: string): void {
    this.#select.setAttribute('aria-describedby', id);
  }

  update(label: string, options: readonly Option[], chosen: string): void {
    setText(this.#label, label);
    while (this.#select.length < options.length) this.#select.append(h('option'));
    options.forEach(([value, text, lang], index) => {
      const option = this.#select.options[index];
      if (option === undefined) return;
      option.value = value;
      if (lang !== undefined) option.lang = lang;
      setText(option, text);
    });
    this.#select.value = chosen;
  }
}
