// SPDX-License-Identifier: MIT
// The view of the archive: search, list, statistics and storage.

import type { ArchivedGame } from '../../archive/archived-game.ts';
import { isEverything, type Query } from '../../archive/query.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import { h, setText } from '../../ui/dom.ts';
import { GamesSwitch } from '../common/games-switch.ts';
import { GamesList } from './games-list.ts';
import type { ShownImport } from './importing.ts';
import { filterCount } from './open-filter.ts';
import type { ArchiveState, ArchiveWords } from './state.ts';
import { StatisticsCard } from './statistics-card.ts';
import { rowWords } from './words.ts';

export interface ArchiveListener {
  rows(from: number, to: number): Promise<readonly ArchivedGame[]>;
  open(game: ArchivedGame): void;
  remove(game: ArchivedGame): void;
  /** Restores the game removed last. */
  restore(): void;
  search(changes: Partial<Query>): void;
  import(files: readonly Blob[]): void;
  cancelImport(): void;
  openFilter(): void;
  openNames(): void;
  openExport(): void;
}

/** Debounces the search while the reader types. */
const kPauseMs = 150;

export class ArchiveView {
  readonly #spec: GameSpec;
  readonly #listener: ArchiveListener;
  readonly #title = h('h2');
  readonly #switch = new GamesSwitch('mine');
  readonly #import = h('button', { type: 'button', 'data-action': 'import' });
  readonly #export = h('button', { type: 'button', 'data-action': 'export' });
  readonly #names = h('button', { type: 'button', 'data-action': 'names' });
  readonly #file = h('input', { type: 'file', multiple: '', class: 'unseen', tabindex: '-1' });
  readonly #searchLabel = h('span', { class: 'unseen' });
  readonly #search = h('input', { type: 'search', 'data-setting': 'search', autocomplete: 'off' });
  readonly #filter = h('button', { type: 'button', 'data-action': 'filter' });
  readonly #count = h('span', { class: 'count', role: 'status' });
  readonly #searching = h('span', { 'aria-hidden': 'true' });
  readonly #trouble = h('p', { class: 'trouble', role: 'alert' });
  readonly #none = h('p', { class: 'soft none' });
  readonly #removed = h('span');
  readonly #undo = h('button', { type: 'button', 'data-action': 'undo-remove' });
  readonly #removal = h('p', { class: 'removal', role: 'status' }, this.#removed, this.#undo);
  readonly #outcomeOfImport = h('span', { role: 'status' });
  readonly #bar = h('progress', { max: '1' });
  readonly #cancel = h('button', { type: 'button', 'data-action': 'cancel-import' });
  readonly #running = h(
    'p',
    { class: 'import', hidden: '' },
    this.#bar,
    this.#outcomeOfImport,
    this.#cancel,
  );
  readonly #keys = h('p', { class: 'unseen', id: 'list-keys' });
  readonly #figures = new StatisticsCard();
  readonly #list: GamesList;
  readonly element: HTMLElement;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(spec: GameSpec, words: ArchiveWords, listener: ArchiveListener) {
    this.#spec = spec;
    this.#listener = listener;
    this.#list = new GamesList(spec, rowWords(words.own, words.page), listener);
    this.#list.element.setAttribute('aria-describedby', this.#keys.id);
    this.element = h(
      'div',
      { class: 'archive', part: 'archive' },
      h(
        'div',
        { class: 'head' },
        this.#title,
        // Only Xiangqi has games of masters.
        ...(spec.id === 'xiangqi' ? [this.#switch.element] : []),
        h('div', { class: 'tools' }, this.#import, this.#export, this.#names),
        this.#file,
      ),
      this.#trouble,
      this.#running,
      h(
        'div',
        { class: 'filters' },
        h('label', { class: 'field search' }, this.#searchLabel, this.#search),
        this.#filter,
      ),
      h(
        'div',
        { class: 'columns' },
        h(
          'div',
          { class: 'games' },
          h('p', { class: 'counts' }, this.#count, this.#searching),
          this.#removal,
          this.#none,
          this.#list.element,
          this.#keys,
        ),
        this.#figures.element,
      ),
    );
    this.#listen();
  }

  update(state: ArchiveState, { own, page }: ArchiveWords): void {
    const { query, health, count } = state;
    setText(this.#title, own.title);
    this.#switch.update(page);
    setText(this.#import, own.import);
    setText(this.#export, own.export);
    setText(this.#names, own.rename);
    this.#file.setAttribute('aria-label', own.import);
    setText(this.#searchLabel, own.search);
    this.#search.placeholder = own.searchHint;
    setText(this.#keys, own.listKeys);
    const filters = filterCount(query);
    setText(this.#filter, filters === 0 ? own.filter : own.filters(filters));
    this.#filter.classList.toggle('chosen', filters > 0);
    const number = new Intl.NumberFormat(page.language);
    const { share } = state;
    setText(this.#count, count === null ? own.loading : own.count(count, number.format(count)));
    setText(this.#searching, share === null ? '' : own.searching(Math.floor(share * 100)));
    this.#none.hidden = count !== 0 || share !== null;
    setText(this.#none, isEverything(query) ? own.noneYet : own.noneFound);
    this.#list.element.hidden = count === null || count === 0;
    this.#removal.hidden = !state.hasRemoved;
    setText(this.#removed, own.removed);
    setText(this.#undo, own.undo);
    const troubles = [
      ...(health.isOpen ? [] : [health.isNewer ? own.newer : own.blocked]),
      ...(health.isOpen && health.unsaved > 0 ? [own.unsaved(health.unsaved)] : []),
      ...(health.damaged > 0 ? [own.damaged(health.damaged)] : []),
      ...(state.hasFailed ? [own.failed] : []),
    ];
    setText(this.#trouble, troubles.join(' '));
    this.#trouble.hidden = troubles.length === 0;
    this.#figures.update(this.#spec, state.statistics, state.ratings, own, page);
  }

  /** Replaces all rows. */
  list(count: number, words: ArchiveWords, isFromTop: boolean): void {
    this.#list.update(count, rowWords(words.own, words.page), isFromTop);
  }

  /** Adds rows and keeps the existing ones. */
  grow(count: number): void {
    this.#list.grow(count);
  }

  focusList(): void {
    this.#list.focus();
  }

  showImport({ progress, state }: ShownImport, { own, page }: ArchiveWords): void {
    const format = new Intl.NumberFormat(page.language);
    const [read, added] = [format.format(progress.read), format.format(progress.added)];
    const said = {
      running: own.importing(read, Math.floor(progress.share * 100)),
      done: progress.read === 0 ? own.nothingRead : own.imported(added, read, progress.warnings),
      cancelled: own.cancelled(added),
      failed: own.importFailed,
      full: own.full(added),
    };
    const isRunning = state === 'running';
    this.#running.hidden = false;
    this.#bar.hidden = !isRunning;
    this.#bar.value = progress.share;
    this.#bar.setAttribute('aria-label', own.import);
    this.#cancel.hidden = !isRunning;
    setText(this.#cancel, own.cancel);
    setText(this.#outcomeOfImport, said[state]);
  }

  #listen(): void {
    const { search } = this.#listener;
    this.#search.addEventListener('input', () => {
      clearTimeout(this.#pause);
      this.#pause = setTimeout(() => search({ text: this.#search.value.trim() }), kPauseMs);
    });
    this.#filter.addEventListener('click', () => this.#listener.openFilter());
    this.#import.addEventListener('click', () => this.#file.click());
    this.#file.addEventListener('change', () => {
      const files = [...(this.#file.files ?? [])];
      this.#file.value = '';
      if (files.length > 0) this.#listener.import(files);
    });
    this.#cancel.addEventListener('click', () => this.#listener.cancelImport());
    this.#export.addEventListener('click', () => this.#listener.openExport());
    this.#names.addEventListener('click', () => this.#listener.openNames());
    this.#undo.addEventListener('click', () => this.#listener.restore());
  }
}
