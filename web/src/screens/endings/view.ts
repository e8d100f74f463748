// SPDX-License-Identifier: MIT
// The view of the course: board, task, judgement of the last move, method, list.

import type { Announcement } from '../../ui/live-region.ts';
import { hashOf } from '../../route.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import type { Seat } from '../../games/seat.ts';
import { parsePlacement } from '../../games/placement.ts';
import { resultIn } from '../../games/result.ts';
import type { Strings } from '../../i18n/index.ts';
import {
  endingTexts,
  type EndingKind,
  type EndingPieces,
  type EndingsStrings,
} from '../../i18n/en/endings.ts';
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
import { endings, type Ending } from './endings.ts';
import {
  endingOf,
  isMastered,
  isOver,
  kMovesToHold,
  mayMove,
  mayTakeBack,
  standingOf,
  type EndingsEvent,
  type EndingsState,
} from './state.ts';
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

function piecesOf(spec: GameSpec, { fen }: Ending): EndingPieces {
  const letters = [...parsePlacement(spec, fen).values()];
  const count = (letter: string): number => letters.filter((one) => one === letter).length;
  return {
    attackers: {
      R: count('R'),
      N: count('N'),
      C: count('C'),
      P: count('P'),
      A: count('A'),
      B: count('B'),
    },
    advisors: count('a'),
    elephants: count('b'),
  };
}

function kindOf({ method, moves }: Ending): EndingKind {
  if (moves === 0) return 'drawn';
  return method.endsWith('-trick') ? 'skill' : 'won';
}

function titleOf(spec: GameSpec, ending: Ending, own: EndingsStrings): string {
  return own.title(piecesOf(spec, ending), kindOf(ending));
}

function taskOf(state: EndingsState, { tasks }: EndingsStrings): string {
  const { moves } = endingOf(state);
  if (moves > 0) return state.own === 'first' ? tasks.win(moves) : tasks.resist(moves);
  return state.own === 'second' ? tasks.hold(kMovesToHold) : tasks.press;
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
  if (result === null) return state.isHeld ? own.held : titleOf(state.spec, endingOf(state), own);
  if (result.winner === null) return isMastered(state) ? own.held : own.drawn;
  return result.winner === state.own ? own.won : own.lost;
}

/** The task, or the reason why the attempt does not count. */
function detailOf(state: EndingsState, strings: Strings, own: EndingsStrings): string {
  if (state.engine.name === 'failed') return strings.faults[state.engine.fault];
  if (!isOver(state)) return taskOf(state, own);
  return isMastered(state) ? '' : own.helped;
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

class EndingList {
  readonly #title = h('h2');
  readonly #count = h('p', { class: 'soft' });
  readonly #note = h('p', { class: 'soft note', role: 'status' });
  readonly #rows = endings.map((ending, index) => {
    const name = h('span');
    const tick = h('span', { 'aria-hidden': 'true' });
    const done = h('span', { class: 'unseen' });
    const button = h(
      'button',
      { type: 'button', 'data-ending': String(index + 1) },
      name,
      tick,
      done,
    );
    return { ending, button, name, tick, done };
  });
  readonly element = h(
    'section',
    { class: 'block' },
    this.#title,
    this.#count,
    h('ol', { class: 'lessons in-rows' }, ...this.#rows.map(({ button }) => h('li', {}, button))),
    this.#note,
  );
  isKept = true;

  constructor(choose: (ending: number) => void) {
    this.#rows.forEach(({ button }, index) => {
      button.addEventListener('click', () => choose(index));
    });
  }

  update({ spec, ending: shown, progress }: EndingsState, own: EndingsStrings): void {
    setText(this.#title, own.list);
    setText(this.#count, own.doneOf(progress.done.size, endings.length));
    setText(this.#note, this.isKept ? '' : own.notKept);
    this.#rows.forEach(({ ending, button, name, tick, done }, index) => {
      const isDone = progress.done.has(ending.fen);
      setText(name, `${index + 1}. ${titleOf(spec, ending, own)}`);
      setText(tick, isDone ? ' ✓' : '');
      setText(done, isDone ? `, ${own.done}` : '');
      if (index === shown) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
    });
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
  readonly #place = h('h2');
  readonly #headline = h('p', { class: 'headline' });
  readonly #detail = h('p', { class: 'task' });
  readonly #news = h('p', { class: 'remark' });
  readonly #sides = new SideSwitch((seat) => this.dispatch({ type: 'side-chosen', seat }));
  readonly #ruling = new RulingCard();
  readonly #methodTitle = h('h2');
  readonly #method = h('p', { class: 'about' });
  readonly #about = h('p', { class: 'soft' });
  readonly #list = new EndingList((ending) => this.dispatch({ type: 'ending-chosen', ending }));
  readonly #lessons = h('a', {
    href: hashOf({ screen: 'learn', game: this.state.spec.id, place: 'chariot' }),
  });

  constructor(store: TableStore<EndingsState, EndingsEvent>, strings: Strings) {
    super(store, strings);
    this.layout({
      part: 'ending',
      kind: 'lesson',
      status: [this.#place, this.#headline, this.#detail, this.#news, this.#sides.element],
      tools: [this.#bar.element],
      panel: [
        this.#ruling.element,
        h('section', { class: 'block' }, this.#methodTitle, this.#method),
        this.#list.element,
        h('section', { class: 'block' }, this.#about, this.#lessons),
      ],
    });
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
    this.#list.isKept = isKept;
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
    if (isOver(after) !== isOver(before) && isOver(after)) return { ...step, urgent: headline };
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
      isInviting: isFinished && action === (isDone ? 'next' : 'again'),
    }));
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
    setText(this.#about, own.about);
    setText(this.#lessons, own.lessons);
    const line = { ...state, startFen: position.fen, moves: position.moves };
    const written = writtenLine(line, notationFor(spec, null, strings));
    const { fen } = shown.snapshot;
    this.#ruling.update(tableRuling(state, may), { spec, fen }, written, strings);
    this.#list.update(state, own);
  }
}
