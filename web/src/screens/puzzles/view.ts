// SPDX-License-Identifier: MIT
// The view of puzzles: board, task and verdict, buttons, rush, source; the progress on a tab of its own.

import type { Announcement } from '../../ui/live-region.ts';
import type { Touch } from '../../board/board.ts';
import type { Strings } from '../../i18n/index.ts';
import type { Language } from '../../i18n/languages.ts';
import { LookBack, type PlayedLine } from '../common/position/look-back.ts';
import type { TableStore } from '../common/table-store.ts';
import { TableView } from '../common/table-view.ts';
import { tableSeats } from '../common/table.ts';
import { notationFor, writtenLine } from '../common/position/written.ts';
import { ButtonBar } from '../../ui/button-bar.ts';
import { h, setText } from '../../ui/dom.ts';
import { icons } from '../../ui/icons.ts';
import { LatePart } from '../../ui/late-part.ts';
import { MoveList } from '../../ui/move-list.ts';
import type { Command } from '../../ui/shortcuts.ts';
import { Tabs } from '../../ui/tabs.ts';
import type { Modes } from './mode-card.ts';
import type { ProgressHandlers } from './progress-tab.ts';
import {
  isGiven,
  isRushing,
  isSet,
  mayMove,
  puzzleBoard,
  type PuzzleEvent,
  type PuzzleState,
} from './state.ts';
import { puzzleTexts, type PuzzleStrings } from '../../i18n/en/puzzles.ts';
import { announcePuzzle, saidOf, titleOf } from './words.ts';

type Action = 'hint' | 'again' | 'solution' | 'rush-again' | 'train' | 'flip' | 'rush-end' | 'next';

export interface PuzzleHandlers extends Modes, ProgressHandlers {
  /** Opens the sheet of choices. */
  choose(): void;
  next(): void;
  /** Retries downloading the list of puzzles. */
  fetch(): void;
  /** Whether the page can analyse a puzzle. */
  isAnalysable(): boolean;
  analyse(): void;
}

const drawings: Readonly<Record<Action, string>> = {
  hint: icons.hint,
  again: icons.undo,
  solution: 'M4 12.5l5 5L20 6.5',
  'rush-again': 'M5 12a7 7 0 1 1 2 5M5 12V6M5 12h6',
  train: 'M19 12H6M11 6l-6 6 6 6',
  flip: icons.flip,
  'rush-end': icons.resign,
  next: 'M5 12h13M13 6l6 6-6 6',
};

function isPossible(action: Action, state: PuzzleState): boolean {
  const { puzzle, stage, hints, isShowing, engine } = state;
  if (puzzle === null || engine.name === 'failed') return false;
  if (!isSet(state)) return action === 'flip';
  switch (action) {
    case 'hint':
      return mayMove(state) && hints < 2;
    case 'solution':
      return !isShowing || stage === 'solved';
    case 'again':
      return stage === 'wrong' && state.reply.length === 0;
    case 'rush-again':
    case 'train':
    case 'flip':
    case 'rush-end':
    case 'next':
      return true;
  }
}

/** A rush has its own buttons; Hint and "Try again" share a place. */
function isHidden(action: Action, state: PuzzleState): boolean {
  const { rush, stage } = state;
  if (stage === 'refused') return action !== 'flip';
  switch (action) {
    case 'hint':
      return rush !== null || stage === 'wrong';
    case 'again':
      return rush !== null || stage !== 'wrong';
    case 'solution':
      return rush !== null;
    case 'next':
      return rush !== null || isGiven(state);
    case 'rush-again':
    case 'train':
      return rush?.isOver !== true;
    case 'rush-end':
      return !isRushing(state);
    case 'flip':
      return false;
  }
}

function isInviting(action: Action, { stage, reply }: PuzzleState): boolean {
  if (action === 'again') return reply.length === 0;
  return action === 'rush-again' || (action === 'next' && stage === 'solved');
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
  readonly #choose = h('button', { type: 'button', 'data-action': 'choose' });
  readonly #streak = h('span', { class: 'soft' });
  readonly #choices = h('div', { class: 'choices', part: 'settings' }, this.#choose, this.#streak);
  readonly #note = h('p', { class: 'soft note', role: 'status' });
  readonly #progress: LatePart<[PuzzleState, PuzzleStrings, Language]>;
  readonly #tabs: Tabs<'task' | 'progress'>;
  readonly #rush = new LatePart<[PuzzleState, PuzzleStrings]>(
    isRushing,
    async () => new (await import('./rush-card.ts')).RushCard(),
  );
  readonly #examples = h('p', { class: 'soft note' });
  readonly #title = h('p');
  readonly #credit = h('p', { class: 'soft note' });
  readonly #about = h('section', { class: 'credit' }, this.#examples, this.#title, this.#credit);
  #isKept = true;
  #isPartMissing = false;

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
    this.#choose.addEventListener('click', () => handlers.choose());
    const progress = h('div', { class: 'other-tab' });
    this.#tabs = new Tabs(['task', 'progress'], this.panel);
    this.#tabs.onChoose = () => this.#showProgress();
    this.#progress = new LatePart<[PuzzleState, PuzzleStrings, Language]>(
      () => this.panel.dataset['shown'] === 'progress',
      async () => new (await import('./progress-tab.ts')).ProgressTab(handlers),
    );
    progress.append(this.#progress.element);
    this.panel.append(this.#tabs.element);
    this.layout({
      part: 'puzzle',
      kind: 'puzzle',
      status: [this.#rush.element, this.#number, this.#headline, this.#detail, this.#note],
      tools: [this.#bar.element],
      panel: [this.#choices, this.#moves.element, this.#analyse, this.#about, progress],
    });
  }

  override update(before: PuzzleState): void {
    if (this.state.puzzle !== before.puzzle) this.showTop();
    super.update(before);
  }

  protected override showTop(): void {
    this.#tabs.choose('task');
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
        return this.#does(this.state.rush === null ? 'next' : 'rush-again');
      case 'engine':
      case 'write':
      case 'help':
        return false;
    }
  }

  #does(action: Action): boolean {
    const { state } = this;
    if (isPossible(action, state) && !isHidden(action, state)) this.#act(action);
    return true;
  }

  #act(action: Action): void {
    this.#back.step('last');
    switch (action) {
      case 'next':
        return this.#handlers.next();
      case 'train':
        return this.#handlers.train();
      case 'rush-again':
        return this.#handlers.rush(this.state.rush?.minutes ?? 3);
      case 'rush-end':
        return this.dispatch({ type: 'rush-ended' });
      case 'flip':
        return this.dispatch({ type: 'flipped' });
      case 'hint':
      case 'again':
      case 'solution':
        return this.dispatch({ type: action });
    }
  }

  /** Moves can only be made in the current position. */
  protected override touched(touch: Touch): void {
    if (!this.#back.isBack) super.touched(touch);
  }

  /** The browser refused to store the progress. */
  tellNotKept(isKept: boolean): void {
    this.#isKept = isKept;
    this.show();
  }

  /** A part could not be downloaded. */
  tellPartMissing(isMissing: boolean): void {
    this.#isPartMissing = isMissing;
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
    // A rush goes on at once.
    this.stamp(state.stage === 'solved' && !state.isShowing && state.rush === null);
    this.element.dataset['verdict'] = state.isShowing ? 'shown' : state.stage;
    setText(this.#title, puzzle?.title ?? '');
    const source = puzzle?.source ?? null;
    // For other goals something else was proven.
    const isCredited = source !== null && (source !== 'self-play' || puzzle?.goal === 'fours');
    setText(this.#credit, isCredited ? own.sources[source] : '');
    const isShown = state.stage === 'solved' && state.rush === null;
    const examples = (puzzle?.motifs ?? []).map((motif) => own.motifs[motif]);
    setText(this.#examples, isShown ? examples.join(' · ') : '');
    this.#rush.update(state, own);
    const isAlone = puzzle === null || isGiven(state) || isRushing(state);
    this.#choices.hidden = isAlone;
    this.#tabs.element.hidden = isAlone;
    this.#about.hidden = isRushing(state);
    setText(this.#choose, own.choose);
    setText(this.#streak, state.mode === 'train' ? own.streak(state.progress.streak) : '');
    const fault = this.#isPartMissing ? strings.screens.missing : '';
    setText(this.#note, this.#isKept ? fault : own.notKept);
    this.#bar.update(own.actions.label, (action) => ({
      name: own.actions[action],
      isPossible: isPossible(action, state),
      isInviting: isInviting(action, state),
      isHidden: isHidden(action, state),
    }));
    const { fen: startFen, moves } = state.position;
    const notation = notationFor(state.spec, null, strings);
    this.#moves.update(writtenLine({ ...state, startFen, moves }, notation), strings);
    setText(this.#analyse, strings.labels.analyseGame);
    const isAnalysable = this.#handlers.isAnalysable() && !isRushing(state);
    this.#analyse.hidden = moves.length === 0 || !isAnalysable;
    if (isRushing(state)) this.#moves.element.hidden = true;
    this.#tabs.update(strings.screens.puzzles, own.tabs);
    this.#showProgress();
  }

  #showProgress(): void {
    this.#progress.update(this.state, this.#own, this.strings.language);
  }
}
