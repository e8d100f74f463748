// SPDX-License-Identifier: MIT
// <chuhe-archive>: all games that were played, imported or analysed in this browser.

import type { ArchivedGame } from '../../archive/archived-game.ts';
import type { FileForm } from '../../archive/files.ts';
import type { Health } from '../../archive/library.ts';
import { LibraryClient } from '../../archive/library-client.ts';
import { everything, plain, type Query } from '../../archive/query.ts';
import type { RatingPoint, Statistics } from '../../archive/statistics.ts';
import { gamesOfVisit } from '../../archive/visit.ts';
import { lookAttributes, watchLook } from '../../board/looks/element-look.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import { gameSpec } from '../../games/index.ts';
import { opponentIds, type OpponentId } from '../../games/opponents.ts';
import type { GivenGame } from '../../games/played-game.ts';
import { archiveTexts } from '../../i18n/archive.ts';
import { stringsOf, type Strings } from '../../i18n/index.ts';
import { openingTexts } from '../../i18n/openings.ts';
import { opponentTexts } from '../../i18n/opponents.ts';
import type { Language } from '../../i18n/languages.ts';
import { saveFile } from '../../storage/save-file.ts';
import archive from '../../styles/archive.css?inline';
import { ElementBase, rootOf } from '../../ui/root.ts';
import { sheet, sheetOf } from '../../ui/sheet.ts';
import { virtualSheet } from '../../ui/virtual-list.ts';
import type { Watch } from '../../ui/theme.ts';
import { analysedFen } from './analysed-position.ts';
import { Importing } from './importing.ts';
import { nameOpenings } from './name-openings.ts';
import { openExport } from './open-export.ts';
import { openNames } from './open-names.ts';
import { ArchiveView } from './view.ts';
import { givenOf, openingName, wordsFor } from './words.ts';

const ownSheet = sheetOf(archive);

const noStatistics: Statistics = {
  games: 0,
  own: { wins: 0, draws: 0, losses: 0 },
  levels: [],
  seats: { first: { wins: 0, draws: 0, losses: 0 }, second: { wins: 0, draws: 0, losses: 0 } },
  openings: [],
};

/** What is shown beside the rows. */
export interface ArchiveState {
  readonly spec: GameSpec;
  readonly query: Query;
  /** Null until the store has been read. */
  readonly count: number | null;
  /** Read from the store so far. */
  readonly read: number;
  readonly statistics: Statistics;
  readonly ratings: readonly RatingPoint[];
  readonly health: Health;
  /** The board of the analysis, where it is none that all games begin with. */
  readonly analysed: string | null;
  readonly hasRemoved: boolean;
  readonly hasFailed: boolean;
}

const allTexts = [archiveTexts, openingTexts, opponentTexts] as const;

/** What the screen says of all its words, those of openings and opponents with them. */
const texts = {
  in: (language: Language) => archiveTexts.in(language),
  has: (language: Language) => allTexts.every((one) => one.has(language)),
  load: async (language: Language): Promise<void> => {
    await Promise.all(allTexts.map((one) => one.load(language)));
  },
};

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
  /** Of what was asked last only the answer counts. */
  #asked = 0;

  connectedCallback(): void {
    const state = this.#current;
    const isClosed = this.#client === null;
    const count = isClosed ? null : state.count;
    this.#state = { ...state, count, analysed: analysedFen(state.spec) };
    this.#view ??= this.#makeView(this.#state);
    this.#lookWatch = watchLook(this, () => {});
    this.#show(true);
    if (isClosed) void this.#open();
    else void this.#refresh(true);
  }

  disconnectedCallback(): void {
    this.#lookWatch?.stop();
    // What no store has taken would go with the worker, and an import goes on.
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

  #fresh(): ArchiveState {
    const spec = gameSpec(this.getAttribute('game'));
    return {
      spec,
      query: everything(spec.id),
      count: null,
      read: 0,
      statistics: noStatistics,
      ratings: [],
      health: { isOpen: true, damaged: 0, unsaved: 0 },
      analysed: null,
      hasRemoved: false,
      hasFailed: false,
    };
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
      import: (file) => void this.#import(file),
      cancelImport: () => this.#importing?.cancel(),
      openNames: () => this.#openNames(),
      openExport: () => this.#openExport(),
    });
    this.#root.adoptedStyleSheets = [sheet(), virtualSheet(), ownSheet()];
    this.#root.replaceChildren(view.element);
    return view;
  }

  get #library(): LibraryClient {
    this.#client ??= new LibraryClient({
      opening: (count) => this.#set({ read: count }),
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
      this.#set({ health: await this.#library.call('open', gamesOfVisit()) });
      await this.#refresh(true);
    });
    if (isDone) await this.#nameOpenings();
  }

  /** Names come later: most games are listed without waiting for an engine. */
  async #nameOpenings(): Promise<void> {
    const { spec } = this.#current;
    try {
      const isNamed = await nameOpenings(spec, this.#library);
      if (isNamed) await this.#refresh(false);
    } catch {
      // They stay without names until the next visit.
    }
  }

  get #current(): ArchiveState {
    return (this.#state ??= this.#fresh());
  }

  #words(): { own: ReturnType<typeof texts.in>; page: Strings } {
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

  async #refresh(isFromTop: boolean): Promise<void> {
    const asked = ++this.#asked;
    await this.#try(async () => {
      const { spec, query } = this.#current;
      const { count, statistics } = await this.#library.call('query', query);
      const ratings = await this.#library.call('ratings', spec.id);
      const health = await this.#library.call('health');
      if (asked !== this.#asked) return;
      this.#set({ count, statistics, ratings, health });
      this.#view?.list(count, this.#words(), isFromTop);
    });
  }

  #search(changes: Partial<Query>): void {
    const { query, spec } = this.#current;
    this.#state = { ...this.#current, query: { ...query, ...changes } };
    void this.#try(async () => {
      const { text } = this.#current.query;
      const openings = text === '' ? [] : await this.#openingsCalled(text);
      this.#state = {
        ...this.#current,
        query: {
          ...this.#current.query,
          openings,
          opponents: this.#opponentsCalled(text),
          game: spec.id,
        },
      };
      await this.#refresh(true);
    });
  }

  /** The book's names of openings whose name in the reader's language has those words. */
  async #openingsCalled(text: string): Promise<string[]> {
    const { spec } = this.#current;
    const { page } = this.#words();
    const wanted = text.toLowerCase();
    const all = await this.#library.call('openings', spec.id);
    return all
      .filter((opening) => openingName(spec, opening, page).toLowerCase().includes(wanted))
      .map(({ name }) => name);
  }

  /** Those in whose name, in the reader's language, the text stands. */
  #opponentsCalled(text: string): OpponentId[] {
    const { names } = opponentTexts.in(this.#words().page.language);
    const wanted = plain(text.trim());
    return wanted === '' ? [] : opponentIds.filter((one) => plain(names[one]).includes(wanted));
  }

  async #choose({ id }: ArchivedGame): Promise<void> {
    await this.#try(async () => {
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

  async #import(file: Blob): Promise<void> {
    const { spec } = this.#current;
    const importing = new Importing(spec, this.#library, (shown) =>
      this.#view?.showImport(shown, this.#words()),
    );
    this.#importing = importing;
    await importing.run(file);
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

  /** Whether it went well; what went wrong is said. */
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
