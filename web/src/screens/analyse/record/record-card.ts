// SPDX-License-Identifier: MIT
// The record card: its headers, and what can be done with the whole record.

import type { Strings } from '../../../i18n/index.ts';
import { h, setText } from '../../../ui/dom.ts';
import { startFenOf } from '../../../games/game-spec.ts';
import type { AnalysisState } from '../state.ts';
import { isPlain, headerOf } from './tree.ts';
import { toolTexts } from '../../../i18n/en/analyse.ts';
import { terminationInWords } from '../words.ts';

export interface RecordListener {
  open(): void;
  share(): void;
  empty(): void;
  editDetails(): void;
  editPosition(): void;
}

export class RecordCard {
  readonly #title = h('h2');
  readonly #open = h('button', { type: 'button', 'data-action': 'open' });
  readonly #share = h('button', { type: 'button', 'data-action': 'share' });
  readonly #empty = h('button', { type: 'button', 'data-action': 'empty' });
  readonly #details = h('button', { type: 'button', 'data-action': 'details' });
  readonly #setUp = h('button', { type: 'button', 'data-action': 'edit-position' });
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
      this.#share,
      this.#details,
      this.#setUp,
      this.#empty,
    ),
  );

  constructor(listener: RecordListener) {
    this.#open.addEventListener('click', () => listener.open());
    this.#share.addEventListener('click', () => listener.share());
    this.#empty.addEventListener('click', () => listener.empty());
    this.#details.addEventListener('click', () => listener.editDetails());
    this.#setUp.addEventListener('click', () => listener.editPosition());
  }

  update({ spec, tree, settings }: AnalysisState, strings: Strings): void {
    const { analyse, language } = strings;
    const shownAs = (name: string, value: string): string => {
      if (name === 'Termination') return terminationInWords(tree, strings);
      // Show the result with an en dash, like other number ranges.
      return name === 'Result' ? value.replace('-', '–') : value;
    };
    const own = toolTexts.in(language);
    setText(this.#details, own.editDetails);
    setText(this.#setUp, own.setUp);
    setText(this.#title, analyse.record);
    setText(this.#open, analyse.open);
    setText(this.#share, own.share.open);
    setText(this.#empty, own.empty);
    const hasMoves = tree.nodes.length > 1;
    this.#open.classList.toggle('inviting', !hasMoves);
    this.#share.classList.toggle('inviting', hasMoves);
    const isUsual = tree.startFen === startFenOf(spec, settings.rules);
    this.#empty.hidden = isUsual && !hasMoves && tree.headers.length === 0 && isPlain(tree);
    const rows = Object.entries(analyse.headers).flatMap(([name, label]) => {
      const value = headerOf(tree, name);
      const text = shownAs(name, value);
      return text === '' ? [] : [h('div', {}, h('dt', {}, label), h('dd', {}, text))];
    });
    this.#headers.hidden = rows.length === 0;
    this.#headers.replaceChildren(...rows);
  }
}
