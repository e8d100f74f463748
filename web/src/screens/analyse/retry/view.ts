// SPDX-License-Identifier: MIT
// The view of the exercise: board, task and verdict, buttons, choice of side.

import type { Announcement } from '../../../ui/live-region.ts';
import type { BoardModel } from '../../../board/model.ts';
import { seatOfSide } from '../../../games/game-spec.ts';
import type { Notation } from '../../../engine/protocol.ts';
import type { Strings } from '../../../i18n/index.ts';
import { hintArrow, stoneMarks } from '../../common/position/board-of.ts';
import type { TableStore } from '../../common/table-store.ts';
import { TableView } from '../../common/table-view.ts';
import { tableBoard, tableSeats } from '../../common/table.ts';
import { ButtonBar } from '../../../ui/button-bar.ts';
import { h, setText } from '../../../ui/dom.ts';
import { icons } from '../../../ui/icons.ts';
import type { Command } from '../../../ui/shortcuts.ts';
import { Choice } from '../../../ui/choice.ts';
import { sideOptions } from '../../../ui/picker.ts';
import { mayMove, type RetryEvent, type RetryState } from './state.ts';
import { retryTexts } from '../../../i18n/en/retry.ts';
import { announceRetry, saidOf, type Words } from './words.ts';

type Action = 'again' | 'answer' | 'flip' | 'next';

const drawings: Readonly<Record<Action, string>> = {
  again: icons.undo,
  answer: icons.hint,
  flip: icons.flip,
  next: 'M5 12h13M13 6l6 6-6 6',
};

/** Keyboard commands. */
const actions: Readonly<Partial<Record<Command, Action>>> = {
  flip: 'flip',
  undo: 'again',
  hint: 'answer',
  'new-game': 'next',
};

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

/** A rejected move shows the engine's reply. */
function boardWith(state: RetryState): BoardModel {
  const { answer, stage, position, shown, selected } = state;
  const [move = ''] = answer?.pv ?? [];
  const board = tableBoard(state, mayMove(state));
  if (stage !== 'wrong' || shown.moves !== position.moves || move === '') return board;
  const marks = [...board.marks, ...stoneMarks(move)];
  const arrows = selected === null ? [...board.arrows, hintArrow(move)] : board.arrows;
  return { ...board, marks, arrows };
}

interface Options {
  /** The notation of moves; null follows the language. */
  readonly notation: Notation | null;
  readonly isKept: boolean;
}

export class RetryView extends TableView<RetryState, RetryEvent> {
  readonly #options: Options;
  readonly #title = h('h2');
  readonly #headline = h('p', { class: 'headline' });
  readonly #detail = h('p', { class: 'detail' });
  readonly #leave = h('button', { type: 'button', 'data-action': 'leave' });
  readonly #whose = new Choice('whose');
  readonly #bar = new ButtonBar<Action>(this.state.spec, drawings, (action) => this.#act(action));

  constructor(
    store: TableStore<RetryState, RetryEvent>,
    strings: Strings,
    options: Options,
    leave: () => void,
  ) {
    super(store, strings);
    this.#options = options;
    this.#leave.addEventListener('click', leave);
    this.#whose.onPick = (side) =>
      this.dispatch({ type: 'side-chosen', seat: seatOfSide(this.state.spec, side) });
    this.layout({
      part: 'retry',
      kind: 'puzzle',
      status: [this.#title, this.#headline, this.#detail],
      tools: [this.#bar.element],
      panel: [h('section', {}, this.#whose.element), h('section', {}, this.#leave)],
    });
  }

  override obey(command: Command): boolean {
    const action = actions[command];
    if (action === undefined) return false;
    if (isPossible(action, this.state)) this.#act(action);
    return true;
  }

  #act(action: Action): void {
    this.dispatch({ type: action === 'flip' ? 'flipped' : action });
  }

  protected announced(before: RetryState): Announcement {
    return announceRetry(before, this.state, this.#words());
  }

  #words(): Words {
    const page = this.strings;
    const isWritten = this.state.spec.notations.length > 0;
    const notation = isWritten ? (this.#options.notation ?? page.notation) : 'uci';
    const { isKept } = this.#options;
    return { page, own: retryTexts.in(page.language), notation, isKept };
  }

  protected show(): void {
    const { state } = this;
    const words = this.#words();
    const { own, page } = words;
    this.board.update(boardWith(state), tableSeats(state, mayMove(state)), page);
    const { title, headline, detail } = saidOf(state, words);
    setText(this.#title, title);
    setText(this.#headline, headline);
    setText(this.#detail, detail);
    const { stage } = state;
    this.element.dataset['verdict'] = stage === 'right' ? 'solved' : stage;
    this.#bar.update(own.actions.label, (action) => ({
      name: action === 'next' && stage === 'over' ? own.actions.restart : own.actions[action],
      isPossible: isPossible(action, state),
      isInviting: isInviting(action, state),
    }));
    const chosen = state.seat === null ? 'both' : state.spec.sides[state.seat];
    this.#whose.update(own.whose, [['both', own.both], ...sideOptions(state.spec, page)], chosen);
    setText(this.#leave, own.leave);
  }
}
