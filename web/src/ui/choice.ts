// SPDX-License-Identifier: MIT
// One choice out of a few that are all seen: radio buttons that look like one row of chips.

import { h, setText } from './dom.ts';
import type { Option } from './picker.ts';

interface Chip {
  readonly element: HTMLElement;
  readonly input: HTMLInputElement;
  readonly text: HTMLElement;
}

/** Radio buttons of one name are one group, wherever they stand. */
let made = 0;

export class Choice<Value extends string = string> {
  readonly #name: string;
  readonly #label = h('legend');
  readonly #chips: Chip[] = [];
  readonly #row = h('div', { class: 'chips' });
  readonly element: HTMLFieldSetElement;
  #options: readonly Option<Value>[] = [];
  onPick: (value: Value) => void = () => {};

  constructor(setting: string) {
    this.#name = `${setting}-${++made}`;
    this.element = h(
      'fieldset',
      { class: 'choice-of', 'data-setting': setting },
      this.#label,
      this.#row,
    );
  }

  /** The element of that id says more about the choice. */
  describedBy(id: string): void {
    this.element.setAttribute('aria-describedby', id);
  }

  update(label: string, options: readonly Option<Value>[], chosen: Value): void {
    this.#options = options;
    setText(this.#label, label);
    while (this.#chips.length < options.length) this.#add();
    this.#chips.forEach(({ element, input, text }, index) => {
      const option = options[index];
      element.hidden = option === undefined;
      if (option === undefined) return;
      const [value, words, lang] = option;
      input.value = value;
      input.checked = value === chosen;
      if (lang !== undefined) text.lang = lang;
      setText(text, words);
    });
  }

  #add(): void {
    const index = this.#chips.length;
    const input = h('input', { type: 'radio', name: this.#name });
    const text = h('span');
    const element = h('label', {}, input, text);
    input.addEventListener('change', () => {
      const [picked] = this.#options[index] ?? [];
      if (picked !== undefined) this.onPick(picked);
    });
    this.#chips.push({ element, input, text });
    this.#row.append(element);
  }
}

/**
 * Before they leave a shadow root that stays, and have no form: Chromium 156 holds radio buttons there for as long as the
 * root lives, with all they stand in, unless they have left their group.
 */
export function dissolveGroups(within: Element): void {
  for (const radio of within.querySelectorAll('[type=radio]')) radio.removeAttribute('name');
}
