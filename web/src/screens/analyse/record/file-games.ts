// SPDX-License-Identifier: MIT
// The games of a file with several games: a searchable list, with one game on the board.

import { titleOf } from '../words.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import { toolTexts } from '../../../i18n/en/analyse.ts';
import type { Strings } from '../../../i18n/index.ts';
import { h, setText } from '../../../ui/dom.ts';
import { moveCount } from '../../../ui/format.ts';
import { GameRow, kGameRowHeight, type GameWords } from '../../../ui/game-row.ts';
import { VirtualList } from '../../../ui/virtual-list.ts';
import type { Source } from '../state.ts';

type File = Pick<Source, 'bytes' | 'chosen' | 'games'>;
type Title = File['games'][number];

export interface FileGamesListener {
  choose(game: number): void;
  /** Imports all games into the archive; null if the page has no archive. */
  readonly keepAll: ((bytes: Uint8Array, tell: (said: string) => void) => void) | null;
}

interface Found {
  readonly index: number;
  readonly title: Title;
}

/** Fewer games are seen at once. */
const kFewGames = 6;

class Row extends GameRow {
  readonly #games: FileGames;

  constructor(games: FileGames) {
    super((index) => games.choose(index));
    this.#games = games;
  }

  override show(index: number): void {
    super.show(index);
    const found = this.#games.at(index);
    this.button.dataset['game'] = String(found?.index ?? '');
    if (found?.index === this.#games.chosen) this.button.setAttribute('aria-current', 'true');
    else this.button.removeAttribute('aria-current');
  }

  protected wordsAt(at: number): GameWords | null {
    const found = this.#games.at(at);
    if (found === undefined) return null;
    const { first, second, event, date, result, plies } = found.title;
    const { spec, strings } = this.#games;
    const { length } = toolTexts.in(strings.language);
    const named = first !== '' || second !== '';
    const day = /^[?.\s]*$/.test(date) ? '' : date;
    const detail = [day, named ? event : '', length(plies, moveCount(spec, plies))];
    return {
      title: `${found.index + 1}. ${titleOf(first, second, event, strings)}`,
      detail: detail.filter((part) => part !== '').join(' · '),
      result: result.replace('-', '–'),
    };
  }
}

export class FileGames {
  readonly #listener: FileGamesListener;
  readonly #count = h('h2');
  readonly #label = h('span', { class: 'unseen' });
  readonly #search = h('input', { type: 'search', 'data-setting': 'game', autocomplete: 'off' });
  readonly #field = h('label', { class: 'field' }, this.#label, this.#search);
  readonly #list = new VirtualList(kGameRowHeight, () => new Row(this));
  readonly #keep = h('button', { type: 'button', 'data-action': 'keep-all' });
  readonly #kept = h('p', { class: 'soft', role: 'status' });
  readonly element = h(
    'div',
    { class: 'file-games' },
    h('div', { class: 'bar' }, this.#count, this.#keep),
    this.#field,
    this.#list.element,
    this.#kept,
  );
  #source: File | null = null;
  #games: Source['games'] = [];
  #found: readonly Found[] = [];
  strings!: Strings;
  spec!: GameSpec;

  constructor(listener: FileGamesListener) {
    this.#listener = listener;
    this.#keep.hidden = listener.keepAll === null;
    this.#search.addEventListener('input', () => this.#find(true));
    this.#keep.addEventListener('click', () => {
      const bytes = this.#source?.bytes;
      if (bytes !== undefined) listener.keepAll?.(bytes, (said) => setText(this.#kept, said));
    });
  }

  get chosen(): number {
    return this.#source?.chosen ?? -1;
  }

  at(index: number): Found | undefined {
    return this.#found[index];
  }

  choose(index: number): void {
    const found = this.at(index);
    if (found !== undefined) this.#listener.choose(found.index);
  }

  update(
    { source, spec }: { readonly source: File | null; readonly spec: GameSpec },
    strings: Strings,
  ): void {
    const own = toolTexts.in(strings.language);
    this.element.hidden = (source?.games.length ?? 0) < 2;
    this.strings = strings;
    this.spec = spec;
    setText(this.#label, own.searchGames);
    this.#search.placeholder = own.searchGames;
    setText(this.#keep, own.keepAll);
    setText(this.#count, strings.analyse.games(source?.games.length ?? 0));
    this.#list.element.setAttribute('aria-label', strings.analyse.games(source?.games.length ?? 0));
    if (this.element.hidden || source === this.#source) return;
    const isOther = source?.bytes !== this.#source?.bytes;
    this.#source = source;
    this.#games = source?.games ?? [];
    this.#field.hidden = this.#games.length <= kFewGames;
    if (isOther) {
      this.#search.value = '';
      setText(this.#kept, '');
    }
    this.#find(isOther);
  }

  #find(isFromTop: boolean): void {
    const words = this.#search.value
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== '');
    const all = this.#games.map((title, index) => ({ index, title }));
    this.#found = all.filter(({ title }) => {
      const { first, second, event, date, result } = title;
      const text = [first, second, event, date, result].join('\n').toLowerCase();
      return words.every((word) => text.includes(word));
    });
    this.#list.update(this.#found.length, isFromTop);
  }
}
