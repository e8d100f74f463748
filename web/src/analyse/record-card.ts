// SPDX-License-Identifier: MIT
// The record as a whole: what it says of itself, another one in its place.

import type { Strings } from '../i18n/index.ts';
import { h, setText } from '../ui/dom.ts';
import type { AnalysisState } from './state.ts';
import { headerOf } from './words.ts';

export interface RecordListener {
  open(): void;
  empty(): void;
}

export class RecordCard {
  readonly #title = h('h2');
  readonly #open = h('button', { type: 'button', 'data-action': 'open' });
  readonly #empty = h('button', { type: 'button', 'data-action': 'empty' });
  readonly #headers = h('dl', { class: 'headers' });
  readonly element = h(
    'section',
    { class: 'record' },
    h('div', { class: 'bar' }, this.#title, this.#open, this.#empty),
    this.#headers,
  );

  constructor(listener: RecordListener) {
    this.#open.addEventListener('click', () => listener.open());
    this.#empty.addEventListener('click', () => listener.empty());
  }

  update({ tree }: AnalysisState, { analyse }: Strings): void {
    setText(this.#title, analyse.record);
    setText(this.#open, analyse.open);
    setText(this.#empty, analyse.empty);
    const rows = Object.entries(analyse.headers).flatMap(([name, label]) => {
      const value = headerOf(tree, name);
      // A result has the dash that numbers have.
      const text = name === 'Result' ? value.replace('-', '–') : value;
      return text === '' ? [] : [h('div', {}, h('dt', {}, label), h('dd', {}, text))];
    });
    this.#headers.hidden = rows.length === 0;
    this.#headers.replaceChildren(...rows);
  }
}
