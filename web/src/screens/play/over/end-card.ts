// SPDX-License-Identifier: MIT
// The card at the end of a game: who won, why, the decisive move, and what to do next.

import { makeSeal } from '../../../board/seal.ts';
import { otherSeat } from '../../../games/seat.ts';
import { agreedReasons } from '../../../games/result.ts';
import type { Strings } from '../../../i18n/index.ts';
import { overTexts } from '../../../i18n/en/over.ts';
import endCard from '../../../styles/end-card.css?inline';
import { opponentTexts } from '../../../i18n/en/opponents.ts';
import { drawing, h, setText } from '../../../ui/dom.ts';
import { sheetOf } from '../../../ui/sheet.ts';
import { faceOf } from '../../../ui/faces/face.ts';
import type { Shared } from '../../../ui/share.ts';
import { outcomeInWords } from '../../../ui/words/result.ts';
import { notationFor } from '../../common/position/written.ts';
import { endInWords } from '../end-words.ts';
import type { AppEvent } from '../state/events.ts';
import { ownSeat, resultOf, seatAfter } from '../state/selectors.ts';
import type { GameState } from '../state/state.ts';

export interface EndHandlers {
  dispatch(event: AppEvent): void;
  /** Whether the page can review the game. */
  isAnalysable(): boolean;
  review(): void;
  /** Whether games are kept in My games. */
  isArchived(): boolean;
  openGames(): unknown;
  /** The link to the game; rejects if the engine does not write it. */
  link(): Promise<string>;
  share(title: string, url: string): Promise<Shared>;
  /** Prints a scoresheet. */
  print(): void;
}

const kCross = 'M6 6l12 12M18 6L6 18';

/** In addition to the style sheets of the element. */
export const endSheet = sheetOf(endCard);

/** The buttons of the card. */
const next = ['review', 'rematch', 'changeSides'] as const;
const more = ['share', 'print', 'myGames'] as const;

type Way = (typeof next | typeof more)[number];

const actions: Readonly<Record<Way, string>> = {
  review: 'review-game',
  rematch: 'rematch',
  changeSides: 'change-sides',
  share: 'share-game',
  print: 'print-game',
  myGames: 'my-games',
};

/** The last move if it decided the game by the rules; numbered, in the notation of the list. */
function decisiveMove(state: GameState, strings: Strings): string {
  const { spec, shown, settings } = state;
  const result = resultOf(state);
  const isAgreed = agreedReasons.some((reason) => reason === result?.reason);
  if (result === null || result.winner === null || isAgreed || shown.snapshot.ruling !== null)
    return '';
  const ply = shown.moves.length - 1;
  const notation = notationFor(spec, settings.notation, strings);
  const text = shown.written[notation]?.[ply] ?? shown.moves[ply] ?? '';
  const isFirst = seatAfter(state, ply) === 'first';
  const offset = seatAfter(state, 0) === 'first' ? 0 : 1;
  return `${Math.floor((ply + offset) / 2) + 1}${isFirst ? '.' : '…'} ${text}`;
}

function makeButton(way: Way, kind: string): [Way, HTMLButtonElement] {
  return [way, h('button', { type: 'button', class: kind, 'data-action': actions[way] })];
}

export class EndCard {
  readonly #seal = makeSeal();
  readonly #rival = h('p', { class: 'rival' });
  readonly #headline = h('h2');
  readonly #reason = h('p');
  readonly #move = h('p');
  readonly #outcome = h('p', { role: 'status' });
  readonly #byHand = h('input', { type: 'text', readonly: '', hidden: '' });
  readonly #close = h('button', { type: 'button', class: 'close', 'data-action': 'close-end' });
  readonly #next = next.map((way) => makeButton(way, ''));
  readonly #more = more.map((way) => makeButton(way, 'quiet'));
  readonly #buttons = [...this.#next, ...this.#more];
  readonly element = h(
    'section',
    { class: 'end-card', part: 'end' },
    this.#seal,
    this.#rival,
    this.#headline,
    this.#reason,
    this.#move,
    h('div', { class: 'ways' }, ...this.#next.map(([, button]) => button)),
    h('div', { class: 'ways more' }, ...this.#more.map(([, button]) => button)),
    this.#outcome,
    this.#byHand,
    this.#close,
  );
  readonly #handlers: EndHandlers;
  #state: GameState;
  #strings: Strings;

  constructor(state: GameState, strings: Strings, handlers: EndHandlers) {
    this.#handlers = handlers;
    this.#state = state;
    this.#strings = strings;
    this.#close.append(drawing(kCross, '0 0 24 24'));
    this.#close.addEventListener('click', () => this.dismiss());
    for (const [way, button] of this.#buttons) {
      button.classList.toggle('inviting', way === (handlers.isAnalysable() ? 'review' : 'rematch'));
      button.addEventListener('click', () => this.#take(way));
    }
    // Keys pressed here are for the card, not for the board beneath it.
    this.element.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') event.stopPropagation();
    });
    for (const type of ['pointerdown', 'wheel', 'contextmenu'] as const) {
      this.element.addEventListener(type, (event) => event.stopPropagation());
    }
    this.update(state, strings);
  }

  get isShown(): boolean {
    return !this.element.hidden;
  }

  /** Closes the card and returns the focus to the board. */
  dismiss(): void {
    const hadFocus = this.element.matches(':focus-within');
    this.element.hidden = true;
    if (!hadFocus) return;
    const grid = this.element.parentElement;
    grid?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
  }

  update(state: GameState, strings: Strings): void {
    this.#state = state;
    this.#strings = strings;
    const result = resultOf(state);
    if (result === null) return;
    const own = overTexts.in(strings.language);
    const seat = ownSeat(state);
    const headline = outcomeInWords(result, state.spec, seat, strings);
    // Of two people at one board one has won.
    this.#seal.hidden = result.winner === null || (seat !== null && seat !== result.winner);
    const move = decisiveMove(state, strings);
    this.#meet();
    this.element.setAttribute('aria-label', headline);
    setText(this.#headline, headline);
    setText(this.#reason, endInWords(result, state, strings));
    setText(this.#move, move === '' ? '' : own.decisive(move));
    const labels = { ...own, myGames: strings.labels.myGames };
    for (const [way, button] of this.#buttons) setText(button, labels[way]);
    this.#close.title = own.close;
    this.#close.setAttribute('aria-label', own.close);
    this.#byHand.setAttribute('aria-label', own.byHand);
    this.#hide();
  }

  /** The opponent. */
  #meet(): void {
    const { players, opponent } = this.#state.settings;
    this.#rival.hidden = players !== 'engine' || opponent === null;
    if (opponent === null) return;
    const { names } = opponentTexts.in(this.#strings.language);
    this.#rival.replaceChildren(faceOf(opponent), h('span', {}, names[opponent]));
  }

  #hide(): void {
    const hidden: Readonly<Record<Way, boolean>> = {
      review: !this.#handlers.isAnalysable(),
      rematch: false,
      changeSides: ownSeat(this.#state) === null,
      share: false,
      print: false,
      myGames: !this.#handlers.isArchived(),
    };
    for (const [way, button] of this.#buttons) button.hidden = hidden[way];
  }

  #take(way: Way): void {
    const { dispatch, review, openGames } = this.#handlers;
    switch (way) {
      case 'review':
        return review();
      case 'rematch':
        return dispatch({ type: 'new-game', roll: Math.random() });
      case 'changeSides':
        return dispatch({
          type: 'game-set-up',
          settings: { seat: otherSeat(this.#state.settings.seat), hasRandomSeat: false },
        });
      case 'share':
        return void this.share();
      case 'print':
        return this.#handlers.print();
      case 'myGames':
        return void openGames();
    }
  }

  /** Shares a link to the game, and says how it went. */
  async share(): Promise<void> {
    const own = overTexts.in(this.#strings.language);
    try {
      const url = await this.#handlers.link();
      const title = this.#strings.games[this.#state.spec.id].title;
      const outcome = await this.#handlers.share(title, url);
      this.#byHand.hidden = outcome !== 'by-hand';
      this.#byHand.value = url;
      if (outcome === 'by-hand') this.#byHand.select();
      const said = { shared: '', copied: own.copied, 'by-hand': own.byHand };
      setText(this.#outcome, said[outcome]);
    } catch {
      setText(this.#outcome, own.failed);
    }
  }
}
