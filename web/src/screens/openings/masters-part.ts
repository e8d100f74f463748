// SPDX-License-Identifier: MIT
// Master games beside the book: a link to the games of the position, and moves that are not
// in the book because they were rare or late.

import type { BookMoves } from '../../engine/protocol.ts';
import type { MasterMove } from '../../masters/masters.ts';
import type { MastersStrings } from '../../i18n/en/masters.ts';
import { mastersTexts } from '../../i18n/en/masters.ts';
import { mirroredFen, mirroredMove } from '../../masters/mirror.ts';
import { mastersHash } from '../common/masters-hash.ts';
import { h, setText } from '../../ui/dom.ts';
import { moveInWords } from '../../ui/words/pieces.ts';
import { isDescribed, isFromStart, setLanguage, type OpeningsHost } from './host.ts';

/** The limit includes book moves, which are not listed twice. */
const kMostRows = 30;

interface Row extends MasterMove {
  readonly written: string;
}

interface Found {
  readonly games: number;
  readonly rows: readonly Row[];
}

export class MastersPart {
  readonly #host: OpeningsHost;
  readonly #title = h('h2');
  readonly #games = h('a', { 'data-action': 'masters' });
  readonly #show = h('button', { type: 'button', class: 'quiet', 'data-action': 'show-masters' });
  readonly #rows = h('ol', { class: 'book own-games' });
  readonly #note = h('p', { class: 'soft note', role: 'status' });
  readonly element = h(
    'section',
    { class: 'masters' },
    h('div', { class: 'pair' }, this.#title, this.#show),
    this.#games,
    this.#note,
    this.#rows,
  );
  /** The games are a megabyte: they load on request, and then stay visible for the whole visit. */
  #isWanted = false;
  /** The position whose moves are shown or being fetched. */
  #shown: string | null = null;
  #found: Found | null = null;
  #hasFailed = false;
  /** Its moves are not listed twice. */
  book: BookMoves | null = null;

  constructor(host: OpeningsHost) {
    this.#host = host;
    this.#show.addEventListener('click', () => {
      this.#isWanted = true;
      this.#shown = null;
      this.update();
    });
  }

  get #texts(): MastersStrings {
    return mastersTexts.in(this.#host.strings().language);
  }

  update(): void {
    const here = this.#host.here();
    const { spec, shown } = here;
    // Only Xiangqi has master games.
    this.element.hidden = spec.id !== 'xiangqi';
    if (this.element.hidden) return;
    setText(this.#title, this.#texts.title);
    setText(this.#games, this.#texts.here);
    setText(this.#show, this.#texts.show);
    this.#show.hidden = this.#isWanted && !this.#hasFailed;
    this.#games.hidden = !isFromStart(here);
    this.#games.href = mastersHash(shown.moves);
    if (this.#isWanted && isDescribed(here) && this.#shown !== shown.snapshot.fen) {
      void this.#look();
    }
    this.#list();
  }

  /** Fetches again for another notation or language. */
  renew(): void {
    this.#shown = null;
    this.update();
  }

  async #look(): Promise<void> {
    const { spec, shown, position } = this.#host.here();
    const { fen } = shown.snapshot;
    this.#shown = fen;
    this.#found = null;
    this.#hasFailed = false;
    const { notation } = this.#host.strings();
    try {
      const { masters } = await import('../../masters/masters-client.ts');
      const client = masters();
      client.onProgress = (share) => {
        if (this.#found === null) this.#tell(this.#texts.unpacking(Math.round(share * 100)));
      };
      this.#tell(this.#texts.loading);
      await client.whole();
      const { games, moves } = await client.call('movesAt', fen);
      const rows = await Promise.all(
        moves.slice(0, kMostRows).map(async (row): Promise<Row> => {
          const after = { ...position, moves: [...shown.moves, row.move] };
          const { written } = await this.#host.call('describe', [after, spec.notations]);
          return Object.assign(row, { written: written[notation]?.at(-1) ?? row.move });
        }),
      );
      if (this.#shown === fen) this.#found = { games, rows };
    } catch {
      if (this.#shown === fen) this.#hasFailed = true;
    }
    this.update();
  }

  #tell(text: string): void {
    setText(this.#note, text);
    this.#note.hidden = text === '';
  }

  #list(): void {
    setLanguage(this.#rows, this.#host.strings());
    const { counted, noMore, failed } = this.#texts;
    // Book moves already show their games.
    const inBook = new Set(this.book?.moves.map(({ move }) => move));
    const { fen } = this.#host.here().shown.snapshot;
    const isEven = mirroredFen(fen) === fen;
    const isShown = (move: string): boolean =>
      inBook.has(move) || (isEven && inBook.has(mirroredMove(move)));
    const rows = (this.#found?.rows ?? []).filter(({ move }) => !isShown(move));
    const hadFocus = this.#rows.matches(':focus-within');
    this.#rows.replaceChildren(...rows.map((row) => this.#item(row)));
    if (hadFocus) this.#rows.querySelector('button')?.focus();
    if (this.#found !== null) {
      const { games } = this.#found;
      const more = games > 0 && rows.length === 0 ? ` ${noMore}` : '';
      const text = new Intl.NumberFormat(this.#host.strings().language).format(games);
      this.#tell(counted(games, text) + more);
    } else if (this.#hasFailed) this.#tell(failed);
    else if (!this.#isWanted) this.#tell('');
  }

  #item({ move, written, games, won, drawn, lost }: Row): HTMLElement {
    const { spec, shown } = this.#host.here();
    const words = moveInWords(spec, shown.snapshot.fen, move, this.#host.strings());
    const button = h(
      'button',
      { type: 'button', 'data-master-move': move, title: words },
      h('b', {}, written),
      h('em', {}, this.#texts.ended(games, [won, drawn, lost])),
    );
    button.addEventListener('click', () => this.#host.play(move));
    return h('li', {}, button);
  }
}
