// SPDX-License-Identifier: MIT
// A labelled checkbox.

import { h, setText } from './dom.ts';

export class Check {
  readonly #text = h('span');
  readonly #box: HTMLInputElement;
  readonly element: HTMLLabelElement;
  onChange: (isChecked: boolean) => void = () => {};

  constructor(setting: string) {
    this.#box = h('input', { type: 'checkbox', 'data-setting': setting });
    this.element = h('label', { class: 'check' }, this.#box, this.#text);
    this.#box.addEventListener('change', () => this.onChange(this.#box.checked));
  }

  update(label: string, isChecked: boolean): void {
    setText(this.#text, label);
    this.#box.checked = isChecked;
  }
}
