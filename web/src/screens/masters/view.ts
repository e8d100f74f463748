// SPDX-License-Identifier: MIT
// The view of the master games: search form and results.

import type { MasterGame, Offers } from '../../masters/masters.ts';
import { openingsHash } from '../../route.ts';
import { GamesSwitch } from '../common/games-switch.ts';
import { mastersHash, quizHash } from '../common/masters-hash.ts';
import { drawing, h, setText } from '../../ui/dom.ts';
import { GameRow, kGameRowHeight, type GameWords } from '../../ui/game-row.ts';
import { VirtualList } from '../../ui/virtual-list.ts';
import { SearchForm, type Wanted } from './search-form.ts';
import { gameWords, type MastersWords } from './words.ts';

export interface MastersState {
  /** Null until known. */
  readonly count: number | null;
  /** The moves to the searched position; empty for any. */
  readonly moves: readonly string[];
  /** The share of the games' moves that has been loaded, 0 … 1. */
  readonly share: number;
  readonly hasFailed: boolean;
}

export interface MastersListener {
  rows(from: number, to: number): Promise<readonly MasterGame[]>;
  open(game: MasterGame): void;
  search(wanted: Wanted): void;
}

const kPage = 100;
const kQuestion =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.5-1.2 1-1.2 2M12 16.8v.2';

class Row extends GameRow {
  readonly #view: MastersView;
  readonly #guess = h('a', { class: 'guess', 'data-action': 'guess-game' });

  constructor(view: MastersView) {
    super((index) => view.open(index));
    this.#view = view;
    this.#guess.append(drawing(kQuestion, '0 0 24 24'));
    this.element.append(this.#guess);
  }

  override show(index: number): void {
    super.show(index);
    const game = this.#view.gameAt(index);
    this.#guess.hidden = game === null;
    if (game === null) return;
    this.#guess.href = quizHash(game.index);
    const label = this.#view.guessWords(game);
    this.#guess.title = label;
    this.#guess.setAttribute('aria-label', label);
    this.#guess.tabIndex = this.button.tabIndex;
  }

  protected wordsAt(index: number): GameWords | null {
    return this.#view.wordsAt(index);
  }
}

export class MastersView {
  readonly #listener: MastersListener;
  readonly #title = h('h2');
  readonly #switch = new GamesSwitch('masters');
  readonly #openings = h('a', { 'data-action': 'openings' });
  readonly #guess = h('a', { 'data-action': 'guess', href: quizHash(null) });
  readonly #trouble = h('p', { class: 'trouble', role: 'alert' });
  readonly #position = h('span');
  readonly #any = h('a', { 'data-action': 'any-position', href: mastersHash([]) });
  readonly #place = h('p', { class: 'place' }, this.#position, this.#any);
  readonly #count = h('span', { class: 'count', role: 'status' });
  readonly #unpacking = h('span', { 'aria-hidden': 'true' });
  readonly #none = h('p', { class: 'soft none' });
  readonly #keys = h('p', { class: 'unseen', id: 'list-keys' });
  readonly #credit = h('p', { class: 'soft credit' });
  readonly #list = new VirtualList(kGameRowHeight, () => new Row(this));
  readonly #form: SearchForm;
  readonly #pages = new Map<number, readonly MasterGame[]>();
  readonly #asked = new Set<number>();
  /** The number of the search; rows of an earlier one are ignored. */
  #search = 0;
  #words: MastersWords;
  readonly element: HTMLElement;

  constructor(words: MastersWords, listener: MastersListener) {
    this.#words = words;
    this.#listener = listener;
    this.#form = new SearchForm((wanted) => listener.search(wanted));
    this.#list.element.setAttribute('aria-describedby', this.#keys.id);
    this.element = h(
      'div',
      { class: 'archive masters', part: 'masters' },
      h('div', { class: 'head' }, this.#title, this.#switch.element, this.#guess, this.#openings),
      this.#trouble,
      this.#place,
      h(
        'div',
        { class: 'columns' },
        this.#form.element,
        h(
          'div',
          { class: 'games' },
          h('p', { class: 'counts' }, this.#count, this.#unpacking),
          this.#none,
          this.#list.element,
          this.#keys,
        ),
      ),
      this.#credit,
    );
  }

  update({ count, moves, share, hasFailed }: MastersState, words: MastersWords): void {
    this.#words = words;
    const { own, page } = words;
    setText(this.#title, own.title);
    this.#switch.update(page);
    setText(this.#openings, own.openings);
    setText(this.#guess, own.guess);
    this.#guess.hidden = count === null || count === 0;
    this.#openings.href = openingsHash('xiangqi', moves.length === 0 ? null : moves);
    this.#trouble.hidden = !hasFailed;
    setText(this.#trouble, hasFailed ? own.failed : '');
    this.#place.hidden = moves.length === 0;
    setText(this.#position, moves.length === 0 ? '' : own.position(moves.length));
    setText(this.#any, own.anyPosition);
    const number = new Intl.NumberFormat(page.language);
    const waiting = hasFailed ? '' : own.loading;
    setText(this.#count, count === null ? waiting : own.count(count, number.format(count)));
    const isUnpacking = share < 1 && !hasFailed && count !== null;
    setText(this.#unpacking, isUnpacking ? own.unpacking(Math.round(share * 100)) : '');
    this.#none.hidden = count !== 0;
    setText(this.#none, own.noneFound);
    this.#list.element.hidden = count === null || count === 0;
    this.#list.element.setAttribute('aria-label', own.list);
    setText(this.#keys, own.listKeys);
    setText(this.#credit, own.credit);
    this.#form.update(own, page);
  }

  /** Replaces all rows. */
  list(count: number, isFromTop: boolean): void {
    this.#search++;
    this.#pages.clear();
    this.#asked.clear();
    this.#list.update(count, isFromTop);
  }

  offer(offers: Offers): void {
    this.#form.offer(offers, this.#words.page);
  }

  wordsAt(index: number): GameWords | null {
    const game = this.gameAt(index);
    return game === null ? null : gameWords(game, this.#words);
  }

  guessWords(game: MasterGame): string {
    return this.#words.own.guessGame(gameWords(game, this.#words).title);
  }

  open(index: number): void {
    const game = this.gameAt(index);
    if (game !== null) this.#listener.open(game);
  }

  /** Null until the row has been fetched. */
  gameAt(index: number): MasterGame | null {
    const page = Math.floor(index / kPage);
    const game = this.#pages.get(page)?.[index % kPage];
    if (game === undefined) void this.#fetch(page);
    return game ?? null;
  }

  async #fetch(page: number): Promise<void> {
    if (this.#asked.has(page)) return;
    this.#asked.add(page);
    const search = this.#search;
    try {
      const games = await this.#listener.rows(page * kPage, (page + 1) * kPage);
      if (search !== this.#search) return;
      this.#pages.set(page, games);
      this.#list.show();
    } catch {
      // The worker has ended.
    }
  }
}
