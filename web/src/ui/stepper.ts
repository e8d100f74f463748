// SPDX-License-Identifier: MIT
// A number input with minus and plus buttons.

import { h, setText } from './dom.ts';

export class Stepper {
  readonly #label = h('span');
  readonly #value = h('output');
  readonly #less = h('button', { type: 'button', 'data-action': 'less' }, '−');
  readonly #more = h('button', { type: 'button', 'data-action': 'more' }, '+');
  readonly element: HTMLElement;
  readonly #most: number;
  #count = 1;
  onPick: (count: number) => void = () => {};

  /** From 1 to `most`. */
  constructor(setting: string, most: number) {
    this.#most = most;
    this.element = h(
      'div',
      { class: 'stepper', role: 'group', 'data-setting': setting },
      this.#label,
      this.#less,
      this.#value,
      this.#more,
    );
    for (const [button, step] of [
      [this.#less, -1],
      [this.#more, 1],
    ] as const) {
      button.addEventListener('click', () => {
        if (button.getAttribute('aria-disabled') !== 'true') this.onPick(this.#count + step);
      });
    }
  }

  update(label: string, count: number): void {
    this.#count = count;
    this.element.setAttribute('aria-label', label);
    setText(this.#label, label);
    setText(this.#value, String(count));
    this.#less.setAttribute('aria-label', `${label}: ${count - 1}`);
    this.#more.setAttribute('aria-label', `${label}: ${count + 1}`);
    this.#less.setAttribute('aria-disabled', String(count <= 1));
    this.#more.setAttribute('aria-disabled', String(count >= this.#most));
  }
}
