// SPDX-License-Identifier: MIT
// The record card: its headers, and buttons to open another record.

import type { Strings } from '../../../i18n/index.ts';
import { h, setText } from '../../../ui/dom.ts';
import type { AnalysisState } from '../state.ts';
import { toolTexts } from '../../../i18n/en/analyse.ts';
import { headerOf, terminationInWords } from '../words.ts';

export interface RecordListener {
  open(): void;
  empty(): void;
  editDetails(): void;
  editPosition(): void;
  /** Opens the archive; null if the page has none. */
  readonly openGames: (() => void) | null;
}

export class RecordCard {
  readonly #title = h('h2');
  readonly #open = h('button', { type: 'button', 'data-action': 'open' });
  readonly #empty = h('button', { type: 'button', 'data-action': 'empty' });
  readonly #details = h('button', { type: 'button', 'data-action': 'details' });
  readonly #setUp = h('button', { type: 'button', 'data-action': 'edit-position' });
  readonly #games = h('button', { type: 'button', 'data-action': 'my-games' });
  readonly #headers = h('dl', { class: 'headers' });
  readonly element = h(
    'section',
    { class: 'record', part: 'record' },
    this.#title,
    this.#headers,
    h(
      'div',
      { class: 'buttons' },
      this.#open,
      this.#games,
      this.#empty,
      this.#details,
      this.#setUp,
    ),
  );

  constructor(listener: RecordListener) {
    this.#open.addEventListener('click', () => listener.open());
    this.#games.hidden = listener.openGames === null;
    this.#games.addEventListener('click', () => listener.openGames?.());
    this.#empty.addEventListener('click', () => listener.empty());
    this.#details.addEventListener('click', () => listener.editDetails());
    this.#setUp.addEventListener('click', () => listener.editPosition());
  }

  update({ tree }: AnalysisState, strings: Strings): void {
    const { analyse, language } = strings;
    const shownAs = (name: string, value: string): string => {
      if (name === 'Termination') return terminationInWords(tree, strings);
      // Show the result with an en dash, like other number ranges.
      return name === 'Result' ? value.replace('-', '–') : value;
    };
    const own = toolTexts.in(language);
    setText(this.#details, own.details);
    setText(this.#setUp, own.setUp);
    setText(this.#title, analyse.record);
    setText(this.#open, analyse.open);
    setText(this.#games, strings.labels.myGames);
    setText(this.#empty, analyse.empty);
    const rows = Object.entries(analyse.headers).flatMap(([name, label]) => {
      const value = headerOf(tree, name);
      const text = shownAs(name, value);
      return text === '' ? [] : [h('div', {}, h('dt', {}, label), h('dd', {}, text))];
    });
    this.#headers.hidden = rows.length === 0;
    this.#headers.replaceChildren(...rows);
  }
}
