// SPDX-License-Identifier: MIT
// Everything a puzzle shows: board, task and verdict, buttons, choice, progress, source.

import { LiveRegion } from '../a11y/live-region.ts';
import { measure } from '../board/board-view.ts';
import type { GameSpec } from '../games/game-spec.ts';
import type { Strings } from '../i18n/index.ts';
import { BoardPart } from '../study/board-part.ts';
import { ButtonBar } from '../study/button-bar.ts';
import type { StudyView } from '../study/study-element.ts';
import { asGame } from '../study/table.ts';
import { h, setText } from '../ui/dom.ts';
import { icons } from '../ui/icons.ts';
import { MoveList } from '../ui/move-list.ts';
import { ChoiceCard, type Choices } from './choice-card.ts';
import { ProgressCard } from './progress-card.ts';
import { mayMove, numberedIn, type PuzzleEvent, type PuzzleState } from './state.ts';
import { puzzleTexts, type PuzzleStrings } from './strings.ts';
import { announcePuzzle, saidOf, titleOf } from './words.ts';

type Action = 'hint' | 'solution' | 'again' | 'flip' | 'next';

export interface PuzzleHandlers extends Choices {
  dispatch(event: PuzzleEvent): void;
  next(): void;
  restart(): void;
  analyse(): void;
}

const drawings: Readonly<Record<Action, string>> = {
  hint: icons.hint,
  solution: 'M4 12.5l5 5L20 6.5',
  again: icons.undo,
  flip: icons.flip,
  next: 'M5 12h13M13 6l6 6-6 6',
};

/** A board of stones looks the same from either side. */
function drawingsFor({ moves }: GameSpec): Readonly<Partial<Record<Action, string>>> {
  const { hint, solution, again, next } = drawings;
  return moves === 'stones' ? { hint, solution, again, next } : drawings;
}

function isPossible(action: Action, state: PuzzleState): boolean {
  const { puzzle, stage, hints, isShowing, engine } = state;
  if (puzzle === null || engine.name === 'failed') return false;
  switch (action) {
    case 'hint':
      return mayMove(state) && hints < 2;
    case 'solution':
      return !isShowing || stage === 'solved';
    case 'again':
      return stage === 'wrong' && state.reply.length === 0;
    case 'flip':
    case 'next':
      return true;
  }
}

function isInviting(action: Action, { stage, reply }: PuzzleState): boolean {
  if (action === 'again') return stage === 'wrong' && reply.length === 0;
  return action === 'next' && stage === 'solved';
}

export class PuzzleView implements StudyView {
  readonly #board: BoardPart;
  readonly #live = new LiveRegion();
  readonly #number = h('h2');
  readonly #headline = h('p', { class: 'headline' });
  readonly #detail = h('p', { class: 'detail' });
  readonly #retry = h('button', { type: 'button', 'data-action': 'retry' });
  readonly #bar: ButtonBar<Action>;
  readonly #moves: MoveList;
  readonly #choice: ChoiceCard;
  readonly #progress = new ProgressCard();
  readonly #title = h('p');
  readonly #credit = h('p', { class: 'soft note' });
  readonly element: HTMLElement;
  #state: PuzzleState;
  #strings: Strings;
  #own: PuzzleStrings;

  constructor(state: PuzzleState, strings: Strings, handlers: PuzzleHandlers) {
    const { dispatch, next, restart, analyse } = handlers;
    this.#state = state;
    this.#strings = strings;
    this.#own = puzzleTexts.in(strings.language);
    this.#bar = new ButtonBar<Action>(drawingsFor(state.spec), (action) => {
      if (action === 'next') next();
      else dispatch({ type: action === 'flip' ? 'flipped' : action });
    });
    this.#board = new BoardPart(state.spec, dispatch, this.#bar.element);
    // What is analysed is handed over as a record, and Gomoku has none yet.
    this.#moves = new MoveList(() => state.spec.id === 'xiangqi', analyse);
    this.#choice = new ChoiceCard(state.spec.id, handlers);
    this.#retry.addEventListener('click', restart);
    this.element = h(
      'div',
      { class: 'game study puzzle', part: 'puzzle' },
      h('section', { class: 'status' }, this.#number, this.#headline, this.#detail, this.#retry),
      this.#board.element,
      h(
        'div',
        { class: 'panel', part: 'panel' },
        h('section', { class: 'credit' }, this.#title, this.#credit),
        this.#moves.element,
        this.#choice.element,
        this.#progress.element,
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

  update(before: PuzzleState, after: PuzzleState): void {
    this.#state = after;
    this.#live.say(announcePuzzle(before, after, this.#strings, this.#own));
    this.#refresh();
  }

  speak(strings: Strings): void {
    this.#strings = strings;
    this.#own = puzzleTexts.in(strings.language);
    this.#refresh();
  }

  /** The browser refused to keep the progress. */
  tellNotKept(isKept: boolean): void {
    this.#progress.isKept = isKept;
    this.#refresh();
  }

  #refresh(): void {
    const [state, strings, own] = [this.#state, this.#strings, this.#own];
    const { puzzle, engine, isMissing } = state;
    const table = asGame(state, mayMove(state));
    // The four that the words are about is framed.
    const showsThreats = state.fault === 'counter-four';
    const game = { ...table, settings: { ...table.settings, showsThreats } };
    this.#board.update(game, strings, { numbered: numberedIn(state) });
    const { headline, detail } = saidOf(state, strings, own);
    setText(this.#number, titleOf(state, strings, own));
    setText(this.#headline, headline);
    setText(this.#detail, detail);
    setText(this.#retry, strings.labels.tryAgain);
    this.#retry.hidden = engine.name !== 'failed' && !isMissing;
    this.element.dataset['verdict'] = state.stage;
    setText(this.#title, puzzle?.title ?? '');
    setText(this.#credit, puzzle === null ? '' : own.sources[puzzle.source]);
    this.#bar.update(own.actions.label, (action) => ({
      name: own.actions[action],
      isPossible: isPossible(action, state),
      isInviting: isInviting(action, state),
    }));
    this.#moves.update(game, strings);
    this.#choice.update(state, own);
    this.#progress.update(state, own);
  }
}
