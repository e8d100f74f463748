// SPDX-License-Identifier: MIT
// The search form of the master games: names, event, opening, years, result.

import type { Strings } from '../../i18n/index.ts';
import type { MastersStrings } from '../../i18n/en/masters.ts';
import { everyGame, type MastersQuery, type Offers } from '../../masters/masters.ts';
import { Choice } from '../../ui/choice.ts';
import { h, setText } from '../../ui/dom.ts';
import { optionsOf } from '../../ui/picker.ts';
import { openingTitle } from './words.ts';

export type Wanted = Omit<MastersQuery, 'fen'>;

/** Debounces the search while the reader types. */
const kPauseMs = 200;

const results = ['all', '1-0', '1/2-1/2', '0-1'] as const;

class TextField {
  readonly input: HTMLInputElement;
  readonly #label = h('span');
  readonly #offers: HTMLDataListElement;
  readonly element: HTMLLabelElement;

  constructor(setting: string, type: 'search' | 'number' = 'search') {
    const id = `offers-${setting}`;
    this.input = h('input', { type, 'data-setting': setting, autocomplete: 'off', list: id });
    if (type === 'number') this.input.inputMode = 'numeric';
    this.#offers = h('datalist', { id });
    this.element = h('label', { class: 'field' }, this.#label, this.input, this.#offers);
  }

  update(label: string): void {
    setText(this.#label, label);
  }

  offer(texts: readonly string[]): void {
    this.#offers.replaceChildren(...texts.map((value) => h('option', { value })));
  }
}

function yearOf({ input }: TextField): number | null {
  return /^\d{4}$/.test(input.value.trim()) ? Number(input.value) : null;
}

export class SearchForm {
  readonly #summary = h('summary');
  readonly #player = new TextField('player');
  readonly #opponent = new TextField('opponent');
  readonly #event = new TextField('event');
  readonly #opening = new TextField('opening');
  readonly #from = new TextField('from', 'number');
  readonly #to = new TextField('to', 'number');
  readonly #result = new Choice<(typeof results)[number]>('result');
  readonly #clear = h('button', { type: 'button', 'data-action': 'clear' });
  readonly element = h(
    'details',
    { class: 'search-form' },
    this.#summary,
    h(
      'div',
      { class: 'fields' },
      this.#player.element,
      this.#opponent.element,
      this.#event.element,
      this.#opening.element,
      h('div', { class: 'years' }, this.#from.element, this.#to.element),
      this.#result.element,
      this.#clear,
    ),
  );
  readonly #search: (wanted: Wanted) => void;
  #offers: Offers = { players: [], events: [], openings: [] };
  #page: Strings | null = null;
  #picked: (typeof results)[number] = 'all';
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(search: (wanted: Wanted) => void) {
    this.#search = search;
    // On wide screens there is room beside the list.
    this.element.open = matchMedia('(min-width: 56rem)').matches;
    for (const { input } of this.#fields) {
      input.addEventListener('input', () => {
        clearTimeout(this.#pause);
        this.#pause = setTimeout(() => this.#tell(), kPauseMs);
      });
    }
    this.#clear.addEventListener('click', () => {
      for (const { input } of this.#fields) input.value = '';
      this.#picked = 'all';
      this.#tell();
    });
  }

  get #fields(): readonly TextField[] {
    return [this.#player, this.#opponent, this.#event, this.#opening, this.#from, this.#to];
  }

  get isEmpty(): boolean {
    return this.#picked === 'all' && this.#fields.every(({ input }) => input.value.trim() === '');
  }

  update(own: MastersStrings, page: Strings): void {
    this.#page = page;
    setText(this.#summary, own.filter);
    this.#player.update(own.player);
    this.#opponent.update(own.opponent);
    this.#event.update(own.event);
    this.#opening.update(own.opening);
    this.#from.update(own.from);
    this.#to.update(own.to);
    setText(this.#clear, own.clear);
    this.#clear.hidden = this.isEmpty;
    this.#result.update(own.result, optionsOf(results, own.results), this.#picked);
    this.#result.onPick = (picked) => {
      this.#picked = picked;
      this.#tell();
    };
  }

  offer(offers: Offers, page: Strings): void {
    this.#offers = offers;
    this.#player.offer(offers.players);
    this.#opponent.offer(offers.players);
    this.#event.offer(offers.events);
    const titles = offers.openings.map(([, name]) => openingTitle(name, page));
    this.#opening.offer([...new Set(titles)].toSorted());
  }

  #tell(): void {
    this.#clear.hidden = this.isEmpty;
    this.#search(this.#wanted());
  }

  #wanted(): Wanted {
    const [player = '', opponent = '', event = ''] = this.#fields.map(({ input }) => input.value);
    return {
      ...everyGame,
      player,
      opponent,
      event,
      codes: this.#codes(),
      from: yearOf(this.#from),
      to: yearOf(this.#to),
      result: this.#picked === 'all' ? null : this.#picked,
    };
  }

  /** The codes that start with the text, or whose name contains it. */
  #codes(): string[] | null {
    const wanted = this.#opening.input.value.trim().toLowerCase();
    if (wanted === '') return null;
    // Some codes have no name.
    if (/^[a-e]\d{0,2}$/.test(wanted))
      return allCodes.filter((code) => code.startsWith(wanted.toUpperCase()));
    const page = this.#page;
    return this.#offers.openings
      .filter(([, name]) => {
        const title = page === null ? '' : openingTitle(name, page).toLowerCase();
        return name.includes(wanted) || title.includes(wanted);
      })
      .map(([code]) => code);
  }
}

const allCodes = [...'ABCDE'].flatMap((letter) =>
  Array.from({ length: 100 }, (_, number) => letter + String(number).padStart(2, '0')),
);
