// SPDX-License-Identifier: MIT
// Everything shown while mistakes are mended: board, task and verdict, buttons, whose mistakes.

import { LiveRegion } from '../a11y/live-region.ts';
import { measure } from '../board/board-view.ts';
import { arrow, viewOf } from '../board/scene.ts';
import { seatOfSide } from '../games/game-spec.ts';
import type { Notation } from '../engine/protocol.ts';
import type { Strings } from '../i18n/index.ts';
import { BoardPart, type Aids } from '../study/board-part.ts';
import { ButtonBar } from '../study/button-bar.ts';
import type { StudyView } from '../study/study-element.ts';
import { asGame } from '../study/table.ts';
import { h, setText } from '../ui/dom.ts';
import { icons } from '../ui/icons.ts';
import { Picker } from '../ui/picker.ts';
import { mayMove, type RetryEvent, type RetryState } from './state.ts';
import { retryTexts } from './strings.ts';
import { announceRetry, saidOf, type Words } from './words.ts';

const actions = ['again', 'answer', 'flip', 'next'] as const;

type Action = (typeof actions)[number];

const drawings: Readonly<Record<Action, string>> = {
  again: icons.undo,
  answer: icons.hint,
  flip: icons.flip,
  next: 'M5 12h13M13 6l6 6-6 6',
};

/** A board of stones looks the same from either side. */
function drawingsFor({ spec }: RetryState): Readonly<Partial<Record<Action, string>>> {
  const { again, answer, next } = drawings;
  return spec.moves === 'stones' ? { again, answer, next } : drawings;
}

export interface RetryHandlers {
  /** How moves are written; null follows the language. */
  readonly notation: Notation | null;
  dispatch(event: RetryEvent): void;
  restart(): void;
  leave(): void;
}

function isPossible(action: Action, { stage, engine, all }: RetryState): boolean {
  if (engine.name === 'failed' || all.length === 0) return action === 'flip';
  switch (action) {
    case 'again':
      return stage === 'wrong';
    case 'answer':
      return stage === 'trying' || stage === 'wrong';
    case 'flip':
    case 'next':
      return true;
  }
}

function isInviting(action: Action, { stage }: RetryState): boolean {
  if (action === 'again') return stage === 'wrong';
  return action === 'next' && (stage === 'right' || stage === 'shown');
}

/** A move that was not good enough shows what it allows. */
function aidsOf(state: RetryState): Aids {
  const { answer, stage, position, shown, spec } = state;
  const [move = ''] = answer?.pv.split(' ') ?? [];
  if (stage !== 'wrong' || shown.moves !== position.moves || move === '') return {};
  if (spec.moves === 'stones') return { rings: [move] };
  const view = viewOf(asGame(state, false));
  return { arrows: arrow(view, move, { meaning: 'hint', opacity: 0.9, bow: 0 }) };
}

export class RetryView implements StudyView {
  readonly #handlers: RetryHandlers;
  readonly #board: BoardPart;
  readonly #live = new LiveRegion();
  readonly #title = h('h2');
  readonly #headline = h('p', { class: 'headline' });
  readonly #detail = h('p', { class: 'detail' });
  readonly #retry = h('button', { type: 'button', 'data-action': 'retry' });
  readonly #leave = h('button', { type: 'button', 'data-action': 'leave' });
  readonly #whose = new Picker('whose');
  readonly #bar: ButtonBar<Action>;
  readonly element: HTMLElement;
  #state: RetryState;
  #strings: Strings;

  constructor(state: RetryState, strings: Strings, handlers: RetryHandlers) {
    const { dispatch, restart, leave } = handlers;
    this.#handlers = handlers;
    this.#state = state;
    this.#strings = strings;
    this.#bar = new ButtonBar<Action>(drawingsFor(state), (action) =>
      dispatch({ type: action === 'flip' ? 'flipped' : action }),
    );
    this.#board = new BoardPart(state.spec, dispatch, this.#bar.element);
    this.#retry.addEventListener('click', restart);
    this.#leave.addEventListener('click', leave);
    this.#whose.onPick = (side) =>
      dispatch({ type: 'side-chosen', seat: seatOfSide(state.spec, side) });
    this.element = h(
      'div',
      { class: 'game study puzzle', part: 'retry' },
      h('section', { class: 'status' }, this.#title, this.#headline, this.#detail, this.#retry),
      this.#board.element,
      h(
        'div',
        { class: 'panel', part: 'panel' },
        h('section', {}, this.#whose.element),
        h('section', {}, this.#leave),
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

  update(before: RetryState, after: RetryState): void {
    this.#state = after;
    this.#live.say(announceRetry(before, after, this.#words()));
    this.#refresh();
  }

  speak(strings: Strings): void {
    this.#strings = strings;
    this.#refresh();
  }

  #words(): Words {
    const page = this.#strings;
    const isWritten = this.#state.spec.notations.length > 0;
    const notation = isWritten ? (this.#handlers.notation ?? page.notation) : 'uci';
    return { page, own: retryTexts.in(page.language), notation };
  }

  #refresh(): void {
    const state = this.#state;
    const words = this.#words();
    const { own, page } = words;
    this.#board.update(asGame(state, mayMove(state)), page, aidsOf(state));
    const { title, headline, detail } = saidOf(state, words);
    setText(this.#title, title);
    setText(this.#headline, headline);
    setText(this.#detail, detail);
    setText(this.#retry, page.labels.tryAgain);
    this.#retry.hidden = state.engine.name !== 'failed';
    const { stage } = state;
    this.element.dataset['verdict'] = stage === 'right' ? 'solved' : stage;
    this.#bar.update(own.actions.label, (action) => ({
      name: action === 'next' && stage === 'over' ? own.actions.restart : own.actions[action],
      isPossible: isPossible(action, state),
      isInviting: isInviting(action, state),
    }));
    const { first, second } = state.spec.sides;
    const sides = [first, second].map((side) => [side, page.sides[side]] as const);
    const chosen = state.seat === null ? 'both' : state.spec.sides[state.seat];
    this.#whose.update(own.whose, [['both', own.both], ...sides], chosen);
    setText(this.#leave, own.leave);
  }
}
