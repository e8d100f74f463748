// SPDX-License-Identifier: MIT
// <chuhe-masters>: searches and opens master games. It belongs to the page, not to the package.

import { lookAttributes, watchLook } from '../../board/looks/element-look.ts';
import { fenAfter, movesIn } from '../../games/placement.ts';
import { xiangqi } from '../../games/xiangqi/index.ts';
import type { Language } from '../../i18n/languages.ts';
import { stringsOf } from '../../i18n/index.ts';
import { mastersTexts } from '../../i18n/en/masters.ts';
import { openingTexts } from '../../i18n/en/openings.ts';
import { masters, type MastersClient } from '../../masters/masters-client.ts';
import { everyGame, type MasterGame, type MastersQuery } from '../../masters/masters.ts';
import { kMasters } from '../../route.ts';
import archive from '../../styles/archive.css?inline';
import choice from '../../styles/choice.css?inline';
import own from '../../styles/masters.css?inline';
import { laterSheet } from '../../ui/later-sheet.ts';
import { ElementBase, rootOf } from '../../ui/root.ts';
import { sheet, sheetOf, wear } from '../../ui/sheet.ts';
import type { Watch } from '../../ui/theme.ts';
import { virtualSheet } from '../../ui/virtual-list.ts';
import { MastersView, type MastersState } from './view.ts';
import { givenOf, readingOf, wordsOf, type MastersWords } from './words.ts';

const ownSheet = sheetOf(choice + archive + own);

const allTexts = [mastersTexts, openingTexts] as const;

export class ChuheMasters extends ElementBase {
  static readonly observedAttributes: readonly string[] = ['at', 'lang', ...lookAttributes];

  readonly texts = {
    has: (language: Language) => allTexts.every((one) => one.has(language)),
    load: async (language: Language): Promise<void> => {
      await Promise.all(allTexts.map((one) => one.load(language)));
    },
  };
  readonly #root = rootOf(this);
  #lookWatch: Watch | null = null;
  #view: MastersView | null = null;
  #held: MastersClient | null = null;
  #query: MastersQuery = everyGame;
  #state: MastersState = { count: null, moves: [], share: 0, hasFailed: false };
  /** The number of the last query; answers to older ones are ignored. */
  #asked = 0;
  /**
   * The number of the game opened last: a second one may be chosen while the first is being
   * unpacked.
   */
  #chosen = 0;

  connectedCallback(): void {
    this.#state = { ...this.#state, moves: this.#movesOfPlace(), hasFailed: false };
    this.#view ??= this.#makeView();
    this.#lookWatch = watchLook(this, () => {});
    this.#set({});
    void this.#open();
  }

  disconnectedCallback(): void {
    this.#lookWatch?.stop();
    this.#held = null;
    this.#chosen++;
  }

  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (before === value || this.#view === null) return;
    if (name === 'lang') void this.#speak();
    else if (name === 'at') this.#goTo();
    else this.#lookWatch?.apply();
  }

  /** One client while the screen is visible, even if some moves failed to load. */
  get #client(): MastersClient {
    this.#held ??= masters();
    this.#held.onProgress = () => this.#set({});
    return this.#held;
  }

  #makeView(): MastersView {
    const view = new MastersView(this.#words(), {
      rows: (from, to) => this.#client.call('rows', from, to, readingOf(this.#words().page)),
      open: (game) => void this.#choose(game),
      search: (wanted) => {
        this.#query = { ...wanted, fen: this.#query.fen };
        void this.#refresh(true);
      },
    });
    wear(this.#root, [sheet, laterSheet, virtualSheet, ownSheet]);
    this.#root.replaceChildren(view.element);
    return view;
  }

  #movesOfPlace(): readonly string[] {
    return movesIn(xiangqi, this.getAttribute('at')?.slice(kMasters.length + 1) ?? '');
  }

  #words(): MastersWords {
    const page = stringsOf(this, () => void this.#speak(), mastersTexts);
    return wordsOf(mastersTexts.in(page.language), page);
  }

  #set(changes: Partial<MastersState>): void {
    this.#state = { ...this.#state, ...changes };
    this.#view?.update({ ...this.#state, share: this.#client.share }, this.#words());
  }

  async #open(): Promise<void> {
    try {
      await this.#client.opened;
      await this.#offer();
      await this.#refresh(this.#state.count === null);
    } catch {
      this.#set({ hasFailed: true });
    }
  }

  async #offer(): Promise<void> {
    this.#view?.offer(await this.#client.call('offers', readingOf(this.#words().page)));
  }

  /** Names are written differently in another language. */
  async #speak(): Promise<void> {
    this.#set({});
    this.#view?.list(this.#state.count ?? 0, false);
    await this.#offer().catch(() => {});
  }

  #goTo(): void {
    const moves = this.#movesOfPlace();
    if (moves.join('') === this.#state.moves.join('')) return;
    this.#set({ moves, count: null });
    void this.#refresh(true);
  }

  async #refresh(isFromTop: boolean): Promise<void> {
    const asked = ++this.#asked;
    const { moves } = this.#state;
    const fen = moves.length === 0 ? null : fenAfter(xiangqi, xiangqi.startFen, moves);
    this.#query = { ...this.#query, fen };
    try {
      if (fen !== null) await this.#client.whole();
      const count = await this.#client.call('query', this.#query);
      if (asked !== this.#asked) return;
      this.#set({ count, hasFailed: false });
      this.#view?.list(count, isFromTop);
    } catch {
      if (asked === this.#asked) this.#set({ hasFailed: true });
    }
  }

  async #choose(game: MasterGame): Promise<void> {
    const chosen = ++this.#chosen;
    try {
      const moves = await this.#client.movesOf(game.index);
      if (chosen !== this.#chosen) return;
      const detail = givenOf(game, moves);
      this.dispatchEvent(
        new CustomEvent('chuhe-game-chosen', { detail, bubbles: true, composed: true }),
      );
    } catch {
      this.#set({ hasFailed: true });
    }
  }
}

export function defineChuheMasters(): void {
  if (customElements.get('chuhe-masters') === undefined) {
    customElements.define('chuhe-masters', ChuheMasters);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'chuhe-masters': ChuheMasters;
  }
}
