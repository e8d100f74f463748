// SPDX-License-Identifier: MIT
// The view of the quiz: board, task and verdict, players, result, stored score.

import type { Strings } from '../../../i18n/index.ts';
import { quizTexts } from '../../../i18n/en/quiz.ts';
import { ButtonBar } from '../../../ui/button-bar.ts';
import { h, setText } from '../../../ui/dom.ts';
import { icons } from '../../../ui/icons.ts';
import type { Announcement } from '../../../ui/live-region.ts';
import type { Command } from '../../../ui/shortcuts.ts';
import { mastersHash } from '../../common/masters-hash.ts';
import { hintArrow } from '../../common/position/board-of.ts';
import type { TableStore } from '../../common/table-store.ts';
import { TableView } from '../../common/table-view.ts';
import { tableBoard } from '../../common/table.ts';
import { stepInWords } from '../../common/words.ts';
import { ResultCard } from './result-card.ts';
import { kFullPoints, outcomeOf, pointsFor } from './score.ts';
import { mayMove, type QuizEvent, type QuizState } from './state.ts';
import { countText, detailOf, headlineOf, percent, type QuizWords } from './words.ts';

type Action = 'shown' | 'flip' | 'finished';

const drawings: Readonly<Record<Action, string>> = {
  shown: icons.hint,
  flip: icons.flip,
  finished: 'M6 21V4M6 5h11l-2.5 3.5L17 12H6',
};

const block = (...children: HTMLElement[]): HTMLElement =>
  h('section', { class: 'block' }, ...children);

export interface QuizListener {
  another(): void;
  analyse(): void;
}

export class QuizView extends TableView<QuizState, QuizEvent> {
  readonly #listener: QuizListener;
  readonly #title = h('h2');
  readonly #headline = h('p', { class: 'headline' });
  readonly #detail = h('p', { class: 'detail' });
  readonly #count = h('p', { class: 'soft score' });
  readonly #players = h('h2');
  readonly #event = h('p', { class: 'soft' });
  readonly #best = h('p', { class: 'best' });
  readonly #about = h('p', { class: 'soft note' });
  readonly #note = h('p', { class: 'soft note', role: 'status' });
  readonly #masters = h('a', { href: mastersHash([]) });
  readonly #other = h('button', { type: 'button', class: 'quiet', 'data-action': 'other' });
  readonly #card: ResultCard;
  readonly #bar = new ButtonBar<Action>(this.state.spec, drawings, (action) =>
    this.dispatch({ type: action === 'flip' ? 'flipped' : action }),
  );
  #isKept = true;

  constructor(store: TableStore<QuizState, QuizEvent>, strings: Strings, listener: QuizListener) {
    super(store, strings);
    this.#listener = listener;
    this.#card = new ResultCard(
      () => listener.another(),
      () => listener.analyse(),
    );
    this.#other.addEventListener('click', () => listener.another());
    this.layout({
      part: 'quiz',
      kind: 'puzzle',
      status: [this.#title, this.#headline, this.#detail, this.#count],
      tools: [this.#bar.element],
      panel: [
        this.#card.element,
        block(this.#players, this.#event),
        block(this.#best, this.#about, this.#note, this.#other),
        block(this.#masters),
      ],
    });
  }

  override obey(command: Command): boolean {
    if (command === 'flip') this.dispatch({ type: 'flipped' });
    else if (command === 'hint') this.dispatch({ type: 'shown' });
    else if (command === 'new-game') this.#listener.another();
    else return false;
    return true;
  }

  /** The browser refused to store the score. */
  tellNotKept(isKept: boolean): void {
    this.#isKept = isKept;
    this.show();
  }

  get #words(): QuizWords {
    return { own: quizTexts.in(this.strings.language), page: this.strings };
  }

  protected announced(before: QuizState): Announcement {
    const { state } = this;
    const words = this.#words;
    const isVerdict = state.guesses.length > before.guesses.length && state.stage === 'judged';
    const isNews = state.stage !== before.stage && ['over', 'missing'].includes(state.stage);
    if (isVerdict || isNews) {
      const parts = [headlineOf(state, words), detailOf(state, words), countText(state, words)];
      return { polite: null, urgent: parts.filter((part) => part !== '').join(' ') };
    }
    const isBegun = state.stage === 'trying' && before.shown.isProvisional;
    if (isBegun && !state.shown.isProvisional) {
      return { polite: headlineOf(state, words), urgent: null };
    }
    return stepInWords(before, state, mayMove(state), this.strings);
  }

  /** The verdict on the last guess, for the colour of the headline. */
  #verdict(): string {
    const { stage, guesses } = this.state;
    const last = guesses.at(-1);
    if (last === undefined || (stage !== 'judged' && stage !== 'going-on')) return '';
    return pointsFor(last) === kFullPoints ? 'solved' : 'wrong';
  }

  protected show(): void {
    const { state, strings } = this;
    const words = this.#words;
    const { own } = words;
    const { stage, guesses, game, score } = state;
    const may = mayMove(state);
    const board = tableBoard(state, may);
    const last = guesses.at(-1);
    const isOther = stage === 'judged' && last !== undefined && outcomeOf(last) !== 'hit';
    const arrows = isOther ? [...board.arrows, hintArrow(last.played)] : board.arrows;
    const seats = {
      bottom: state.isTurned ? 'second' : 'first',
      isOver: stage === 'over',
    } as const;
    this.board.update({ ...board, arrows }, seats, strings);
    this.#bar.update(own.actions.label, (action) => ({
      name: own.actions[action],
      isPossible: action === 'flip' || (may && (action === 'shown' || guesses.length > 0)),
    }));
    this.element.dataset['verdict'] = this.#verdict();
    setText(this.#title, own.title);
    setText(this.#headline, headlineOf(state, words));
    setText(this.#detail, detailOf(state, words));
    setText(this.#count, countText(state, words));
    this.#showGame(words);
    const { best, games } = score;
    setText(this.#best, best === null ? '' : own.best(percent(best, strings), games));
    this.#best.hidden = best === null;
    setText(this.#about, own.about);
    setText(this.#note, this.#isKept ? '' : own.notKept);
    setText(this.#other, own.another);
    // The result card has its own button.
    this.#other.hidden = stage === 'over' || game === null;
    setText(this.#masters, own.masters);
    this.#card.update(state, words);
  }

  #showGame({ page }: QuizWords): void {
    const { game } = this.state;
    const title = game === null ? '' : page.analyse.versus(game.red || '?', game.black || '?');
    setText(this.#players, title);
    const known = [game?.date ?? '', game?.event ?? ''].filter((text) => text !== '');
    setText(this.#event, known.join(' · '));
    this.#players.parentElement!.hidden = game === null;
  }
}
