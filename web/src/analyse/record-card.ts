// SPDX-License-Identifier: MIT
// The record as a whole: what it says of itself, what was wrong with it, other games of its file.

import type { Strings } from '../i18n/index.ts';
import { h, setText } from '../ui/dom.ts';
import { Picker } from '../ui/picker.ts';
import { gamesIn } from './queries.ts';
import type { AnalysisState, Source } from './state.ts';
import { complaintsOf, headerOf, titleOf } from './words.ts';

export interface RecordListener {
  open(): void;
  empty(): void;
  choose(game: number): void;
  dismiss(): void;
}

/** The engine speaks of what is wrong in English. */
const kEngineLanguage = 'en';

export class RecordCard {
  readonly #title = h('h2');
  readonly #open = h('button', { type: 'button', 'data-action': 'open' });
  readonly #empty = h('button', { type: 'button', 'data-action': 'empty' });
  readonly #headers = h('dl', { class: 'headers' });
  readonly #games = new Picker('game');
  readonly #count = h('summary');
  readonly #list = h('ol', { class: 'complaints', lang: kEngineLanguage });
  readonly #dismiss = h('button', { type: 'button', 'data-action': 'dismiss' });
  readonly #problems = h('details', { class: 'problems' }, this.#count, this.#list, this.#dismiss);
  readonly element = h(
    'section',
    { class: 'record' },
    h('div', { class: 'bar' }, this.#title, this.#open, this.#empty),
    this.#games.element,
    this.#problems,
    this.#headers,
  );
  #source: Source | null = null;

  constructor(listener: RecordListener) {
    this.#open.addEventListener('click', () => listener.open());
    this.#empty.addEventListener('click', () => listener.empty());
    this.#dismiss.addEventListener('click', () => listener.dismiss());
    this.#games.onPick = (game) => listener.choose(Number(game));
  }

  update(state: AnalysisState, strings: Strings): void {
    const { analyse } = strings;
    setText(this.#title, analyse.record);
    setText(this.#open, analyse.open);
    setText(this.#empty, analyse.empty);
    setText(this.#dismiss, analyse.dismiss);
    this.#showHeaders(state, strings);
    this.#showGames(state, strings);
    this.#showProblems(state, strings);
  }

  #showHeaders({ tree }: AnalysisState, { analyse }: Strings): void {
    const rows = Object.entries(analyse.headers).flatMap(([name, label]) => {
      const value = name === 'Result' ? resultIn(headerOf(tree, name)) : headerOf(tree, name);
      return value === '' ? [] : [h('div', {}, h('dt', {}, label), h('dd', {}, value))];
    });
    this.#headers.hidden = rows.length === 0;
    this.#headers.replaceChildren(...rows);
  }

  #showGames({ source }: AnalysisState, strings: Strings): void {
    const { analyse } = strings;
    const games = source === null ? [] : gamesIn(source.reading);
    this.#games.element.hidden = games.length < 2;
    const options = games.map(([red = '', black = '', event = '', , , plies = ''], index) => {
      const title = titleOf(red, black, event, strings);
      return [String(index), analyse.gameTitle(index + 1, title, Number(plies))] as const;
    });
    this.#games.update(analyse.games(games.length), options, String(source?.chosen ?? 0));
  }

  #showProblems({ source }: AnalysisState, { analyse }: Strings): void {
    const isBarren = source !== null && source.reading.tree === '';
    const complaints = source === null ? [] : complaintsOf(source);
    const reasons = source?.reading.error ? [source.reading.error] : complaints;
    this.#problems.hidden = reasons.length === 0 && !isBarren;
    setText(this.#count, isBarren ? analyse.noGame : analyse.problems(reasons.length));
    if (source === this.#source) return;
    // What was just read shows what was wrong with it; the reader closes it.
    this.#problems.open = reasons.length > 0;
    this.#source = source;
    this.#list.replaceChildren(...reasons.map((reason) => h('li', {}, reason)));
  }
}

/** `1-0` with the dash that numbers have. */
function resultIn(result: string): string {
  return result.replace('-', '–');
}
