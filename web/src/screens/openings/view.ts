// SPDX-License-Identifier: MIT
// The view of the opening book: name of the opening, moves with their shares, line.

import type { Announcement } from '../../ui/live-region.ts';
import { moveInWords } from '../../ui/words/pieces.ts';
import type { Arrow, BoardModel } from '../../board/model.ts';
import type { Notation } from '../../engine/protocol.ts';
import { isPut } from '../../games/placement.ts';
import type { Strings } from '../../i18n/index.ts';
import type { TableStore } from '../common/table-store.ts';
import { TableView } from '../common/table-view.ts';
import { hintArrow, stoneMarks } from '../common/position/board-of.ts';
import { tableBoard, tableSeats } from '../common/table.ts';
import { stepInWords } from '../common/words.ts';
import { ButtonBar } from '../../ui/button-bar.ts';
import { h, setText } from '../../ui/dom.ts';
import { icons, walkIcons } from '../../ui/icons.ts';
import type { Command } from '../../ui/shortcuts.ts';
import { MastersPart } from './masters-part.ts';
import { OwnPart, type OwnHost } from './own-part.ts';
import type { Named } from '../../ui/words/opening-names.ts';
import { entriesAt, namedAt, type Entry } from './library.ts';
import { type OpeningsEvent, type OpeningsState, type Step } from './state.ts';
import { openingTexts, type OpeningStrings } from '../../i18n/en/openings.ts';
import { sentences } from '../../ui/words/sentences.ts';

const drawings = {
  ...walkIcons,
  flip: icons.flip,
} as const satisfies Record<Step | 'flip', string>;

function isPossible(action: Step | 'flip', { position, line }: OpeningsState): boolean {
  const ply = position.moves.length;
  if (action === 'first' || action === 'back') return ply > 0;
  return action === 'flip' || ply < line.length;
}

/** Sets `lang` on Chinese text, needed for fonts and speech. */
function setLanguage(element: HTMLElement, notation: Notation): void {
  if (notation.startsWith('zh')) element.lang = notation;
  else element.removeAttribute('lang');
}

export class OpeningsView extends TableView<OpeningsState, OpeningsEvent> {
  readonly #bar = new ButtonBar<Step | 'flip'>(this.state.spec, drawings, (action) =>
    this.dispatch(action === 'flip' ? { type: 'flipped' } : { type: 'stepped', step: action }),
  );
  readonly #name = h('p', { class: 'headline' });
  readonly #also = h('p', { class: 'detail' });
  readonly #title = h('h2', { tabindex: '-1' });
  readonly #note = h('p', { class: 'soft' });
  readonly #moves = h('ol', { class: 'book' });
  readonly #about = h('p', { class: 'soft note' });
  readonly #lineTitle = h('h2');
  readonly #line = h('ol', { class: 'way' });
  readonly #analyse = h('button', { type: 'button', class: 'quiet', 'data-action': 'analyse' });
  readonly #credit = h('p', { class: 'soft note' });
  readonly ownPart: OwnPart;
  readonly #masters: MastersPart;
  /** The move in the list under the pointer. */
  #pointed: string | null = null;
  /** The last step in words, announced again once the book has named it; null for a jump. */
  #step: string | null = null;
  /** The last name shown. */
  #named: string | undefined;

  constructor(
    store: TableStore<OpeningsState, OpeningsEvent>,
    strings: Strings,
    analyse: () => void,
  ) {
    super(store, strings);
    const host: OwnHost = {
      state: () => this.state,
      strings: () => this.strings,
      call: (name, args) => store.call(name, args),
      play: (move) => this.dispatch({ type: 'played', move }),
    };
    this.ownPart = new OwnPart(host);
    this.#masters = new MastersPart(host);
    this.#analyse.addEventListener('click', analyse);
    this.board.letWalk((places) => this.#walk(places > 0 ? 'forward' : 'back'));
    const title = h('div', { class: 'pair' }, this.#lineTitle, this.#analyse);
    this.layout({
      part: 'openings',
      status: [this.#name, this.#also],
      tools: [this.#bar.element],
      panel: [
        h('section', { class: 'block' }, this.#title, this.#note, this.#moves, this.#about),
        this.#masters.element,
        this.ownPart.element,
        this.ownPart.training,
        h('section', { class: 'block' }, title, this.#line),
        this.#credit,
      ],
    });
  }

  override obey(command: Command): boolean {
    switch (command) {
      case 'first':
      case 'back':
      case 'forward':
      case 'last':
        this.#walk(command);
        return true;
      case 'flip':
        this.dispatch({ type: 'flipped' });
        return true;
      default:
        return false;
    }
  }

  #walk(step: Step): void {
    if (isPossible(step, this.state)) this.dispatch({ type: 'stepped', step });
  }

  protected announced(before: OpeningsState): Announcement {
    const after = this.state;
    const step = stepInWords(before, after, true, this.strings);
    if (after.shown !== before.shown) this.#step = step.polite;
    const name = this.#nameOf(after)?.title;
    if (name === undefined || name === this.#named) return step;
    this.#named = name;
    if (this.#step === null) return step;
    return { ...step, polite: sentences(this.strings, this.#step, this.#own.named(name)) };
  }

  get #own(): OpeningStrings {
    return openingTexts.in(this.strings.language)[this.state.spec.id];
  }

  #nameOf(state: OpeningsState): Named | null {
    return namedAt(state, this.strings, this.#own);
  }

  #entries(): readonly Entry[] | null {
    return entriesAt(this.state, this.strings, this.#own);
  }

  protected show(before: OpeningsState | null): void {
    const { state } = this;
    const own = this.#own;
    if (state.shown !== before?.shown) this.#pointed = null;
    this.#showBoard();
    this.#bar.update(own.walk, (action) => ({
      name: own.steps[action],
      isPossible: isPossible(action, state),
    }));
    this.#showName();
    setText(this.#title, own.moves);
    setText(this.#about, own.aboutShares);
    setText(this.#lineTitle, own.line);
    setText(this.#analyse, own.analyse);
    setText(this.#credit, own.credit);
    setText(this.#note, this.#noteText());
    this.#about.hidden = this.#note.textContent !== '';
    this.#note.hidden = this.#note.textContent === '';
    const news = ['shown', 'told'] as const;
    if (news.some((field) => state[field] !== before?.[field])) {
      this.#listBook();
      this.#listLine();
    }
    for (const part of [this.#masters, this.ownPart]) {
      if (before === null) part.renew();
      else part.update();
    }
  }

  #showName(): void {
    const { engine, shown } = this.state;
    const own = this.#own;
    const name = this.#nameOf(this.state);
    if (engine.name === 'failed') {
      setText(this.#name, this.strings.status.failed);
      setText(this.#also, this.strings.faults[engine.fault]);
      return;
    }
    const unnamed = shown.moves.length === 0 ? own.start : own.unnamed;
    setText(this.#name, name?.title ?? unnamed);
    const { code = '', original = '', lang = null } = name ?? {};
    const separator = code !== '' && original !== '' ? ' · ' : '';
    const chinese = original === '' ? '' : h('span', { lang: 'zh-Hant' }, original);
    this.#also.replaceChildren(code, separator, chinese);
    if (lang === null) this.#name.removeAttribute('lang');
    else this.#name.lang = lang;
  }

  #noteText(): string {
    const entries = this.#entries();
    if (this.state.hasNoBook) return this.#own.noBook;
    if (entries === null) return this.#moves.hasChildNodes() ? '' : this.#own.waiting;
    return entries.length === 0 ? this.#own.none : '';
  }

  /** The most played comes last, so that it is drawn on top. */
  #arrows(): Arrow[] {
    const entries = this.#entries() ?? [];
    return entries
      .flatMap(({ move, share }) => {
        if (share === null || share < 0.01 || isPut(move)) return [];
        const opacity = this.#pointed === null ? 0.25 + 0.65 * share : 0.15;
        return [hintArrow(move, move === this.#pointed ? 0.95 : opacity)];
      })
      .toReversed();
  }

  #point(move: string | null): void {
    this.#pointed = move;
    this.#showBoard();
  }

  #showBoard(): void {
    const { state } = this;
    const board = tableBoard(state, true);
    const isMoving = state.selected !== null;
    const model = {
      ...board,
      marks: [...board.marks, ...this.#marks()],
      arrows: isMoving ? board.arrows : [...board.arrows, ...this.#arrows()],
    };
    this.board.update(model, tableSeats(state, true), this.strings);
  }

  /** Stones do not move, so they have no arrows. */
  #marks(): BoardModel['marks'] {
    const points = this.#entries()?.map(({ move }) => move) ?? [];
    const dots = points.filter(isPut).map((square) => ({ mark: 'target', square }) as const);
    return [...dots, ...stoneMarks(this.#pointed ?? '')];
  }

  /** The old list stays until the new one is known; focus inside the list is kept. */
  #listBook(): void {
    const { notation } = this.strings;
    const entries = this.#entries();
    if (entries === null) return;
    const hadFocus = this.#moves.matches(':focus-within');
    const most = entries[0]?.share || 1;
    const items = entries.map((entry) => this.#bookItem(entry, most));
    setLanguage(this.#moves, notation);
    this.#moves.replaceChildren(...items);
    if (hadFocus) (this.#moves.querySelector('button') ?? this.#title).focus();
  }

  #shareOf(share: number): HTMLElement {
    const percent = new Intl.NumberFormat(this.strings.language, { style: 'percent' });
    const text = share < 0.01 ? `< ${percent.format(0.01)}` : percent.format(share);
    return h('span', {}, text);
  }

  /** A bar as long as the share, divided by the results; from Red's view, also for moves of Black. */
  #resultsOf(results: NonNullable<Entry['results']>, share: number): HTMLElement[] {
    const { wins, draws, losses } = results;
    const { language } = this.strings;
    const games = wins + draws + losses;
    const isRedToMove = this.state.shown.moves.length % 2 === 0;
    const [red, black] = isRedToMove ? [wins, losses] : [losses, wins];
    const percent = new Intl.NumberFormat(language, { style: 'percent' });
    const [first = '', drawn = '', second = ''] = [red, draws, black].map((count) =>
      percent.format(count / games),
    );
    const count = new Intl.NumberFormat(language).format(games);
    const bar = h('u', { 'aria-hidden': 'true' });
    bar.style.setProperty('--share', share.toFixed(3));
    bar.style.setProperty('--red', `${((100 * red) / games).toFixed(1)}%`);
    bar.style.setProperty('--drawn', `${((100 * (red + draws)) / games).toFixed(1)}%`);
    return [bar, h('small', {}, this.#own.results(count, first, drawn, second))];
  }

  #bookItem({ move, text, share, results, name }: Entry, most: number): HTMLElement {
    const { fen } = this.state.shown.snapshot;
    const said = { notation: this.strings.notation, text };
    const words = moveInWords(this.state.spec, fen, move, this.strings, said);
    const button = h(
      'button',
      { type: 'button', 'data-move': move, title: words },
      h('b', {}, text),
      share === null ? h('em', {}, name) : this.#shareOf(share),
      ...(results === null ? [] : this.#resultsOf(results, (share ?? 0) / most)),
    );
    button.addEventListener('click', () => this.dispatch({ type: 'played', move }));
    for (const sign of ['pointerenter', 'focus']) {
      button.addEventListener(sign, () => this.#point(move));
    }
    for (const sign of ['pointerleave', 'blur']) {
      button.addEventListener(sign, () => this.#point(null));
    }
    return h('li', {}, button, ...this.ownPart.starFor(move, words));
  }

  #listLine(): void {
    const { notation, labels } = this.strings;
    const { line, shown, written } = this.state;
    const hadFocus = this.#line.matches(':focus-within');
    setLanguage(this.#line, notation);
    const items = line.map((move, ply) => {
      const number = ply % 2 === 0 ? `${ply / 2 + 1}. ` : '';
      const text = number + (written[notation]?.[ply] ?? move);
      const button = h('button', { type: 'button', class: 'move' }, text);
      if (ply === shown.moves.length - 1) button.setAttribute('aria-current', 'step');
      button.addEventListener('click', () => this.dispatch({ type: 'gone', ply: ply + 1 }));
      return h('li', {}, button);
    });
    const none = h('li', { class: 'soft' }, labels.noMoves);
    this.#line.replaceChildren(...(items.length > 0 ? items : [none]));
    if (hadFocus) this.#line.querySelector<HTMLElement>('[aria-current]')?.focus();
  }
}
