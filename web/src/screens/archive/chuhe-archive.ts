// SPDX-License-Identifier: MIT
// <chuhe-archive>: all games played, imported or analysed in this browser.

import type { ArchivedGame } from '../../archive/archived-game.ts';
import type { FileForm } from '../../archive/files.ts';
import { LibraryClient } from '../../archive/library-client.ts';
import { whenStored } from '../../archive/pending.ts';
import { plain, type Query } from '../../archive/query.ts';
import { gamesOfVisit } from '../../archive/visit.ts';
import { lookAttributes, watchLook } from '../../board/looks/element-look.ts';
import { gameSpec } from '../../games/index.ts';
import { opponentIds, type OpponentId } from '../../games/opponents.ts';
import type { GivenGame } from '../../games/played-game.ts';
import { archiveTexts } from '../../i18n/en/archive.ts';
import { stringsOf } from '../../i18n/index.ts';
import { opponentTexts } from '../../i18n/en/opponents.ts';
import { saveFile } from '../../storage/save-file.ts';
import archive from '../../styles/archive.css?inline';
import choice from '../../styles/choice.css?inline';
import { laterSheet } from '../../ui/later-sheet.ts';
import { ElementBase, rootOf } from '../../ui/root.ts';
import { sheet, sheetOf, wear } from '../../ui/sheet.ts';
import { virtualSheet } from '../../ui/virtual-list.ts';
import type { Watch } from '../../ui/theme.ts';
import { analysedFen } from './analysed-position.ts';
import { Importing, type GivenFile } from './importing.ts';
import { nameOpenings } from './name-openings.ts';
import { openExport } from './open-export.ts';
import { openNames } from './open-names.ts';
import { openFilter } from './open-filter.ts';
import { freshState, texts, type ArchiveState, type ArchiveWords } from './state.ts';
import { ArchiveView } from './view.ts';
import { givenOf, openingName, wordsFor } from './words.ts';

const ownSheet = sheetOf(choice + archive);

/** All games that were played, imported or analysed in this browser. For the site's own page. */
export class ChuheArchive extends ElementBase {
  static readonly observedAttributes: readonly string[] = ['lang', ...lookAttributes];

  readonly texts = texts;
  readonly #root = rootOf(this);
  #lookWatch: Watch | null = null;
  #client: LibraryClient | null = null;
  #view: ArchiveView | null = null;
  #importing: Importing | null = null;
  #state: ArchiveState | null = null;
  /** Files given before the screen was opened. */
  #given: (readonly GivenFile[])[] = [];
  /** The last task: imports run in order, after the archive has been opened. */
  #before: Promise<unknown> = Promise.resolve();
  /** The number of the last query; answers to older ones are ignored. */
  #asked = 0;

  connectedCallback(): void {
    const state = this.#current;
    const isClosed = this.#client === null;
    const count = isClosed ? null : state.count;
    this.#state = { ...state, count, analysed: analysedFen(state.spec) };
    this.#view ??= this.#makeView(this.#state);
    this.#lookWatch = watchLook(this, () => {});
    this.#show(true);
    if (isClosed) this.#before = this.#open();
    else void this.#refresh(true);
    for (const files of this.#given.splice(0)) this.import(files);
  }

  disconnectedCallback(): void {
    this.#lookWatch?.stop();
    // Keep the worker while games are unsaved or an import runs: they would be lost with it.
    const isNeeded = (this.#state?.health.unsaved ?? 0) > 0 || this.#importing?.isRunning === true;
    if (isNeeded) return;
    this.#client?.dispose();
    this.#client = null;
  }

  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (before === value || this.#view === null) return;
    if (name === 'lang') this.#show(false);
    else this.#lookWatch?.apply();
  }

  /** Imports the games of files, which can be of the other game, too. */
  import(files: readonly GivenFile[]): void {
    if (this.#client === null) this.#given.push(files);
    else this.#before = this.#before.then(() => this.#import(files));
  }

  #makeView(state: ArchiveState): ArchiveView {
    const view = new ArchiveView(state.spec, this.#words(), {
      rows: (from, to) => this.#library.call('rows', from, to),
      open: (game) => void this.#choose(game),
      remove: (game) => void this.#remove(game),
      restore: () =>
        void this.#try(async () => {
          this.#set({ health: await this.#library.call('restore'), hasRemoved: false });
          await this.#refresh(false);
        }),
      search: (changes) => this.#search(changes),
      import: (files) => this.import(files.map((file) => ({ file, game: state.spec.id }))),
      cancelImport: () => this.#importing?.cancel(),
      openFilter: () =>
        openFilter(this.#root, this.#current, this.#words(), (changes) => this.#search(changes)),
      openNames: () => this.#openNames(),
      openExport: () => this.#openExport(),
    });
    wear(this.#root, [sheet, laterSheet, virtualSheet, ownSheet]);
    this.#root.replaceChildren(view.element);
    return view;
  }

  get #library(): LibraryClient {
    this.#client ??= new LibraryClient({
      searching: ({ count, share }) => this.#growing(count, share),
      news: () => void this.#refresh(false),
      importing: (progress, health) => {
        this.#importing?.told(progress);
        if (health.unsaved !== this.#current.health.unsaved) this.#set({ health });
      },
    });
    return this.#client;
  }

  async #open(): Promise<void> {
    const isDone = await this.#try(async () => {
      this.#set({ count: null });
      this.#set({
        health: await this.#library.call('open', this.#current.spec.id, gamesOfVisit()),
      });
      await this.#refresh(true);
    });
    if (isDone) void this.#nameOpenings();
  }

  /** Looks up opening names in the background; most games are listed without an engine. */
  async #nameOpenings(): Promise<void> {
    const { spec } = this.#current;
    try {
      const isNamed = await nameOpenings(spec, this.#library);
      if (isNamed) await this.#refresh(false);
    } catch {
      // The games are listed without names until the next visit.
    }
  }

  get #current(): ArchiveState {
    return (this.#state ??= freshState(gameSpec(this.getAttribute('game'))));
  }

  #words(): ArchiveWords {
    const page = stringsOf(this, () => this.#show(false), archiveTexts);
    return { own: texts.in(page.language), page };
  }

  #set(changes: Partial<ArchiveState>): void {
    this.#state = { ...this.#current, ...changes };
    this.#view?.update(this.#state, this.#words());
  }

  #show(isFromTop: boolean): void {
    this.#view?.update(this.#current, this.#words());
    this.#view?.list(this.#current.count ?? 0, this.#words(), isFromTop);
  }

  /** Shows the results found so far by a running search. */
  #growing(count: number, share: number): void {
    const isFirst = this.#current.share === null;
    this.#set({ count, share });
    if (isFirst) this.#view?.list(count, this.#words(), true);
    else this.#view?.grow(count);
  }

  async #refresh(isFromTop: boolean): Promise<void> {
    const asked = ++this.#asked;
    // Progress of an earlier query does not apply to this one.
    this.#state = { ...this.#current, share: null };
    await this.#try(async () => {
      const { spec, query } = this.#current;
      const count = await this.#library.call('query', query);
      if (asked !== this.#asked || count === null) return;
      const hasBegun = this.#current.share !== null;
      this.#set({ count, share: null });
      if (hasBegun) this.#view?.grow(count);
      else this.#view?.list(count, this.#words(), isFromTop);
      // The statistics take longer than the list, so they follow it.
      const figures = await this.#library.call('figures', spec.id);
      const health = await this.#library.call('health');
      if (asked === this.#asked) this.#set({ ...figures, health });
    });
  }

  #search(changes: Partial<Query>): void {
    const { query } = this.#current;
    this.#state = { ...this.#current, query: { ...query, ...changes } };
    void this.#try(async () => {
      this.#state = {
        ...this.#current,
        query: { ...this.#current.query, openings: [], opponents: [] },
      };
      await this.#refresh(true);
      const { text } = this.#current.query;
      // The archive knows the book's names of the openings of its games.
      const openings = text === '' ? [] : await this.#openingsCalled(text);
      const opponents = this.#opponentsCalled(text);
      if (openings.length + opponents.length === 0 || text !== this.#current.query.text) return;
      this.#state = { ...this.#current, query: { ...this.#current.query, openings, opponents } };
      await this.#refresh(true);
    });
  }

  /**
   * The book's names of openings whose name in the reader's language contains the words of the
   * text.
   */
  async #openingsCalled(text: string): Promise<string[]> {
    const { spec } = this.#current;
    const { page } = this.#words();
    const wanted = text.toLowerCase();
    const all = await this.#library.call('openings');
    return all
      .filter((opening) => openingName(spec, opening, page).toLowerCase().includes(wanted))
      .map(({ name }) => name);
  }

  /** Opponents whose name in the reader's language contains the text. */
  #opponentsCalled(text: string): OpponentId[] {
    const { names } = opponentTexts.in(this.#words().page.language);
    const wanted = plain(text.trim());
    return wanted === '' ? [] : opponentIds.filter((one) => plain(names[one]).includes(wanted));
  }

  async #choose({ id }: ArchivedGame): Promise<void> {
    await this.#try(async () => {
      await whenStored();
      const game = await this.#library.call('game', id);
      if (game === null) return this.#refresh(false);
      const detail = givenOf(this.#current.spec, game, wordsFor(this.#words().page));
      this.dispatchEvent(
        new CustomEvent('chuhe-game-chosen', { detail, bubbles: true, composed: true }),
      );
    });
  }

  async #remove(game: ArchivedGame): Promise<void> {
    await this.#try(async () => {
      this.#set({ health: await this.#library.call('remove', [game.id]), hasRemoved: true });
      await this.#refresh(false);
      this.#view?.focusList();
    });
  }

  async #import(files: readonly GivenFile[]): Promise<void> {
    const importing = new Importing(this.#library, (shown) =>
      this.#view?.showImport(shown, this.#words()),
    );
    this.#importing = importing;
    await importing.run(files);
    await this.#refresh(true);
  }

  #openNames(): void {
    const { spec } = this.#current;
    openNames(this.#root, this.#words(), async (from, to) => {
      if (from !== '') await this.#library.call('rename', spec.id, from, to);
      await this.#refresh(false);
    });
  }

  #openExport(): void {
    const { spec } = this.#current;
    openExport(this.#root, spec, this.#words(), (form, isFoundOnly) =>
      this.#try(() => this.#save(form, isFoundOnly)),
    );
  }

  async #save(form: FileForm, isFoundOnly: boolean): Promise<void> {
    const { spec } = this.#current;
    const words = wordsFor(this.#words().page);
    const file = await this.#library.call('file', form, spec.id, words, isFoundOnly);
    saveFile(`chuhe-${spec.id}.${form}`, file);
  }

  /** Runs `work`; on failure shows the error and returns false. */
  async #try(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch {
      this.#set({ hasFailed: true, count: this.#current.count ?? 0 });
      return false;
    }
  }
}

export function defineChuheArchive(): void {
  if (customElements.get('chuhe-archive') === undefined) {
    customElements.define('chuhe-archive', ChuheArchive);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'chuhe-archive': ChuheArchive;
  }
  interface HTMLElementEventMap {
    'chuhe-game-chosen': CustomEvent<GivenGame>;
  }
}
