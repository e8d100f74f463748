// SPDX-License-Identifier: MIT
// The coach's warning over the board: what the move loses and why, and the choice.

import { squaresOf } from '../../../games/placement.ts';
import { toolTexts } from '../../../i18n/en/analyse.ts';
import { coachTexts } from '../../../i18n/en/coach.ts';
import type { Strings } from '../../../i18n/index.ts';
import endCard from '../../../styles/end-card.css?inline';
import { h, setText } from '../../../ui/dom.ts';
import { announceOpened } from '../../../ui/opened.ts';
import { sheetOf, wear } from '../../../ui/sheet.ts';
import { languageAttributes } from '../../analyse/review/moment-list.ts';
import { reasonsFor } from '../../analyse/review/motif-words.ts';
import { flawInWords } from '../../analyse/review/verdict-words.ts';
import { notationFor } from '../../common/position/written.ts';
import { placeCard } from '../board/place-card.ts';
import type { AppEvent } from '../state/events.ts';
import type { Blunder, GameState } from '../state/state.ts';

const cardSheet = sheetOf(endCard);

/** The number of plies shown of the refutation. */
const kPliesTold = 3;

export { blunderIn } from './blunder.ts';

export class CoachCard {
  readonly #title = h('h2', { id: 'coach-title' });
  readonly #words = h('div', { id: 'coach-words', class: 'words' });
  readonly #again = h('button', {
    type: 'button',
    class: 'inviting',
    'data-action': 'think-again',
  });
  readonly #anyway = h('button', { type: 'button', 'data-action': 'play-anyway' });
  readonly element = h(
    'section',
    {
      class: 'end-card coach',
      part: 'coach',
      role: 'alertdialog',
      'aria-labelledby': 'coach-title',
      'aria-describedby': 'coach-words',
      hidden: '',
    },
    this.#title,
    this.#words,
    h('div', { class: 'ways' }, this.#again, this.#anyway),
  );
  #shown: Blunder | null = null;

  constructor(dispatch: (event: AppEvent) => void) {
    this.#again.addEventListener('click', () => dispatch({ type: 'undo' }));
    this.#anyway.addEventListener('click', () => dispatch({ type: 'insisted' }));
    this.element.addEventListener('keydown', (event) => {
      // Keys pressed here are for the card, not for the board beneath it.
      event.stopPropagation();
      if (event.key !== 'Escape') return;
      event.preventDefault();
      dispatch({ type: 'undo' });
    });
    for (const type of ['pointerdown', 'wheel', 'contextmenu'] as const) {
      this.element.addEventListener(type, (event) => event.stopPropagation());
    }
  }

  update(state: GameState, strings: Strings): void {
    const { blunder } = state.game;
    const isNew = blunder !== this.#shown;
    this.#shown = blunder;
    if (blunder === null) return this.#dismiss();
    this.#say(state, blunder, strings);
    // After it is in place.
    if (isNew) requestAnimationFrame(() => void this.#show(state, strings));
  }

  async #show(state: GameState, strings: Strings): Promise<void> {
    const texts = [coachTexts, toolTexts];
    // Fall back to English if the language cannot be downloaded.
    await Promise.all(texts.map((one) => one.load(strings.language))).catch(() => {});
    const { blunder } = state.game;
    const root = this.element.getRootNode();
    const board = this.element.parentElement;
    if (blunder === null || blunder !== this.#shown || board === null) return;
    if (root instanceof ShadowRoot) wear(root, [cardSheet]);
    this.#say(state, blunder, strings);
    this.element.hidden = false;
    const squares = [state.game.moves.at(-1) ?? '', blunder.answer.bestMove].flatMap(squaresOf);
    placeCard(this.element, board, squares);
    announceOpened(this.element, () => this.#again.click());
    this.#again.focus();
  }

  #say(state: GameState, blunder: Blunder, strings: Strings): void {
    const { spec, settings } = state;
    const own = coachTexts.in(strings.language);
    const { flaw, motifs, answer } = blunder;
    const notation = notationFor(spec, settings.notation, strings);
    const line = (answer.written[notation] ?? answer.pv).slice(0, kPliesTold).join(' ');
    const ofMove = reasonsFor(spec, motifs, 'move', null, notation, strings);
    const reasons = [...ofMove, ...reasonsFor(spec, motifs, 'answer', answer, notation, strings)];
    setText(this.#title, own.title);
    setText(this.#again, own.again);
    setText(this.#anyway, own.anyway);
    this.#words.replaceChildren(
      h('p', { class: 'verdict' }, own.verdict(flawInWords(spec, flaw, strings))),
      ...reasons.slice(0, 2).map((reason) => h('p', {}, reason)),
      h('p', languageAttributes(notation), toolTexts.in(strings.language).review.answer(line)),
    );
  }

  /** Returns the focus to the board. */
  #dismiss(): void {
    const hadFocus = this.element.matches(':focus-within');
    this.element.hidden = true;
    if (!hadFocus) return;
    const grid = this.element.parentElement;
    grid?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
  }
}
