// SPDX-License-Identifier: MIT
// What the book holds: the name of the opening, the moves with their shares, the way there.

import { LiveRegion } from '../a11y/live-region.ts';
import { moveInWords } from '../a11y/describe.ts';
import { measure } from '../board/board-view.ts';
import { arrow, viewOf, type ArrowItem } from '../board/scene.ts';
import type { Notation } from '../engine/protocol.ts';
import type { Strings } from '../i18n/index.ts';
import { BoardPart } from '../study/board-part.ts';
import { ButtonBar } from '../study/button-bar.ts';
import type { StudyView } from '../study/study-element.ts';
import { asGame } from '../study/table.ts';
import { stepInWords } from '../study/words.ts';
import { h, setText } from '../ui/dom.ts';
import { icons } from '../ui/icons.ts';
import { nameOf, type OpeningName } from './names.ts';
import { bookAt, type OpeningsEvent, type OpeningsState, type Step } from './state.ts';
import { openingTexts, type OpeningStrings } from './strings.ts';

export interface OpeningsHandlers {
  dispatch(event: OpeningsEvent): void;
  restart(): void;
  analyse(): void;
}

const drawings = {
  first: 'M6 5v14M18 6l-7 6 7 6',
  back: 'M15 6l-7 6 7 6',
  forward: 'M9 6l7 6-7 6',
  last: 'M18 5v14M6 6l7 6-7 6',
  flip: icons.flip,
} as const satisfies Record<Step | 'flip', string>;

function isPossible(action: Step | 'flip', { position, line }: OpeningsState): boolean {
  const ply = position.moves.length;
  if (action === 'first' || action === 'back') return ply > 0;
  return action === 'flip' || ply < line.length;
}

/** Chinese text needs its language to be drawn and read well. */
function setLanguage(element: HTMLElement, notation: Notation): void {
  if (notation.startsWith('zh')) element.lang = notation;
  else element.removeAttribute('lang');
}

export class OpeningsView implements StudyView {
  readonly #board: BoardPart;
  readonly #live = new LiveRegion();
  readonly #bar: ButtonBar<Step | 'flip'>;
  readonly #name = h('p', { class: 'headline' });
  readonly #also = h('p', { class: 'detail' });
  readonly #retry = h('button', { type: 'button', 'data-action': 'retry' });
  readonly #title = h('h2', { tabindex: '-1' });
  readonly #note = h('p', { class: 'soft' });
  readonly #moves = h('ol', { class: 'book' });
  readonly #about = h('p', { class: 'soft note' });
  readonly #lineTitle = h('h2');
  readonly #line = h('ol', { class: 'way' });
  readonly #analyse = h('button', { type: 'button', class: 'quiet', 'data-action': 'analyse' });
  readonly #credit = h('p', { class: 'soft note' });
  readonly element: HTMLElement;
  readonly #handlers: OpeningsHandlers;
  #state: OpeningsState;
  #strings: Strings;
  #own: OpeningStrings;
  /** A move in the list that is pointed at. */
  #pointed: string | null = null;

  constructor(state: OpeningsState, strings: Strings, handlers: OpeningsHandlers) {
    const { dispatch, restart, analyse } = handlers;
    this.#handlers = handlers;
    this.#state = state;
    this.#strings = strings;
    this.#own = openingTexts.in(strings.language);
    this.#bar = new ButtonBar(drawings, (action) =>
      dispatch(action === 'flip' ? { type: 'flipped' } : { type: 'stepped', step: action }),
    );
    this.#board = new BoardPart(state.spec, dispatch, this.#bar.element);
    this.#retry.addEventListener('click', restart);
    this.#analyse.addEventListener('click', analyse);
    this.element = h(
      'div',
      { class: 'game study', part: 'openings' },
      h('section', { class: 'status' }, this.#name, this.#also, this.#retry),
      this.#board.element,
      h(
        'div',
        { class: 'panel', part: 'panel' },
        h('section', { class: 'block' }, this.#title, this.#note, this.#moves, this.#about),
        h(
          'section',
          { class: 'block' },
          h('div', { class: 'pair' }, this.#lineTitle, this.#analyse),
          this.#line,
        ),
        this.#credit,
      ),
      this.#live.element,
    );
    measure(this.element, state.spec);
    this.speak(strings);
  }

  connect(): void {
    this.#board.connect();
  }

  disconnect(): void {
    this.#board.disconnect();
  }

  redraw(): void {
    this.#board.redraw();
  }

  update(before: OpeningsState, after: OpeningsState): void {
    this.#state = after;
    const step = stepInWords(before, after, true, this.#strings);
    const name = this.#nameOf(after);
    const isNamed = name !== null && name !== this.#nameOf(before) && step.polite !== null;
    const said = isNamed ? `${step.polite}. ${this.#own.named(this.#titleOf(name))}` : step.polite;
    this.#live.say({ ...step, polite: said });
    if (after.shown !== before.shown) this.#pointed = null;
    this.#refresh(after.shown !== before.shown || after.told !== before.told);
  }

  speak(strings: Strings): void {
    this.#strings = strings;
    this.#own = openingTexts.in(strings.language);
    this.#refresh(true);
  }

  #nameOf({ spec, names, shown }: OpeningsState): OpeningName | null {
    return names === null ? null : nameOf(spec, names, shown.moves);
  }

  #titleOf({ name }: OpeningName): string {
    return this.#own.title(name) ?? name;
  }

  #refresh(isNew: boolean): void {
    const [state, strings, own] = [this.#state, this.#strings, this.#own];
    this.#board.update(asGame(state, true), strings, { arrows: this.#arrows() });
    this.#bar.update(own.walk, (action) => ({
      name: own.steps[action],
      isPossible: isPossible(action, state),
    }));
    this.#showName();
    setText(this.#retry, strings.labels.tryAgain);
    this.#retry.hidden = state.engine.name !== 'failed';
    setText(this.#title, own.moves);
    setText(this.#about, own.aboutShares);
    setText(this.#lineTitle, own.line);
    setText(this.#analyse, own.analyse);
    setText(this.#credit, own.credit);
    setText(this.#note, this.#noteText());
    this.#about.hidden = this.#note.textContent !== '';
    this.#note.hidden = this.#note.textContent === '';
    if (isNew) {
      this.#listBook();
      this.#listLine();
    }
  }

  #showName(): void {
    const { engine, shown } = this.#state;
    const own = this.#own;
    const name = this.#nameOf(this.#state);
    const isForeign = !this.#strings.language.startsWith('zh');
    if (engine.name === 'failed') {
      setText(this.#name, this.#strings.status.failed);
      setText(this.#also, this.#strings.faults[engine.fault]);
      return;
    }
    const unnamed = shown.moves.length === 0 ? own.start : own.unnamed;
    setText(this.#name, name === null ? unnamed : this.#titleOf(name));
    const isOriginal = isForeign && name !== null && own.title(name.name) !== null;
    const code = name === null || name.code === '-' ? '' : own.code(name.code);
    const original = isOriginal ? h('span', { lang: 'zh-Hant' }, name.name) : '';
    const separator = code !== '' && isOriginal ? ' · ' : '';
    this.#also.replaceChildren(code, separator, original);
    if (isForeign && name !== null && !isOriginal) this.#name.lang = 'zh-Hant';
    else this.#name.removeAttribute('lang');
  }

  #noteText(): string {
    const book = bookAt(this.#state);
    if (this.#state.hasNoBook) return this.#own.noBook;
    if (book === null) return this.#moves.hasChildNodes() ? '' : this.#own.waiting;
    return book.moves.length === 0 ? this.#own.none : '';
  }

  #arrows(): ArrowItem[] {
    const state = this.#state;
    const view = viewOf(asGame(state, true));
    const moves = bookAt(state)?.moves ?? [];
    // The likeliest last, above the others.
    return moves
      .flatMap(({ move, perMille }) => {
        const opacity = this.#pointed === null ? 0.25 + (0.65 * perMille) / 1000 : 0.15;
        const shown = move === this.#pointed ? 0.95 : opacity;
        return arrow(view, move, { meaning: 'hint', opacity: shown, bow: 0 });
      })
      .toReversed();
  }

  #point(move: string | null): void {
    this.#pointed = move;
    this.#board.update(asGame(this.#state, true), this.#strings, { arrows: this.#arrows() });
  }

  /** The old list stands until the new one is known; the focus stays in it when it was there. */
  #listBook(): void {
    const { notation } = this.#strings;
    const book = bookAt(this.#state);
    if (book === null) return;
    const hadFocus = this.#moves.matches(':focus-within');
    const most = book.moves[0]?.perMille ?? 1;
    const items = book.moves.map(({ move, perMille }, index) => {
      const text = book.written[notation]?.[index] ?? move;
      return this.#bookItem(move, text, perMille, perMille / most);
    });
    setLanguage(this.#moves, notation);
    this.#moves.replaceChildren(...items);
    if (hadFocus) (this.#moves.querySelector('button') ?? this.#title).focus();
  }

  #bookItem(move: string, text: string, perMille: number, length: number): HTMLElement {
    const { fen } = this.#state.shown.snapshot;
    const percent = new Intl.NumberFormat(this.#strings.language, {
      style: 'percent',
      maximumFractionDigits: perMille < 100 ? 1 : 0,
    });
    const bar = h('i', { 'aria-hidden': 'true' });
    bar.style.setProperty('--share', length.toFixed(3));
    const words = moveInWords(this.#state.spec, fen, move, this.#strings);
    const button = h(
      'button',
      { type: 'button', 'data-move': move, title: words },
      h('b', {}, text),
      bar,
      h('span', {}, percent.format(perMille / 1000)),
    );
    button.addEventListener('click', () => this.#handlers.dispatch({ type: 'played', move }));
    for (const sign of ['pointerenter', 'focus']) {
      button.addEventListener(sign, () => this.#point(move));
    }
    for (const sign of ['pointerleave', 'blur']) {
      button.addEventListener(sign, () => this.#point(null));
    }
    return h('li', {}, button);
  }

  #listLine(): void {
    const { notation, labels } = this.#strings;
    const { line, shown, written } = this.#state;
    const hadFocus = this.#line.matches(':focus-within');
    setLanguage(this.#line, notation);
    const items = line.map((move, ply) => {
      const number = ply % 2 === 0 ? `${ply / 2 + 1}. ` : '';
      const text = number + (written[notation]?.[ply] ?? move);
      const button = h('button', { type: 'button', class: 'move' }, text);
      if (ply === shown.moves.length - 1) button.setAttribute('aria-current', 'step');
      button.addEventListener('click', () =>
        this.#handlers.dispatch({ type: 'gone', ply: ply + 1 }),
      );
      return h('li', {}, button);
    });
    const none = h('li', { class: 'soft' }, labels.noMoves);
    this.#line.replaceChildren(...(items.length > 0 ? items : [none]));
    if (hadFocus) this.#line.querySelector<HTMLElement>('[aria-current]')?.focus();
  }
}
