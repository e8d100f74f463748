// SPDX-License-Identifier: MIT
// The moves of the game, a pair to a row, in the notation of the settings or of the language.

import type { Notation } from '../engine/protocol.ts';
import type { Seat } from '../games/game-spec.ts';
import type { Strings } from '../i18n/index.ts';
import { h, setText } from './dom.ts';

/** Moves as they are written. */
export interface WrittenLine {
  readonly notation: Notation;
  /** Who made the first. */
  readonly first: Seat;
  /** Null for a moment, until the engine has written the move; as it is played if it never will. */
  readonly texts: readonly (string | null)[];
}

/** Pairs of moves; a line that begins with the second seat has none in its first place. */
export function moveRows({ first, texts }: WrittenLine): (string | null)[][] {
  const cells = first === 'first' ? texts : [null, ...texts];
  const rows: (string | null)[][] = [];
  for (let at = 0; at < cells.length; at += 2) rows.push(cells.slice(at, at + 2));
  return rows;
}

type WayName = 'analyse' | 'embed' | 'games';

/** What else can be done with the game; it leads out of it, so whether it can be is for the page to say. */
export interface Way {
  readonly name: WayName;
  /** Whether it means anything before the first move. */
  readonly isForStart?: boolean;
  isOffered(): boolean;
  take(): void;
}

export class MoveList {
  readonly #title = h('h2');
  readonly #none = h('p', { class: 'soft' });
  readonly #list = h('ol');
  readonly #scroll = h(
    'div',
    { class: 'scroll', tabindex: '0', role: 'region' },
    this.#none,
    this.#list,
  );
  readonly #ways: readonly (readonly [Way, HTMLButtonElement])[];
  readonly element = h('section', { class: 'moves', part: 'moves' });
  #text = '';

  constructor(...ways: readonly Way[]) {
    this.#ways = ways.map((way) => {
      const attributes = { type: 'button', class: 'quiet', 'data-action': way.name };
      const button = h('button', attributes);
      button.addEventListener('click', () => way.take());
      return [way, button];
    });
    const buttons = h('div', { class: 'ways' }, ...this.#ways.map(([, button]) => button));
    this.element.append(h('div', { class: 'pair' }, this.#title, buttons), this.#scroll);
  }

  /** Scrolled to the last move, as a browser forgets while the list is away. */
  reveal(): void {
    this.#scroll.scrollTop = this.#scroll.scrollHeight;
  }

  update(line: WrittenLine, { labels }: Strings): void {
    const { texts, notation } = line;
    setText(this.#title, labels.moves);
    setText(this.#none, labels.noMoves);
    const names = { analyse: labels.analyseGame, embed: labels.embed, games: labels.myGames };
    for (const [{ name, isForStart = false, isOffered }, button] of this.#ways) {
      setText(button, names[name]);
      button.hidden = (texts.length === 0 && !isForStart) || !isOffered();
    }
    this.#scroll.setAttribute('aria-label', labels.moves);
    this.#none.hidden = texts.length > 0;
    if (notation.startsWith('zh')) this.#list.lang = notation;
    else this.#list.removeAttribute('lang');
    const rows = moveRows(line);
    const text = rows.join(' ');
    if (text === this.#text) return;
    this.#text = text;
    const items = rows.map((row, index) =>
      h('li', {}, h('span', { class: 'number' }, `${index + 1}.`), ...row.map(moveCell)),
    );
    this.#list.replaceChildren(...items);
    this.#list.lastElementChild?.lastElementChild?.setAttribute('aria-current', 'step');
    this.reveal();
  }
}

function moveCell(move: string | null): HTMLElement {
  return h('span', { class: 'move' }, move ?? '…');
}
