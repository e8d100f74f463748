// SPDX-License-Identifier: MIT
// The view of a lesson: board, task and verdict, legend; the path on a tab of its own.

import type { Row } from '../../board/model.ts';
import { hashOf } from '../../route.ts';
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
import { Tabs } from '../../ui/tabs.ts';
import { Legend } from './legend.ts';
import { lessons, type LessonId } from './lessons.ts';
import { PathCard } from './path-card.ts';
import { isFurther, nextOnPath, type FurtherPlace } from './path.ts';
import { SideChoice } from './side-choice.ts';
import {
  isFirstStep,
  isLastLesson,
  isLessonDone,
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

/** Whether no lesson follows. */
function isFinished(state: LearnState): boolean {
  return isLessonDone(state) && isLastLesson(state);
}

/** A selected empty point: a second touch places a stone, unless it is forbidden. */
function pointTried({ spec, selected, shown }: LearnState): string | null {
  if (selected === null || parsePlacement(spec, shown.snapshot.fen).has(selected)) return null;
  return selected;
}

function nameOnPath(id: LessonId | FurtherPlace, own: LearnStrings): string {
  return isFurther(id) ? own.places[id] : own.lessons[id].name;
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

/** The free ones among these points. */
function freeOf({ spec, shown }: LearnState, squares: readonly string[]): readonly string[] {
  const placement = parsePlacement(spec, shown.snapshot.fen);
  return squares.filter((square) => !placement.has(square));
}

/** Target points, unless finding them is the task. */
function ringsOf(state: LearnState): readonly string[] {
  const { goal } = stepOf(state);
  return goal.kind === 'reach' && isTrying(state) ? freeOf(state, goal.squares) : [];
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
  readonly #note = h('p', { class: 'soft note', role: 'status' });
  /** Leads on from a finished lesson. */
  readonly #onward = h('a', { class: 'play' });
  readonly #play = h('a', {
    href: hashOf({ screen: 'play', game: this.state.spec.id, place: '' }),
  });
  readonly #ruling = new RulingCard();
  readonly #legend = new Legend(this.state);
  readonly #tabs = new Tabs(['task', 'path'], this.panel);
  readonly #path = new PathCard(this.state.spec.id, (lesson) => {
    this.dispatch({ type: 'lesson-chosen', lesson });
    this.showTop();
  });
  #isKept = true;

  constructor(store: TableStore<LearnState, LearnEvent>, strings: Strings) {
    super(store, strings);
    // Endgames may have been mastered in the meantime.
    this.#tabs.onChoose = () => this.#showPath();
    this.panel.append(this.#tabs.element);
    this.layout({
      part: 'lesson',
      kind: 'lesson',
      status: [
        h('div', { class: 'lead' }, this.#headline, this.#place, this.#onward),
        // Before the task, which is longer than some panels.
        this.#remark,
        this.#about,
        this.#detail,
        this.#sides.element,
        this.#play,
        this.#note,
      ],
      tools: [this.#bar.element],
      panel: [this.#ruling.element, this.#legend.element, this.#path.element],
    });
  }

  override update(before: LearnState): void {
    if (this.state.lesson !== before.lesson) this.showTop();
    super.update(before);
  }

  protected override showTop(): void {
    this.#tabs.choose('task');
  }

  showPath(): void {
    this.#tabs.choose('path');
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
    this.#isKept = isKept;
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

  #showOnward(own: LearnStrings): void {
    const { state } = this;
    const { id: game } = state.spec;
    const next = nextOnPath(game, state.lesson);
    const isOnPath = next !== null;
    this.#onward.hidden = !isLessonDone(state) || !isOnPath;
    if (isOnPath) {
      setText(this.#onward, own.next(nameOnPath(next, own)));
      this.#onward.href = hashOf({ screen: 'learn', game, place: next });
    }
    setText(this.#play, own.play);
    this.#play.hidden = !isFinished(state);
    this.#play.className = isOnPath ? '' : 'play';
  }

  protected show(): void {
    const { state, strings } = this;
    const own = this.#own;
    const { lesson, step, stage } = state;
    const may = mayMove(state);
    const board = tableBoard(state, may);
    const region = freeOf(state, stepOf(state).region ?? []);
    const dots = region.map((square) => ({ mark: 'growing', square }) as const);
    const rings = ringsOf(state).map((square) => ({ mark: 'hinted', square }) as const);
    // Describes the rings to screen readers.
    const notes = new Map(rings.map(({ square }) => [square, strings.spoken.target]));
    const rows = [...board.rows, ...rowsOf(state)];
    const model = { ...board, marks: [...board.marks, ...dots, ...rings], rows, notes };
    this.board.update(model, tableSeats(state, may), strings);
    this.#bar.update(own.actions.label, (action) => ({
      name: own.actions[action],
      isPossible: action !== 'back' || !isFirstStep(state),
      isInviting: action === 'next' && stage === 'right' && !isLessonDone(state),
    }));
    const { headline, about = '', detail, remark = '' } = saidOf(state, strings, own);
    setText(this.#place, own.progress(step + 1, lessons[lesson].length));
    setText(this.#headline, headline);
    setText(this.#about, about);
    setText(this.#detail, detail);
    setText(this.#remark, remark);
    this.stamp(isLessonDone(state));
    this.element.dataset['verdict'] = stage === 'right' ? 'solved' : stage;
    this.#sides.update(mayTakeSide(state), strings);
    setText(this.#note, this.#isKept ? '' : own.notKept);
    this.#showOnward(own);
    this.#tabs.update(strings.screens.learn, own.tabs);
    const { spec, position, shown } = state;
    const line = { ...state, startFen: position.fen, moves: position.moves };
    const written = writtenLine(line, notationFor(spec, null, strings));
    const { fen } = shown.snapshot;
    this.#ruling.update(tableRuling(state, may), { spec, fen }, written, strings);
    this.#legend.update(state, own);
    this.#showPath();
  }

  #showPath(): void {
    const { language } = this.strings;
    const isSeen = this.#tabs.chosen === 'path';
    this.#path.update(this.state, this.#own, { language, isSeen });
  }
}
