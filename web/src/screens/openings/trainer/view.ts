// SPDX-License-Identifier: MIT
// The view of the trainer: board, task, correction, due cards, settings.

import { hashOf, kPath, openingsHash } from '../../../route.ts';
import type { Seat } from '../../../games/seat.ts';
import type { Strings } from '../../../i18n/index.ts';
import { trainerTexts, type TrainerStrings } from '../../../i18n/en/trainer.ts';
import { ButtonBar } from '../../../ui/button-bar.ts';
import { h, setText } from '../../../ui/dom.ts';
import { icons } from '../../../ui/icons.ts';
import type { Announcement } from '../../../ui/live-region.ts';
import type { Command } from '../../../ui/shortcuts.ts';
import { moveInWords } from '../../../ui/words/pieces.ts';
import { hintArrow } from '../../common/position/board-of.ts';
import type { TableStore } from '../../common/table-store.ts';
import { TableView } from '../../common/table-view.ts';
import { tableBoard } from '../../common/table.ts';
import { stepInWords } from '../../common/words.ts';
import {
  bookAt,
  dueCount,
  isOwnTurn,
  mayMove,
  type Source,
  type TrainerEvent,
  type TrainerState,
} from './state.ts';
import { sentences } from '../../../ui/words/sentences.ts';

const drawings = {
  again: 'M5 12a7 7 0 1 1 2 5M5 12V6M5 12h6',
  answer: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9V16h7v-2.1A6 6 0 0 0 12 3z',
  flip: icons.flip,
} as const;

/** A group of buttons with one selected value. */
class Choice<Value extends string> {
  readonly #buttons;
  readonly element: HTMLElement;

  constructor(name: string, values: readonly Value[], choose: (value: Value) => void) {
    this.#buttons = values.map((value) => {
      const button = h('button', { type: 'button', [`data-${name}`]: value });
      button.addEventListener('click', () => choose(value));
      return [value, button] as const;
    });
    const buttons = this.#buttons.map(([, button]) => button);
    this.element = h('div', { class: 'choice', role: 'group' }, ...buttons);
  }

  update(label: string, chosen: Value, textOf: (value: Value) => string): void {
    this.element.setAttribute('aria-label', label);
    for (const [value, button] of this.#buttons) {
      setText(button, textOf(value));
      button.setAttribute('aria-pressed', String(value === chosen));
    }
  }
}

/** A button that asks for confirmation before it clears something. */
class ClearButton {
  readonly element: HTMLButtonElement;
  #isSure = false;
  #texts: readonly [clear: string, sure: string] = ['', ''];

  constructor(action: string, clear: () => void) {
    this.element = h('button', { type: 'button', class: 'quiet', 'data-action': action });
    this.element.addEventListener('click', () => {
      if (this.#isSure) clear();
      this.#ask(!this.#isSure);
    });
    this.element.addEventListener('blur', () => this.#ask(false));
  }

  update(texts: readonly [clear: string, sure: string], isPossible: boolean): void {
    this.#texts = texts;
    this.element.hidden = !isPossible;
    this.#ask(this.#isSure);
  }

  #ask(isSure: boolean): void {
    this.#isSure = isSure;
    setText(this.element, this.#texts[isSure ? 1 : 0]);
  }
}

const block = (...children: HTMLElement[]): HTMLElement =>
  h('section', { class: 'block' }, ...children);

function headlineOf(state: TrainerState, strings: Strings, own: TrainerStrings): string {
  if (state.engine.name === 'failed') return strings.status.failed;
  if (state.hasNoBook) return own.noBook;
  if (state.isOver) return state.mode === 'due' ? own.dueOver : own.lineOver;
  if (mayMove(state)) return own.yourMove;
  return state.hasBook ? own.other : own.loading;
}

export class TrainerView extends TableView<TrainerState, TrainerEvent> {
  readonly #bar = new ButtonBar(this.state.spec, drawings, (action) => {
    if (action === 'again') this.dispatch({ type: 'mode-chosen', mode: 'lines' });
    else this.dispatch({ type: action === 'flip' ? 'flipped' : 'answer-wanted' });
  });
  readonly #title = h('h2');
  readonly #headline = h('p', { class: 'headline' });
  readonly #score = h('p', { class: 'soft score' });
  readonly #remark = h('p', { class: 'remark' });
  readonly #sideTitle = h('h2');
  readonly #side = new Choice<Seat>('own', ['first', 'second'], (seat) =>
    this.dispatch({ type: 'side-chosen', seat }),
  );
  readonly #sourceTitle = h('h2');
  readonly #source = new Choice<Source>('source', ['book', 'repertoire'], (source) =>
    this.dispatch({ type: 'source-chosen', source }),
  );
  readonly #whole = h('button', { type: 'button', class: 'quiet', 'data-action': 'whole-book' });
  readonly #progress = h('h2');
  readonly #due = h('p', { class: 'due' });
  readonly #review = h('button', { type: 'button', 'data-action': 'review-due' });
  readonly #about = h('p', { class: 'soft note' });
  readonly #note = h('p', { class: 'soft note', role: 'status' });
  readonly #clear = new ClearButton('clear-progress', () =>
    this.dispatch({ type: 'progress-cleared' }),
  );
  readonly #repertoireTitle = h('h2');
  readonly #repertoire = h('p', { class: 'repertoire' });
  readonly #aboutRepertoire = h('p', { class: 'soft note' });
  readonly #clearRepertoire = new ClearButton('clear-repertoire', () =>
    this.dispatch({ type: 'repertoire-cleared' }),
  );
  readonly #take = h('button', { type: 'button', class: 'quiet', 'data-action': 'take-games' });
  readonly #taken = h('p', { class: 'soft note', role: 'status' });
  readonly #openings = h('a');
  readonly #path = h('a', { href: hashOf({ screen: 'learn', game: 'xiangqi', place: kPath }) });
  #isKept = true;

  constructor(store: TableStore<TrainerState, TrainerEvent>, strings: Strings) {
    super(store, strings);
    this.#whole.addEventListener('click', () => this.dispatch({ type: 'root-chosen', root: [] }));
    this.#review.addEventListener('click', () =>
      this.dispatch({ type: 'mode-chosen', mode: 'due' }),
    );
    this.#take.addEventListener('click', () => void this.#takeGames());
    this.layout({
      part: 'trainer',
      kind: 'lesson',
      status: [this.#title, this.#headline, this.#score, this.#remark],
      tools: [this.#bar.element],
      panel: [
        block(
          this.#progress,
          this.#due,
          this.#review,
          this.#about,
          this.#note,
          this.#clear.element,
        ),
        block(this.#sideTitle, this.#side.element, this.#whole),
        block(this.#sourceTitle, this.#source.element),
        block(
          this.#repertoireTitle,
          this.#repertoire,
          this.#aboutRepertoire,
          this.#take,
          this.#taken,
          this.#clearRepertoire.element,
        ),
        block(h('p', {}, this.#openings), h('p', {}, this.#path)),
      ],
    });
  }

  override obey(command: Command): boolean {
    if (command === 'flip') this.dispatch({ type: 'flipped' });
    else return false;
    return true;
  }

  /** The browser refused to store the training data. */
  tellNotKept(isKept: boolean): void {
    this.#isKept = isKept;
    this.show();
  }

  async #takeGames(): Promise<void> {
    const { repertoireOfGames } = await import('./own-repertoire.ts');
    const before = this.state.training.repertoire.size;
    const repertoire = await repertoireOfGames().catch(() => new Map<string, string[]>());
    this.dispatch({ type: 'repertoire-taken', repertoire });
    setText(this.#taken, this.#own.taken(this.state.training.repertoire.size - before));
  }

  get #own(): TrainerStrings {
    return trainerTexts.in(this.strings.language);
  }

  /** Describes the wrong and the right answer. */
  #remarkText(): string {
    const { missed, spec, shown } = this.state;
    if (missed === null) return '';
    const { fen } = shown.snapshot;
    const book = bookAt(this.state);
    const written = book?.written[this.strings.notation];
    const words = missed.expected.map((move) => {
      // The engine has written book moves only, not those of the repertoire.
      const index = book?.moves.findIndex((one) => one.move === move) ?? -1;
      return written?.[index] ?? moveInWords(spec, fen, move, this.strings);
    });
    const list = new Intl.ListFormat(this.strings.language, { type: 'disjunction' });
    const right = list.format(words);
    return missed.move === '' ? this.#own.shown(right) : this.#own.wrong(right);
  }

  #detailText(): string {
    const { isOver, asked, source, mode } = this.state;
    const isEmpty = isOver && asked === 0 && mode === 'lines';
    if (isEmpty && source === 'repertoire') return this.#own.noRepertoire;
    return asked === 0 ? '' : this.#own.score(this.state.right, asked);
  }

  protected announced(before: TrainerState): Announcement {
    const after = this.state;
    if (after.missed !== before.missed && after.missed !== null)
      return { polite: null, urgent: this.#remarkText() };
    const step = stepInWords(before, after, mayMove(after), this.strings);
    if (after.isOver === before.isOver || !after.isOver) return step;
    const headline = headlineOf(after, this.strings, this.#own);
    return { ...step, urgent: sentences(this.strings, headline, this.#detailText()) };
  }

  protected show(): void {
    const { state, strings } = this;
    const own = this.#own;
    const { spec, missed, training, isOver } = state;
    const may = mayMove(state);
    const board = tableBoard(state, may);
    const isMoving = state.selected !== null;
    const arrows = isMoving ? [] : (missed?.expected ?? []).map((move) => hintArrow(move));
    const seats = { bottom: state.isTurned ? 'second' : 'first', isOver } as const;
    this.board.update({ ...board, arrows: [...board.arrows, ...arrows] }, seats, strings);
    this.#bar.update(own.actions.label, (action) => ({
      name: own.actions[action],
      isPossible: action === 'again' ? state.hasBook : action === 'flip' || may,
      isInviting: action === 'again' && isOver,
    }));
    setText(this.#title, own.title);
    setText(this.#headline, headlineOf(state, strings, own));
    setText(this.#score, this.#detailText());
    setText(this.#remark, this.#remarkText());
    this.element.dataset['turn'] = isOwnTurn(state) ? 'own' : 'other';
    this.#showChoices(own);
    const due = dueCount(state);
    setText(this.#progress, own.progress);
    setText(this.#due, own.due(due, training.cards.size));
    this.#due.hidden = training.cards.size === 0;
    setText(this.#review, own.review);
    this.#review.hidden = due === 0;
    setText(this.#about, own.about);
    setText(this.#note, this.#isKept ? '' : own.notKept);
    this.#clear.update([own.clear, own.sure], training.cards.size > 0);
    setText(this.#repertoireTitle, own.repertoire);
    setText(this.#repertoire, own.repertoireOf(training.repertoire.size));
    setText(this.#aboutRepertoire, own.aboutRepertoire);
    this.#clearRepertoire.update([own.clearRepertoire, own.sure], training.repertoire.size > 0);
    setText(this.#take, own.take);
    setText(this.#openings, own.openings);
    setText(this.#path, own.path);
    this.#openings.href = openingsHash(spec.id, state.position.moves);
  }

  #showChoices(own: TrainerStrings): void {
    const { spec, source, root } = this.state;
    const { sides } = this.strings;
    setText(this.#sideTitle, own.side);
    this.#side.update(own.side, this.state.own, (seat) => sides[spec.sides[seat]]);
    setText(this.#sourceTitle, own.source);
    this.#source.update(own.source, source, (one) => own.sources[one]);
    setText(this.#whole, own.wholeBook);
    this.#whole.hidden = root.length === 0;
  }
}
