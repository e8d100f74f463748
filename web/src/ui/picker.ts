// SPDX-License-Identifier: MIT
// A labelled select.

import type { GameSpec, SideId } from '../games/game-spec.ts';
import type { Strings } from '../i18n/index.ts';
import { h, setText } from './dom.ts';

/** Sets `lang` if the text is not in the page's language. A choice names a symbol for screen readers by `name`. */
export type Option<Value extends string = string> = readonly [
  value: Value,
  text: string,
  lang?: string | undefined,
  name?: string,
];

export function optionsOf<Value extends string>(
  values: readonly Value[],
  texts: Readonly<Record<Value, string>>,
): Option<Value>[] {
  return values.map((value) => [value, texts[value]]);
}

/** Both sides, the first one first. */
export function sideOptions({ sides }: GameSpec, strings: Strings): Option<SideId>[] {
  return optionsOf([sides.first, sides.second], strings.sides);
}

export class Picker<Value extends string = string> {
  readonly #label = h('span');
  readonly #select: HTMLSelectElement;
  readonly element: HTMLLabelElement;
  #options: readonly Option<Value>[] = [];
  onPick: (value: Value) => void = () => {};

  constructor(setting: string) {
    this.#select = h('select', { 'data-setting': setting });
    this.element = h('label', { class: 'field' }, this.#label, this.#select);
    this.#select.addEventListener('change', () => {
      const [picked] = this.#options[this.#select.selectedIndex] ?? [];
      if (picked !== undefined) this.onPick(picked);
    });
  }

  /** The id of an element that describes the choice. */
  describedBy(id: string): void {
    this.#select.setAttribute('aria-describedby', id);
  }

  update(label: string, options: readonly Option<Value>[], chosen: Value): void {
    this.#options = options;
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
