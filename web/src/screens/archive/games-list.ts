// SPDX-License-Identifier: MIT
// The list of games found; rows are fetched from the archive's worker when they become visible.

import type { ArchivedGame } from '../../archive/archived-game.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import { drawing, h } from '../../ui/dom.ts';
import { GameRow, kGameRowHeight, type GameWords } from '../../ui/game-row.ts';
import { VirtualList } from '../../ui/virtual-list.ts';
import { ownScore } from '../../archive/query.ts';
import { detailText, resultText, titleOf, type RowWords } from './words.ts';

export interface GamesListener {
  rows(from: number, to: number): Promise<readonly ArchivedGame[]>;
  open(game: ArchivedGame): void;
  remove(game: ArchivedGame): void;
}

const kPage = 100;
const kBin = 'M5 7h14M10 4h4M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5';

class Row extends GameRow {
  readonly #remove = h('button', { type: 'button', class: 'remove', 'data-action': 'remove-game' });
  readonly #list: GamesList;

  constructor(list: GamesList) {
    super((index) => list.act(index, 'open'));
    this.#list = list;
    this.element.append(this.#remove);
    this.#remove.append(drawing(kBin, '0 0 24 24'));
    this.#remove.addEventListener('click', () => list.act(this.index, 'remove'));
    this.element.addEventListener('keydown', (event) => {
      if (event.key === 'Delete') list.act(this.index, 'remove');
    });
  }

  override show(index: number): void {
    super.show(index);
    const game = this.#list.gameAt(index);
    const { words } = this.#list;
    const score = game === null ? null : ownScore(game);
    this.result.dataset['score'] = score === null ? '' : String(score);
    const remove = words.own.remove(game === null ? '…' : titleOf(game, words));
    this.#remove.title = remove;
    this.#remove.setAttribute('aria-label', remove);
    this.#remove.tabIndex = this.button.tabIndex;
  }

  protected wordsAt(index: number): GameWords | null {
    const game = this.#list.gameAt(index);
    const { words, spec } = this.#list;
    if (game === null) return null;
    return {
      title: titleOf(game, words),
      detail: detailText(spec, game, words),
      result: resultText(spec, game, words),
    };
  }
}

export class GamesList {
  readonly spec: GameSpec;
  readonly #listener: GamesListener;
  readonly #list = new VirtualList(kGameRowHeight, () => new Row(this));
  readonly #pages = new Map<number, readonly ArchivedGame[]>();
  readonly #asked = new Set<number>();
  /** The number of the search; rows of an earlier one are ignored. */
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

  /** Increases the number of rows and keeps the fetched ones. */
  grow(count: number): void {
    this.#count = count;
    for (const [page, games] of this.#pages) {
      if (games.length < kPage) this.#asked.delete(page);
    }
    this.#list.update(count, false);
  }

  /** Null until the row has been fetched. */
  gameAt(index: number): ArchivedGame | null {
    const page = Math.floor(index / kPage);
    const game = this.#pages.get(page)?.[index % kPage];
    if (game === undefined) void this.#fetch(page);
    return game ?? null;
  }

  act(index: number, action: 'open' | 'remove'): void {
    const game = this.gameAt(index);
    if (game === null) return;
    this.#listener[action](game);
  }

  /** Focuses the row that replaced a removed one. */
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
