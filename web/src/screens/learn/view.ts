// SPDX-License-Identifier: MIT
// The view of a lesson: board, task and verdict, legend, list of lessons.

import type { Row } from '../../board/model.ts';
import { hashOf, kEndings, kRulings } from '../../route.ts';
import type { Announcement } from '../../ui/live-region.ts';
import { parsePlacement } from '../../games/placement.ts';
import type { Strings } from '../../i18n/index.ts';
import type { TableStore } from '../common/table-store.ts';
import { barredPoints } from '../common/position/shown.ts';
import { threatRows } from '../common/position/board-of.ts';
import { TableView } from '../common/table-view.ts';
import { tableBoard, tableRuling, tableSeats } from '../common/table.ts';
import { notationFor, writtenLine } from '../common/position/written.ts';
import { stepInWords } from '../common/words.ts';
import { pointInWords } from '../../ui/words/pieces.ts';
import { ButtonBar } from '../../ui/button-bar.ts';
import { h, setText } from '../../ui/dom.ts';
import { icons } from '../../ui/icons.ts';
import type { Command } from '../../ui/shortcuts.ts';
import { RulingCard } from '../../ui/ruling-card.ts';
import { Legend } from './legend.ts';
import { LessonList } from './lesson-list.ts';
import { lessons } from './lessons.ts';
import { isLastStep } from './progress.ts';
import { SideChoice } from './side-choice.ts';
import {
  isFirstStep,
  isLastLesson,
  isTrying,
  mayMove,
  mayTakeSide,
  stepOf,
  type LearnEvent,
  type LearnState,
} from './state.ts';
import { learnTexts, type LearnStrings } from '../../i18n/en/learn.ts';
import { sentences } from '../../ui/words/sentences.ts';

const drawings = {
  back: 'M19 12H6M11 6l-6 6 6 6',
  flip: icons.flip,
  next: 'M5 12h13M13 6l6 6-6 6',
} as const;

/** Whether no step or lesson follows. */
function isFinished(state: LearnState): boolean {
  const { lesson, step, stage } = state;
  return stage === 'right' && isLastStep(lesson, step) && isLastLesson(state);
}

/** A selected empty point: a second touch places a stone, unless it is forbidden. */
function pointTried({ spec, selected, shown }: LearnState): string | null {
  if (selected === null || parsePlacement(spec, shown.snapshot.fen).has(selected)) return null;
  return selected;
}

interface Said {
  readonly headline: string;
  /** An introduction at the start of the lesson. */
  readonly about?: string;
  /** The task, or its conclusion. */
  readonly detail: string;
  readonly remark?: string;
}

function saidOf(state: LearnState, strings: Strings, own: LearnStrings): Said {
  const { lesson, step, stage, hasErred, engine, position } = state;
  if (engine.name === 'failed') {
    return { headline: strings.status.failed, detail: strings.faults[engine.fault] };
  }
  const { name, steps, about } = own.lessons[lesson];
  const { task = '', done = '' } = steps[step] ?? {};
  if (stage === 'right') {
    const headline = isFinished(state) ? own.finished[state.spec.id] : own.right;
    return { headline, detail: done };
  }
  const tried = pointTried(state);
  if (tried !== null) {
    const foul = barredPoints(state).get(tried);
    return { headline: name, detail: pointInWords(tried, foul, strings) };
  }
  const isRepeated = stepOf(state).goal.kind === 'vary';
  const remark = hasErred ? (isRepeated ? own.repeated : own.again) : '';
  // A four was played and answered.
  const isUnderWay = position.moves.length >= (stepOf(state).moves?.length ?? 0) + 2;
  if (isUnderWay) return { headline: name, detail: own.goOn, remark };
  return { headline: name, detail: task, remark, ...(step === 0 && { about }) };
}

/** Target points, unless finding them is the task. */
function ringsOf(state: LearnState): readonly string[] {
  const { goal } = stepOf(state);
  if (goal.kind !== 'reach' || state.stage !== 'trying') return [];
  const placement = parsePlacement(state.spec, state.shown.snapshot.fen);
  return goal.squares.filter((square) => !placement.has(square));
}

/**
 * The fours and threes made by a stone, or those to stop. The points to stop them are the task, so
 * they are hidden.
 */
function rowsOf(state: LearnState): readonly Row[] {
  const { goal } = stepOf(state);
  const { threats } = state.shown.snapshot;
  if (!isTrying(state)) return threatRows(threats);
  const isTask = goal.kind === 'shapes' && goal.stops;
  return isTask
    ? threats.map(({ kind, seat, stones }) => ({ meaning: kind, seat, stones, next: [] }))
    : [];
}

export class LearnView extends TableView<LearnState, LearnEvent> {
  readonly #bar = new ButtonBar(this.state.spec, drawings, (action) => {
    if (action === 'flip') this.dispatch({ type: 'flipped' });
    else this.dispatch({ type: action === 'next' ? 'next-wanted' : 'previous-wanted' });
  });
  readonly #place = h('h2');
  readonly #headline = h('p', { class: 'headline' });
  readonly #about = h('p', { class: 'about' });
  readonly #detail = h('p', { class: 'task' });
  readonly #remark = h('p', { class: 'remark' });
  readonly #sides = new SideChoice((seat) => this.dispatch({ type: 'side-taken', seat }));
  readonly #play = h('a', {
    class: 'play',
    href: hashOf({ screen: 'play', game: this.state.spec.id, place: '' }),
  });
  readonly #endings = h('a', {
    class: 'further',
    href: hashOf({ screen: 'learn', game: this.state.spec.id, place: kEndings }),
  });
  readonly #rulings = h('a', {
    class: 'further',
    href: hashOf({ screen: 'learn', game: this.state.spec.id, place: kRulings }),
  });
  readonly #ruling = new RulingCard();
  readonly #legend = new Legend(this.state);
  readonly #list = new LessonList(this.state.spec.id, (lesson) =>
    this.dispatch({ type: 'lesson-chosen', lesson }),
  );

  constructor(store: TableStore<LearnState, LearnEvent>, strings: Strings) {
    super(store, strings);
    this.layout({
      part: 'lesson',
      kind: 'lesson',
      status: [
        this.#place,
        this.#headline,
        // Before the task, which is longer than some panels.
        this.#remark,
        this.#about,
        this.#detail,
        this.#sides.element,
        this.#play,
      ],
      tools: [this.#bar.element],
      panel: [
        this.#ruling.element,
        this.#legend.element,
        this.#list.element,
        this.#endings,
        this.#rulings,
      ],
    });
  }

  override obey(command: Command): boolean {
    if (command === 'flip') this.dispatch({ type: 'flipped' });
    else if (command === 'forward') this.dispatch({ type: 'next-wanted' });
    else if (command === 'back' && !isFirstStep(this.state))
      this.dispatch({ type: 'previous-wanted' });
    else return false;
    return true;
  }

  /** The browser refused to store the progress. */
  tellNotKept(isKept: boolean): void {
    this.#list.isKept = isKept;
    this.show();
  }

  get #own(): LearnStrings {
    return learnTexts.in(this.strings.language);
  }

  protected announced(before: LearnState): Announcement {
    const after = this.state;
    const { headline, about = '', detail, remark = null } = saidOf(after, this.strings, this.#own);
    if (after.lesson !== before.lesson || after.step !== before.step) {
      return { polite: sentences(this.strings, headline, about, detail), urgent: null };
    }
    const step = stepInWords(before, after, mayMove(after), this.strings);
    if (after.stage === before.stage) return step;
    if (after.stage === 'right')
      return { ...step, urgent: sentences(this.strings, headline, detail) };
    return after.stage === 'wrong' ? { ...step, urgent: remark } : step;
  }

  protected show(): void {
    const { state, strings } = this;
    const own = this.#own;
    const { lesson, step, stage } = state;
    const may = mayMove(state);
    const board = tableBoard(state, may);
    const rings = ringsOf(state).map((square) => ({ mark: 'hinted', square }) as const);
    // Describes the rings to screen readers.
    const notes = new Map(rings.map(({ square }) => [square, strings.spoken.target]));
    const rows = [...board.rows, ...rowsOf(state)];
    const model = { ...board, marks: [...board.marks, ...rings], rows, notes };
    this.board.update(model, tableSeats(state, may), strings);
    this.#bar.update(own.actions.label, (action) => ({
      name: own.actions[action],
      isPossible: action !== 'back' || !isFirstStep(state),
      isInviting: action === 'next' && stage === 'right' && !isFinished(state),
    }));
    const { headline, about = '', detail, remark = '' } = saidOf(state, strings, own);
    const { name } = own.lessons[lesson];
    setText(this.#place, own.progress(name, step + 1, lessons[lesson].length));
    setText(this.#headline, headline);
    setText(this.#about, about);
    setText(this.#detail, detail);
    setText(this.#remark, remark);
    this.stamp(stage === 'right' && isLastStep(lesson, step));
    this.element.dataset['verdict'] = stage === 'right' ? 'solved' : stage;
    this.#sides.update(mayTakeSide(state), strings);
    setText(this.#play, own.play);
    setText(this.#rulings, own.rulings);
    this.#rulings.hidden = state.spec.id !== 'xiangqi';
    this.#play.hidden = !isFinished(state);
    const { spec, position, shown } = state;
    const line = { ...state, startFen: position.fen, moves: position.moves };
    const written = writtenLine(line, notationFor(spec, null, strings));
    const { fen } = shown.snapshot;
    this.#ruling.update(tableRuling(state, may), { spec, fen }, written, strings);
    this.#legend.update(state, own);
    this.#list.update(state, own);
    setText(this.#endings, own.endings);
    this.#endings.hidden = spec.id !== 'xiangqi';
  }
}
