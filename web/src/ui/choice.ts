// SPDX-License-Identifier: MIT
// Radio buttons that look like a row of chips.

import { h, setText } from './dom.ts';
import type { Option } from './picker.ts';

interface Chip {
  readonly element: HTMLElement;
  readonly input: HTMLInputElement;
  readonly text: HTMLElement;
}

/** Radio buttons with the same name form one group. */
let made = 0;

export class Choice<Value extends string = string> {
  readonly #name: string;
  readonly #label = h('legend');
  readonly #chips: Chip[] = [];
  readonly #row = h('div', { class: 'chips' });
  readonly element: HTMLFieldSetElement;
  #options: readonly Option<Value>[] = [];
  onPick: (value: Value) => void = () => {};

  /** Unless it is part of the group with that name, a choice is a group of its own. */
  constructor(setting: string, group = `${setting}-${++made}`) {
    this.#name = group;
    this.element = h(
      'fieldset',
      { class: 'choice-of', 'data-setting': setting },
      this.#label,
      this.#row,
    );
  }

  /** The id of an element that describes the choice. */
  describedBy(id: string): void {
    this.element.setAttribute('aria-describedby', id);
  }

  /** None is chosen if `chosen` is null. */
  update(label: string, options: readonly Option<Value>[], chosen: Value | null): void {
    this.#options = options;
    setText(this.#label, label);
    while (this.#chips.length < options.length) this.#add();
    this.#chips.forEach(({ element, input, text }, index) => {
      const option = options[index];
      element.hidden = option === undefined;
      if (option === undefined) return;
      const [value, words, lang, name] = option;
      input.value = value;
      input.checked = value === chosen;
      if (lang !== undefined) text.lang = lang;
      if (name !== undefined) {
        input.setAttribute('aria-label', name);
        element.title = name;
      }
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
 * Call it before removing the buttons from a shadow root that stays, when they are not in a form: Chromium 156 keeps
 * radio buttons, and everything around them, alive as long as the root unless they have left their group.
 */
export function dissolveGroups(within: Element): void {
  for (const radio of within.querySelectorAll('[type=radio]')) radio.removeAttribute('name');
}
