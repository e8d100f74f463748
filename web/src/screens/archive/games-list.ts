// SPDX-License-Identifier: MIT
// The games that were found, as rows that come from the archive's worker when they are seen.

import type { ArchivedGame } from '../../archive/archived-game.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import { drawing, h, setText } from '../../ui/dom.ts';
import { VirtualList, type VirtualRow } from '../../ui/virtual-list.ts';
import { ownScore } from '../../archive/query.ts';
import { detailText, resultText, titleOf, type RowWords } from './words.ts';

export interface GamesListener {
  rows(from: number, to: number): Promise<readonly ArchivedGame[]>;
  open(game: ArchivedGame): void;
  remove(game: ArchivedGame): void;
}

const kRowHeight = 60;
const kPage = 100;
const kBin = 'M5 7h14M10 4h4M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5';

class Row implements VirtualRow {
  readonly #title = h('span', { class: 'title' });
  readonly #detail = h('span', { class: 'detail' });
  readonly #result = h('span', { class: 'result' });
  readonly button = h(
    'button',
    { type: 'button', class: 'open', 'data-action': 'open-game' },
    this.#title,
    this.#result,
    this.#detail,
  );
  readonly #remove = h('button', { type: 'button', class: 'remove', 'data-action': 'remove-game' });
  readonly element = h('div', { class: 'row' }, this.button, this.#remove);
  readonly #list: GamesList;
  #index = 0;

  constructor(list: GamesList) {
    this.#list = list;
    this.#remove.append(drawing(kBin, '0 0 24 24'));
    this.#remove.tabIndex = -1;
    this.button.addEventListener('click', () => list.act(this.#index, 'open'));
    this.#remove.addEventListener('click', () => list.act(this.#index, 'remove'));
    this.element.addEventListener('keydown', (event) => {
      if (event.key === 'Delete') list.act(this.#index, 'remove');
    });
  }

  show(index: number): void {
    this.#index = index;
    const game = this.#list.gameAt(index);
    this.element.classList.toggle('waiting', game === null);
    const { words, spec } = this.#list;
    const { own } = words;
    const title = game === null ? '…' : titleOf(game, words);
    setText(this.#title, title);
    setText(this.#detail, game === null ? '' : detailText(spec, game, words));
    setText(this.#result, game === null ? '' : resultText(spec, game, words));
    const score = game === null ? null : ownScore(game);
    this.#result.dataset['score'] = score === null ? '' : String(score);
    this.#remove.title = own.remove(title);
    this.#remove.setAttribute('aria-label', own.remove(title));
    this.#remove.tabIndex = this.button.tabIndex;
  }
}

export class GamesList {
  readonly spec: GameSpec;
  readonly #listener: GamesListener;
  readonly #list = new VirtualList(kRowHeight, () => new Row(this));
  readonly #pages = new Map<number, readonly ArchivedGame[]>();
  readonly #asked = new Set<number>();
  /** Rows of an earlier search come to nothing. */
  #search = 0;
  #count = 0;
  words: RowWords;

  constructor(spec: GameSpec, words: RowWords, listener: GamesListener) {
    this.spec = spec;
    this.words = words;
    this.#listener = listener;
  }

  get element(): HTMLElement {
    return this.#list.element;
  }

  update(count: number, words: RowWords, isFromTop: boolean): void {
    this.words = words;
    this.#count = count;
    this.#search++;
    this.#pages.clear();
    this.#asked.clear();
    this.element.setAttribute('aria-label', words.own.list);
    this.#list.update(count, isFromTop);
  }

  /** Null until it has come. */
  gameAt(index: number): ArchivedGame | null {
    const page = Math.floor(index / kPage);
    const games = this.#pages.get(page);
    if (games === undefined) void this.#fetch(page);
    return games?.[index % kPage] ?? null;
  }

  act(index: number, action: 'open' | 'remove'): void {
    const game = this.gameAt(index);
    if (game === null) return;
    this.#listener[action](game);
  }

  /** To the row that took the place of one that was removed. */
  focus(): void {
    if (this.#count > 0) this.#list.goTo(this.#list.current, true);
  }

  async #fetch(page: number): Promise<void> {
    if (this.#asked.has(page)) return;
    this.#asked.add(page);
    const search = this.#search;
    try {
      const games = await this.#listener.rows(page * kPage, (page + 1) * kPage);
      if (search !== this.#search) return;
      this.#pages.set(page, games);
      this.#list.update(this.#count, false);
    } catch {
      // The archive was closed.
    }
  }
}
