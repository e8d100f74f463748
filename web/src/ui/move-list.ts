// SPDX-License-Identifier: MIT
// The list of moves, one pair per row, in the notation of the settings or the language. Selecting a move goes to its
// position.

import type { Notation } from '../engine/protocol.ts';
import type { GameSpec } from '../games/game-spec.ts';
import type { Seat } from '../games/seat.ts';
import type { Strings, Walk } from '../i18n/index.ts';
import { ButtonBar } from './button-bar.ts';
import { h, setText } from './dom.ts';
import { walkIcons } from './icons.ts';

/** The moves in notation. */
export interface WrittenLine {
  readonly notation: Notation;
  /** The side that made the first move. */
  readonly first: Seat;
  /** Null until the engine has written the move; shown as played if it never does. */
  readonly texts: readonly (string | null)[];
}

/** Pairs of moves; if the second side moves first, the first place is empty. */
export function moveRows({ first, texts }: WrittenLine): (string | null)[][] {
  const cells = first === 'first' ? texts : [null, ...texts];
  const rows: (string | null)[][] = [];
  for (let at = 0; at < cells.length; at += 2) rows.push(cells.slice(at, at + 2));
  return rows;
}

/** Buttons that step through the moves. */
export interface Walker {
  /** The number of moves before the shown position. */
  readonly ply: number;
  isPossible(walk: Walk): boolean;
  step(walk: Walk): void;
  go(ply: number): void;
}

export class MoveList {
  readonly #title = h('h2');
  readonly #list = h('ol');
  readonly #scroll = h('div', { class: 'scroll', role: 'region' }, this.#list);
  readonly #bar: ButtonBar<Walk>;
  readonly #walker: Walker;
  readonly element: HTMLElement;
  #drawn = '';
  #ply = -1;
  #buttons: readonly HTMLButtonElement[] = [];

  constructor(spec: GameSpec, walker: Walker) {
    this.#walker = walker;
    this.#bar = new ButtonBar<Walk>(spec, walkIcons, (walk) => walker.step(walk), false);
    const head = h('div', { class: 'pair' }, this.#title, this.#bar.element);
    this.element = h('section', { class: 'moves', part: 'moves' }, head, this.#scroll);
    this.#list.addEventListener('click', (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      const at = this.#buttons.findIndex((one) => one === button);
      if (at >= 0) walker.go(at + 1);
    });
  }

  /** Visible once there is a move. */
  update(line: WrittenLine, { labels, analyse }: Strings): void {
    const { texts, notation } = line;
    this.element.hidden = texts.length === 0;
    setText(this.#title, labels.moves);
    this.#scroll.setAttribute('aria-label', labels.moves);
    this.#bar.update(analyse.walk, (walk) => ({
      name: analyse.walks[walk],
      isPossible: this.#walker.isPossible(walk),
    }));
    if (notation.startsWith('zh')) this.#list.lang = notation;
    else this.#list.removeAttribute('lang');
    const rows = moveRows(line);
    const drawn = rows.join(' ');
    const isOther = drawn !== this.#drawn;
    if (isOther) this.#draw(rows, line.first !== 'first');
    this.#drawn = drawn;
    if (isOther || this.#ply !== this.#walker.ply) this.#mark();
  }

  /** The current move; empty at the start. */
  get currentText(): string {
    return this.#buttons[this.#walker.ply - 1]?.textContent ?? '';
  }

  #draw(rows: readonly (readonly (string | null)[])[], hasGap: boolean): void {
    const buttons: HTMLButtonElement[] = [];
    const cell = (move: string | null, isGap: boolean): HTMLElement => {
      if (isGap) return h('span', { 'aria-hidden': 'true' }, '…');
      const button = h('button', { type: 'button', class: 'move', tabindex: '-1' }, move ?? '…');
      buttons.push(button);
      return button;
    };
    const items = rows.map((row, index) => {
      const number = h('span', { class: 'number' }, `${index + 1}.`);
      // If the second side moves first, the first place is empty.
      return h(
        'li',
        {},
        number,
        ...row.map((move, at) => cell(move, hasGap && index === 0 && at === 0)),
      );
    });
    this.#list.replaceChildren(...items);
    this.#buttons = buttons;
  }

  /** Marks the current move and scrolls it into view. */
  #mark(): void {
    this.#ply = this.#walker.ply;
    const hadFocus = this.#list.matches(':focus-within');
    const now = this.#buttons[this.#ply - 1];
    for (const button of this.#buttons) {
      button.setAttribute('tabindex', button === (now ?? this.#buttons[0]) ? '0' : '-1');
      if (button === now) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
    }
    if (hadFocus) (now ?? this.#buttons[0])?.focus({ preventScroll: true });
    this.reveal();
  }

  /** Scrolls to the current move again, because browsers forget the position while the list is hidden. */
  reveal(): void {
    const to = this.#buttons[this.#ply - 1] ?? this.#buttons[0];
    if (to === undefined) return;
    const { offsetTop, offsetLeft, offsetHeight, offsetWidth } = to;
    const { clientHeight, clientWidth } = this.#scroll;
    this.#scroll.scrollTop = offsetTop - (clientHeight - offsetHeight) / 2;
    this.#scroll.scrollLeft = offsetLeft - (clientWidth - offsetWidth) / 2;
  }
}
