// SPDX-License-Identifier: MIT
// The record as a whole: what it says of itself, another one in its place.

import type { Strings } from '../../i18n/index.ts';
import { h, setText } from '../../ui/dom.ts';
import type { AnalysisState } from './state.ts';
import { toolTexts } from '../../i18n/analyse.ts';
import { headerOf } from './words.ts';

export interface RecordListener {
  open(): void;
  empty(): void;
  editDetails(): void;
  editPosition(): void;
}

export class RecordCard {
  readonly #title = h('h2');
  readonly #open = h('button', { type: 'button', 'data-action': 'open' });
  readonly #empty = h('button', { type: 'button', 'data-action': 'empty' });
  readonly #details = h('button', { type: 'button', 'data-action': 'details' });
  readonly #setUp = h('button', { type: 'button', 'data-action': 'edit-position' });
  readonly #headers = h('dl', { class: 'headers' });
  readonly element = h(
    'section',
    { class: 'record', part: 'record' },
    this.#title,
    this.#headers,
    h('div', { class: 'buttons' }, this.#open, this.#empty, this.#details, this.#setUp),
  );

  constructor(listener: RecordListener) {
    this.#open.addEventListener('click', () => listener.open());
    this.#empty.addEventListener('click', () => listener.empty());
    this.#details.addEventListener('click', () => listener.editDetails());
    this.#setUp.addEventListener('click', () => listener.editPosition());
  }

  update({ tree }: AnalysisState, { analyse, language }: Strings): void {
    const own = toolTexts.in(language);
    setText(this.#details, own.details);
    setText(this.#setUp, own.setUp);
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
