// SPDX-License-Identifier: MIT
// The view of the course: board, task, judgement of the last move, method; the list on a tab of its own.

import type { Announcement } from '../../ui/live-region.ts';
import { hashOf, kPath } from '../../route.ts';
import type { Seat } from '../../games/seat.ts';
import { resultIn } from '../../games/result.ts';
import type { Strings } from '../../i18n/index.ts';
import { endingTexts, type EndingsStrings } from '../../i18n/en/endings.ts';
import type { TableStore } from '../common/table-store.ts';
import { TableView } from '../common/table-view.ts';
import { tableBoard, tableRuling, tableSeats } from '../common/table.ts';
import { notationFor, writtenLine } from '../common/position/written.ts';
import { stepInWords } from '../common/words.ts';
import { ButtonBar } from '../../ui/button-bar.ts';
import { h, setText } from '../../ui/dom.ts';
import { icons } from '../../ui/icons.ts';
import { RulingCard } from '../../ui/ruling-card.ts';
import type { Command } from '../../ui/shortcuts.ts';
import { Tabs } from '../../ui/tabs.ts';
import { EndingList } from './ending-list.ts';
import { endings } from './endings.ts';
import {
  endingOf,
  isEnded,
  isMastered,
  isOver,
  kMovesToHold,
  mayMove,
  mayTakeBack,
  naturalSeat,
  standingOf,
  type EndingsEvent,
  type EndingsState,
} from './state.ts';
import { titleOf } from './title.ts';
import { sentences } from '../../ui/words/sentences.ts';

const drawings = {
  previous: 'M19 12H6M11 6l-6 6 6 6',
  takeBack: 'M9 7L4 12l5 5M4 12h10a5 5 0 0 1 0 10h-2',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9V16h7v-2.1A6 6 0 0 0 12 3z',
  again: 'M5 12a7 7 0 1 1 2 5M5 12V6M5 12h6',
  flip: icons.flip,
  next: 'M5 12h13M13 6l6 6-6 6',
} as const;

const seats: readonly Seat[] = ['first', 'second'];

function taskOf(
  { spec, own }: EndingsState,
  { sides }: Strings,
  { tasks }: EndingsStrings,
): string {
  const side = sides[spec.sides[own]];
  return own === 'first' ? tasks.win(side) : tasks.hold(side, kMovesToHold);
}

/** The proven result, which is told after the attempt. */
function resultOf(state: EndingsState, { sides }: Strings, { results }: EndingsStrings): string {
  const { moves } = endingOf(state);
  return moves > 0 ? results.won(sides[state.spec.sides.first], moves) : results.drawn;
}

/** The judgement of the last move, or the result of the game. */
function newsOf(state: EndingsState, own: EndingsStrings): string {
  const { remark, judged } = state;
  const moves = judged?.standing?.moves ?? 0;
  const isDrawn = judged?.standing?.verdict === 'drawn';
  switch (remark?.kind) {
    case undefined:
      return '';
    case 'kept':
      return isDrawn ? own.remarks.drawKept : own.remarks.winKept(moves);
    case 'slower':
      return own.remarks.slower(moves, remark.by);
    case 'win-gone':
      return own.remarks.winGone;
    case 'draw-gone':
      return own.remarks.drawGone(moves);
  }
}

function headlineOf(state: EndingsState, strings: Strings, own: EndingsStrings): string {
  if (state.engine.name === 'failed') return strings.status.failed;
  const result = resultIn(state.shown.snapshot);
  if (result === null) {
    if (!state.isHeld) return titleOf(state.spec, endingOf(state), own);
    return state.own === 'second' ? own.held : own.drawn;
  }
  if (result.winner === null) return isMastered(state) ? own.held : own.drawn;
  return result.winner === state.own ? own.won : own.lost;
}

/** The task; after the attempt the result, and the reason why the attempt does not count. */
function detailOf(state: EndingsState, strings: Strings, own: EndingsStrings): string {
  if (state.engine.name === 'failed') return strings.faults[state.engine.fault];
  if (!isEnded(state)) return taskOf(state, strings, own);
  const result = resultOf(state, strings, own);
  const isWanted = state.own === naturalSeat(endingOf(state)) && !isMastered(state);
  return sentences(strings, result, isWanted ? own.helped : '');
}

class SideSwitch {
  readonly #buttons = seats.map(
    (seat) => [seat, h('button', { type: 'button', 'data-own': seat })] as const,
  );
  readonly element = h(
    'div',
    { class: 'choice', role: 'group' },
    ...this.#buttons.map(([, button]) => button),
  );

  constructor(choose: (seat: Seat) => void) {
    for (const [seat, button] of this.#buttons)
      button.addEventListener('click', () => choose(seat));
  }

  update({ spec, own }: EndingsState, texts: EndingsStrings, { sides }: Strings): void {
    this.element.setAttribute('aria-label', texts.sides);
    for (const [seat, button] of this.#buttons) {
      setText(button, texts.side(sides[spec.sides[seat]]));
      button.setAttribute('aria-pressed', String(seat === own));
    }
  }
}

export class EndingsView extends TableView<EndingsState, EndingsEvent> {
  readonly #bar = new ButtonBar(this.state.spec, drawings, (action) => {
    switch (action) {
      case 'previous':
        return this.dispatch({ type: 'previous-wanted' });
      case 'takeBack':
        return this.dispatch({ type: 'back-wanted' });
      case 'hint':
        return this.dispatch({ type: 'hint-wanted' });
      case 'again':
        return this.dispatch({ type: 'again-wanted' });
      case 'flip':
        return this.dispatch({ type: 'flipped' });
      case 'next':
        return this.dispatch({ type: 'next-wanted' });
    }
  });
  readonly #way = h('a', {
    href: hashOf({ screen: 'learn', game: this.state.spec.id, place: kPath }),
  });
  readonly #place = h('span');
  readonly #headline = h('p', { class: 'headline' });
  readonly #detail = h('p', { class: 'task' });
  readonly #news = h('p', { class: 'remark' });
  readonly #sides = new SideSwitch((seat) => this.dispatch({ type: 'side-chosen', seat }));
  readonly #ruling = new RulingCard();
  readonly #methodTitle = h('summary');
  readonly #method = h('p', { class: 'about' });
  readonly #methodPart = h('details', { class: 'method' }, this.#methodTitle, this.#method);
  readonly #note = h('p', { class: 'soft note', role: 'status' });
  readonly #tabs = new Tabs(['task', 'list'], this.panel);
  readonly #list = new EndingList(this.state.spec, (ending) => {
    this.dispatch({ type: 'ending-chosen', ending });
    this.showTop();
  });
  #isKept = true;

  constructor(store: TableStore<EndingsState, EndingsEvent>, strings: Strings) {
    super(store, strings);
    this.#tabs.onChoose = () => this.#list.draw();
    this.panel.append(this.#tabs.element);
    this.layout({
      part: 'ending',
      kind: 'lesson',
      status: [
        h('h2', { class: 'way' }, this.#way, ' › ', this.#place),
        this.#headline,
        // Before the task, which is longer than some panels.
        this.#news,
        this.#detail,
        this.#sides.element,
        this.#note,
      ],
      tools: [this.#bar.element],
      panel: [this.#ruling.element, this.#methodPart, this.#list.element],
    });
  }

  override update(before: EndingsState): void {
    if (this.state.ending !== before.ending) this.showTop();
    // The method betrays the result.
    const isFresh = this.state.ending !== before.ending || this.state.own !== before.own;
    if (isFresh) this.#methodPart.open = false;
    else if (isEnded(this.state) && !isEnded(before)) this.#methodPart.open = true;
    super.update(before);
  }

  protected override showTop(): void {
    this.#tabs.choose('task');
  }

  override obey(command: Command): boolean {
    if (command === 'flip') this.dispatch({ type: 'flipped' });
    else if (command === 'forward') this.dispatch({ type: 'next-wanted' });
    else if (command === 'back' && this.state.ending > 0)
      this.dispatch({ type: 'previous-wanted' });
    else return false;
    return true;
  }

  /** The browser refused to store the progress. */
  tellNotKept(isKept: boolean): void {
    this.#isKept = isKept;
    this.show();
  }

  get #own(): EndingsStrings {
    return endingTexts.in(this.strings.language);
  }

  protected announced(before: EndingsState): Announcement {
    const after = this.state;
    const own = this.#own;
    const headline = headlineOf(after, this.strings, own);
    if (after.ending !== before.ending || after.own !== before.own) {
      const detail = detailOf(after, this.strings, own);
      return { polite: sentences(this.strings, headline, detail), urgent: null };
    }
    const step = stepInWords(before, after, mayMove(after), this.strings);
    if (isEnded(after) && !isEnded(before)) {
      const detail = detailOf(after, this.strings, own);
      return { ...step, urgent: sentences(this.strings, headline, detail) };
    }
    if (after.remark === before.remark || after.remark === null) return step;
    const isGone = after.remark.kind === 'win-gone' || after.remark.kind === 'draw-gone';
    const news = newsOf(after, own);
    return isGone ? { ...step, urgent: news } : { ...step, polite: news };
  }

  protected show(): void {
    const { state, strings } = this;
    const own = this.#own;
    const { spec, position, shown, ending } = state;
    const may = mayMove(state);
    const [isDone, isFinished] = [isMastered(state), isOver(state)];
    const board = tableBoard(state, may);
    const bottom: Seat = state.isTurned ? 'second' : 'first';
    this.board.update(board, { ...tableSeats(state, may), bottom }, strings);
    this.#bar.update(own.actions.label, (action) => ({
      name: own.actions[action],
      isPossible:
        (action !== 'previous' || ending > 0) &&
        (action !== 'takeBack' || mayTakeBack(state)) &&
        (action !== 'hint' || may),
      isInviting: isEnded(state) && action === (isDone ? 'next' : 'again'),
    }));
    this.#tabs.update(own.name, own.tabs);
    setText(this.#way, own.path);
    setText(this.#note, this.#isKept ? '' : own.notKept);
    setText(this.#place, own.place(ending + 1, endings.length));
    setText(this.#headline, headlineOf(state, strings, own));
    setText(this.#detail, detailOf(state, strings, own));
    const isPreparing = state.ask?.kind === 'judge-ending' && position.moves.length === 0;
    setText(this.#news, isFinished ? '' : isPreparing ? own.preparing : newsOf(state, own));
    this.stamp(isDone);
    this.element.dataset['verdict'] = isDone ? 'solved' : 'trying';
    this.element.dataset['standing'] = standingOf(state)?.verdict ?? '';
    this.#sides.update(state, own, strings);
    setText(this.#methodTitle, own.method);
    setText(this.#method, own.methods[endingOf(state).method]);
    const line = { ...state, startFen: position.fen, moves: position.moves };
    const written = writtenLine(line, notationFor(spec, null, strings));
    const { fen } = shown.snapshot;
    this.#ruling.update(tableRuling(state, may), { spec, fen }, written, strings);
    this.#list.update(state, own);
  }
}
