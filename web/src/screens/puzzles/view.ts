// SPDX-License-Identifier: MIT
// The view of puzzles: board, task and verdict, buttons, selection, progress, source.

import type { Announcement } from '../../ui/live-region.ts';
import type { Touch } from '../../board/board.ts';
import type { Strings } from '../../i18n/index.ts';
import { LookBack, type PlayedLine } from '../common/position/look-back.ts';
import type { TableStore } from '../common/table-store.ts';
import { TableView } from '../common/table-view.ts';
import { tableSeats } from '../common/table.ts';
import { notationFor, writtenLine } from '../common/position/written.ts';
import { ButtonBar } from '../../ui/button-bar.ts';
import { h, setText } from '../../ui/dom.ts';
import { icons } from '../../ui/icons.ts';
import { MoveList } from '../../ui/move-list.ts';
import type { Command } from '../../ui/shortcuts.ts';
import { ChoiceCard, type Choices } from './choice-card.ts';
import { HistoryCard } from './history-card.ts';
import { ModeCard, type Modes } from './mode-card.ts';
import { MotifCard } from './motif-card.ts';
import type { Motif } from './motifs.ts';
import { ProgressCard } from './progress-card.ts';
import {
  isGiven,
  isRushing,
  mayMove,
  puzzleBoard,
  type PuzzleEvent,
  type PuzzleState,
} from './state.ts';
import { puzzleTexts, type PuzzleStrings } from '../../i18n/en/puzzles.ts';
import { announcePuzzle, rushLine, saidOf, titleOf } from './words.ts';

type Action = 'hint' | 'solution' | 'again' | 'flip' | 'next';

export interface PuzzleHandlers extends Choices, Modes {
  chooseMotif(motif: Motif | null): void;
  /** Reviews the missed puzzles. */
  review(): void;
  next(): void;
  /** Retries downloading the list of puzzles. */
  fetch(): void;
  /** Whether the page can analyse a puzzle. */
  isAnalysable(): boolean;
  analyse(): void;
}

const drawings: Readonly<Record<Action, string>> = {
  hint: icons.hint,
  solution: 'M4 12.5l5 5L20 6.5',
  again: icons.undo,
  flip: icons.flip,
  next: 'M5 12h13M13 6l6 6-6 6',
};

function isPossible(action: Action, state: PuzzleState): boolean {
  const { puzzle, stage, hints, isShowing, engine } = state;
  if (puzzle === null || engine.name === 'failed') return false;
  switch (action) {
    case 'hint':
      return mayMove(state) && hints < 2 && state.rush === null;
    case 'solution':
      return (!isShowing || stage === 'solved') && !isRushing(state);
    case 'again':
      return stage === 'wrong' && state.reply.length === 0 && state.rush === null;
    case 'flip':
      return true;
    case 'next':
      return !isRushing(state);
  }
}

function isInviting(action: Action, { stage, reply, rush }: PuzzleState): boolean {
  if (rush !== null) return action === 'next' && rush.isOver;
  if (action === 'again') return stage === 'wrong' && reply.length === 0;
  return action === 'next' && stage === 'solved';
}

function lineOf({ spec, position }: PuzzleState): PlayedLine {
  return { spec, startFen: position.fen, moves: position.moves };
}

export class PuzzleView extends TableView<PuzzleState, PuzzleEvent> {
  readonly #handlers: PuzzleHandlers;
  readonly #number = h('h2');
  readonly #headline = h('p', { class: 'headline' });
  readonly #detail = h('p', { class: 'detail' });
  readonly #bar: ButtonBar<Action>;
  readonly #moves: MoveList;
  readonly #back: LookBack;
  readonly #analyse = h('button', { type: 'button', class: 'quiet', 'data-action': 'analyse' });
  readonly #choice: ChoiceCard;
  readonly #modes: ModeCard;
  readonly #motifs: MotifCard;
  readonly #progress: ProgressCard;
  readonly #history: HistoryCard;
  readonly #rush = h('p', { class: 'rush', role: 'timer', 'aria-live': 'off' });
  readonly #examples = h('p', { class: 'soft note' });
  readonly #title = h('p');
  readonly #credit = h('p', { class: 'soft note' });

  constructor(
    store: TableStore<PuzzleState, PuzzleEvent>,
    strings: Strings,
    handlers: PuzzleHandlers,
  ) {
    super(store, strings);
    const { spec } = this.state;
    this.#handlers = handlers;
    this.#bar = new ButtonBar<Action>(spec, drawings, (action) => this.#act(action));
    this.#back = new LookBack(lineOf(this.state), () => this.show());
    this.#moves = new MoveList(spec, this.#back);
    this.#analyse.addEventListener('click', () => handlers.analyse());
    this.board.letWalk((places) => this.#back.go(this.#back.ply + places));
    this.#choice = new ChoiceCard(handlers);
    this.#modes = new ModeCard(handlers);
    this.#motifs = new MotifCard((motif) => handlers.chooseMotif(motif));
    this.#progress = new ProgressCard(() => handlers.review());
    this.#history = new HistoryCard((number) => handlers.go(number));
    this.layout({
      part: 'puzzle',
      kind: 'puzzle',
      status: [this.#number, this.#rush, this.#headline, this.#detail],
      tools: [this.#bar.element],
      panel: [
        this.#moves.element,
        this.#analyse,
        this.#modes.element,
        this.#motifs.element,
        this.#choice.element,
        this.#progress.element,
        this.#history.element,
        h('section', { class: 'credit' }, this.#examples, this.#title, this.#credit),
      ],
    });
  }

  override obey(command: Command): boolean {
    switch (command) {
      case 'first':
      case 'back':
      case 'forward':
      case 'last':
        this.#back.step(command);
        return true;
      case 'flip':
        this.dispatch({ type: 'flipped' });
        return true;
      case 'undo':
        return this.#does('again');
      case 'hint':
        return this.#does('hint');
      case 'new-game':
        return this.#does('next');
      case 'engine':
      case 'help':
        return false;
    }
  }

  #does(action: Action): boolean {
    if (isPossible(action, this.state)) this.#act(action);
    return true;
  }

  #act(action: Action): void {
    this.#back.step('last');
    if (action === 'next') this.#handlers.next();
    else this.dispatch({ type: action === 'flip' ? 'flipped' : action });
  }

  /** Moves can only be made in the current position. */
  protected override touched(touch: Touch): void {
    if (!this.#back.isBack) super.touched(touch);
  }

  /** The browser refused to store the progress. */
  tellNotKept(isKept: boolean): void {
    this.#progress.isKept = isKept;
    this.show();
  }

  get #own(): PuzzleStrings {
    return puzzleTexts.in(this.strings.language);
  }

  protected override hasFailed(): boolean {
    return super.hasFailed() || this.state.isMissing;
  }

  protected override restart(): void {
    if (this.state.isMissing) this.#handlers.fetch();
    else super.restart();
  }

  protected announced(before: PuzzleState): Announcement {
    return announcePuzzle(before, this.state, this.strings, this.#own);
  }

  protected show(): void {
    const { state, strings } = this;
    const own = this.#own;
    const { puzzle } = state;
    this.#back.follow(lineOf(state));
    const board = this.#back.board(puzzleBoard(state));
    this.board.update(board, tableSeats(state, mayMove(state)), strings);
    const { headline, detail } = saidOf(state, strings, own);
    setText(this.#number, titleOf(state, strings, own));
    setText(this.#headline, headline);
    setText(this.#detail, detail);
    this.element.dataset['verdict'] = state.stage;
    setText(this.#title, puzzle?.title ?? '');
    const source = puzzle?.source ?? null;
    // For other goals something else was proven.
    const isCredited = source !== null && (source !== 'self-play' || puzzle?.goal === 'fours');
    setText(this.#credit, isCredited ? own.sources[source] : '');
    const isShown = state.stage === 'solved' && state.rush === null;
    const examples = (puzzle?.motifs ?? []).map((motif) => own.motifs[motif]);
    setText(this.#examples, isShown ? examples.join(' · ') : '');
    setText(this.#rush, rushLine(state, own));
    const isAlone = isGiven(state);
    for (const part of [this.#modes, this.#motifs, this.#choice, this.#progress, this.#history]) {
      part.element.hidden = isAlone;
    }
    this.#bar.update(own.actions.label, (action) => ({
      name: own.actions[action],
      isPossible: isPossible(action, state),
      isInviting: isInviting(action, state),
      isHidden: action === 'next' && isAlone,
    }));
    const { fen: startFen, moves } = state.position;
    const notation = notationFor(state.spec, null, strings);
    this.#moves.update(writtenLine({ ...state, startFen, moves }, notation), strings);
    setText(this.#analyse, strings.labels.analyseGame);
    this.#analyse.hidden = moves.length === 0 || !this.#handlers.isAnalysable();
    this.#choice.update(state, own);
    this.#modes.update(state, own);
    this.#motifs.update(state, own, strings);
    this.#progress.update(state, own);
    this.#history.update(state, own);
  }
}
