// SPDX-License-Identifier: MIT
// The reader's own data about an opening: a link to the trainer, stars for the repertoire,
// and results of the reader's games.

import type { LibraryClient } from '../../archive/library-client.ts';
import type { OwnMove } from '../../archive/own-moves.ts';
import { openingTexts, type OpeningStrings } from '../../i18n/en/openings.ts';
import { hashOf, kTraining } from '../../route.ts';
import { load, save } from '../../storage/store.ts';
import { h, setText } from '../../ui/dom.ts';
import { moveInWords } from '../../ui/words/pieces.ts';
import { isDescribed, isFromStart, setLanguage, type OpeningsHost } from './host.ts';
import { fromKept, keyOf, kSaveName, noTraining, toggled, toKept } from './trainer/cards.ts';

/** Further moves are too rare to matter. */
const kMostRows = 8;

interface Row extends OwnMove {
  readonly written: string;
}

export class OwnPart {
  readonly #host: OpeningsHost;
  readonly #title = h('h2');
  readonly #train = h('a', { 'data-action': 'train' });
  readonly #rows = h('ol', { class: 'book own-games' });
  readonly #note = h('p', { class: 'soft note' });
  readonly element = h('section', {}, this.#title, this.#rows, this.#note);
  readonly training = h('section', {}, this.#train);
  #library: Promise<LibraryClient> | null = null;
  /** The position whose games are shown or being fetched. */
  #shown: string | null = null;
  #found: readonly Row[] | null = null;

  constructor(host: OpeningsHost) {
    this.#host = host;
  }

  /** The star beside a move, named in words: whether it belongs to the repertoire. Gomoku has no trainer. */
  starFor(move: string, words: string): HTMLElement[] {
    const { spec, shown } = this.#host.here();
    if (spec.id !== 'xiangqi') return [];
    const key = keyOf(shown.snapshot.fen);
    const parse = (raw: unknown) => fromKept(spec, raw);
    const training = () => load(kSaveName, parse) ?? noTraining;
    const star = h('button', { type: 'button', class: 'star', 'data-star': move });
    star.setAttribute('aria-label', this.#texts.star(words));
    star.title = this.#texts.star(words);
    const update = (): void => {
      const isIn = training().repertoire.get(key)?.includes(move) === true;
      star.setAttribute('aria-pressed', String(isIn));
      setText(star, isIn ? '★' : '☆');
    };
    star.addEventListener('click', () => {
      save(kSaveName, toKept(toggled(training(), key, move)));
      // The same move may be listed both in the book and among the reader's games.
      for (const one of this.#stars(star)) one.dispatchEvent(new Event('chuhe-starred'));
    });
    star.addEventListener('chuhe-starred', update);
    update();
    return [star];
  }

  #stars(star: HTMLElement): Element[] {
    const root = star.getRootNode();
    const isFound = root instanceof Document || root instanceof ShadowRoot;
    return isFound ? [...root.querySelectorAll(`[data-star="${star.dataset['star'] ?? ''}"]`)] : [];
  }

  get #texts(): OpeningStrings['own'] {
    const { language } = this.#host.strings();
    return openingTexts.in(language)[this.#host.here().spec.id].own;
  }

  update(): void {
    const here = this.#host.here();
    const { spec, shown } = here;
    setText(this.#title, this.#texts.games);
    setText(this.#train, this.#texts.train);
    this.training.hidden = spec.id !== 'xiangqi' || !isFromStart(here);
    const moves = shown.moves.join('');
    const place = moves === '' ? kTraining : `${kTraining}-${moves}`;
    this.#train.href = hashOf({ screen: 'learn', game: spec.id, place });
    if (isDescribed(here) && this.#shown !== shown.snapshot.fen) void this.#look();
    this.#list();
  }

  /** Fetches again for another notation or language, or after games were added. */
  renew(): void {
    this.#shown = null;
    this.update();
  }

  async #look(): Promise<void> {
    const { spec, shown, position } = this.#host.here();
    const { fen } = shown.snapshot;
    this.#shown = fen;
    this.#found = null;
    const { notation } = this.#host.strings();
    try {
      const library = await (this.#library ??= this.#open());
      const moves = await library.call('ownMoves', spec.id, fen);
      const rows = await Promise.all(
        moves.slice(0, kMostRows).map(async (row) => {
          const after = { ...position, moves: [...shown.moves, row.move] };
          const { written } = await this.#host.call('describe', [after, spec.notations]);
          return Object.assign(row, { written: written[notation]?.at(-1) ?? row.move });
        }),
      );
      if (this.#shown === fen) this.#found = rows;
    } catch {
      // Without an archive or an engine there is nothing to show.
      if (this.#shown === fen) this.#found = [];
    }
    this.#list();
  }

  async #open(): Promise<LibraryClient> {
    const { LibraryClient } = await import('../../archive/library-client.ts');
    const { gamesOfVisit } = await import('../../archive/visit.ts');
    const library = new LibraryClient({
      searching: () => {},
      importing: () => {},
      news: () => this.renew(),
    });
    await library.call('open', this.#host.here().spec.id, gamesOfVisit());
    return library;
  }

  /** Terminates the archive's worker. */
  close(): void {
    void this.#library?.then((library) => library.dispose()).catch(() => {});
    this.#library = null;
    this.#shown = null;
  }

  #list(): void {
    const found = this.#found;
    const hadFocus = this.#rows.matches(':focus-within');
    setText(this.#note, found?.length === 0 ? this.#texts.none : '');
    this.#note.hidden = found?.length !== 0;
    setLanguage(this.#rows, this.#host.strings());
    if (found !== null) this.#rows.replaceChildren(...found.map((row) => this.#item(row)));
    if (hadFocus) this.#rows.querySelector('button')?.focus();
  }

  #item({ move, written, seat, games, won, drawn, lost }: Row): HTMLElement {
    const { spec, shown } = this.#host.here();
    const strings = this.#host.strings();
    const said = { notation: strings.notation, text: written };
    const words = moveInWords(spec, shown.snapshot.fen, move, strings, said);
    const results = this.#texts.results(games, strings.sides[spec.sides[seat]], [won, drawn, lost]);
    const button = h(
      'button',
      { type: 'button', 'data-own-move': move, title: words },
      h('b', {}, written),
      h('em', {}, results),
    );
    button.addEventListener('click', () => this.#host.play(move));
    return h('li', {}, button, ...this.starFor(move, words));
  }
}
