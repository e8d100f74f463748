// SPDX-License-Identifier: MIT
// The review card: graph, accuracy of each side, and key moments as text.

import type { Seat } from '../../../games/seat.ts';
import { seatOfSide } from '../../../games/game-spec.ts';
import type { Strings } from '../../../i18n/index.ts';
import { h, setText } from '../../../ui/dom.ts';
import { Picker, sideOptions } from '../../../ui/picker.ts';
import { toolTexts } from '../../../i18n/en/analyse.ts';
import { Curve } from './curve.ts';
import { validReview } from '../findings.ts';
import { linesOf, momentItem } from './moment-list.ts';
import { lastTenableIn, momentsIn, ownFirst, tallyOf } from './moments.ts';
import { mistakesIn, type Mistake, type Review } from './review.ts';
import type { AnalysisState } from '../state.ts';
import { kRoot, nodeOf, type NodeId } from '../record/tree.ts';
import { verdictInWords } from './verdict-words.ts';
import { notationOf, numberedMove } from '../words.ts';

export interface ReviewListener {
  begin(): void;
  end(): void;
  go(node: NodeId): void;
  /** The side whose mistakes come first; null for both. */
  chooseSeat(seat: Seat | null): void;
  /** Opens the exercise on the mistakes. */
  retry(): void;
  /** Shows the key moments as cards. */
  showMoments(): void;
  /** Writes the findings into the record. */
  annotate(): void;
}

const seats: readonly Seat[] = ['first', 'second'];

export class ReviewCard {
  readonly #title = h('h2');
  readonly #button = h('button', { type: 'button', 'data-action': 'review' });
  readonly #progress = h('progress');
  readonly #curve: Curve;
  readonly #tally = h('table', { class: 'tally' });
  readonly #whose = new Picker('review-side');
  readonly #subtitle = h('h3');
  readonly #moments = h('button', {
    type: 'button',
    class: 'inviting',
    'data-action': 'moments',
  });
  readonly #all = h('button', { type: 'button', 'data-action': 'all-moments' });
  readonly #retry = h('button', { type: 'button', 'data-action': 'retry-mistakes' });
  readonly #annotate = h('button', { type: 'button', 'data-action': 'annotate' });
  readonly #tools = h('div', { class: 'buttons' }, this.#all, this.#retry, this.#annotate);
  readonly #list = h('ol', { class: 'mistakes' });
  readonly #about = h('p', { class: 'soft note' });
  readonly element: HTMLElement;
  #review: Review | null = null;
  #isWhole = false;
  #drawn: readonly unknown[] = [];
  #redraw = (): void => {};

  constructor(listener: ReviewListener) {
    this.#curve = new Curve((plies) => {
      const node = plies === 0 ? kRoot : this.#review?.line[plies - 1];
      if (node !== undefined) listener.go(node);
    });
    this.#button.addEventListener('click', () => {
      if (this.#button.getAttribute('aria-disabled') === 'true') return;
      if (this.#review?.isRunning) listener.end();
      else listener.begin();
    });
    this.#list.addEventListener('click', (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (button !== null) listener.go(Number(button.dataset['node']));
    });
    this.#all.addEventListener('click', () => {
      this.#isWhole = !this.#isWhole;
      this.#redraw();
    });
    this.#retry.addEventListener('click', () => listener.retry());
    this.#moments.addEventListener('click', () => listener.showMoments());
    this.#annotate.addEventListener('click', () => listener.annotate());
    this.element = h(
      'section',
      { class: 'review', part: 'review' },
      h('div', { class: 'bar' }, this.#title, this.#button),
      this.#progress,
      this.#curve.element,
      this.#moments,
      this.#tally,
      this.#whose.element,
      this.#subtitle,
      this.#list,
      this.#tools,
      this.#about,
    );
    this.#whose.onPick = (side) => listener.chooseSeat(this.#seatOf(side));
  }

  #seatOf: (side: string) => Seat | null = () => null;

  update(state: AnalysisState, strings: Strings): void {
    const own = toolTexts.in(strings.language);
    const { review: words } = own;
    const review = validReview(state);
    this.#review = review;
    this.#seatOf = (side) => seatOfSide(state.spec, side);
    const isRunning = review?.isRunning === true;
    setText(this.#title, words.title);
    const offer = review === null ? words.begin : words.again;
    setText(this.#button, isRunning ? words.cancel : offer);
    const isEmpty = nodeOf(state.tree, kRoot).children.length === 0;
    this.#button.setAttribute('aria-disabled', String(isEmpty));
    this.#progress.hidden = !isRunning;
    const masters = state.spec.id === 'xiangqi' ? words.masters : '';
    setText(this.#about, `${words.about} ${words.aboutAccuracy} ${masters}`.trim());
    for (const part of [this.#curve.element, this.#list, this.#about])
      part.hidden = review === null;
    for (const part of [this.#tally, this.#whose.element])
      part.hidden = review === null || isRunning;
    const shown = review === null ? [] : momentsIn(mistakesIn(review), review.seat);
    this.#moments.hidden = isRunning || shown.length === 0;
    setText(this.#moments, words.cards(review?.seat === null, shown.length));
    setText(this.#retry, own.retry);
    setText(this.#annotate, own.annotate);
    this.#redraw = () => this.update(state, strings);
    if (review !== null) return this.#show(review, state, strings);
    this.#tools.hidden = this.#subtitle.hidden = true;
    this.#drawn = [];
    return undefined;
  }

  #show(review: Review, state: AnalysisState, strings: Strings): void {
    const { positions, moves, line, judgement } = review;
    const { review: own } = toolTexts.in(strings.language);
    this.#progress.max = moves.length + 1;
    this.#progress.value = positions.length;
    const progress = own.progress(positions.length, moves.length + 1);
    this.#progress.setAttribute('aria-label', progress);
    const ply = state.at === kRoot ? 0 : line.indexOf(state.at) + 1;
    const at = ply === 0 && state.at !== kRoot ? null : ply;
    const label = own.curve(strings.sides[state.spec.sides.first]);
    this.#curve.update(judgement.chances, moves.length, at, label);
    const drawn = [review, strings, notationOf(state, strings), this.#isWhole];
    if (drawn.every((part, index) => part === this.#drawn[index])) return this.#point(state.at);
    this.#drawn = drawn;
    const mistakes = mistakesIn(review);
    this.#mark(mistakes, review, state, strings);
    this.#list.replaceChildren(...this.#items(mistakes, review, state, strings));
    this.#count(mistakes, review, state, strings);
    const side = review.seat === null ? 'both' : state.spec.sides[review.seat];
    const options = sideOptions(state.spec, strings);
    this.#whose.update(own.whose, [['both', own.both], ...options], side);
    this.#point(state.at);
  }

  /** The moment on the board: its lines have the signs of the arrows there. */
  #point(at: NodeId): void {
    for (const button of this.#list.querySelectorAll('button')) {
      if (button.dataset['node'] === String(at)) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
    }
  }

  #mark(
    mistakes: readonly Mistake[],
    review: Review,
    state: AnalysisState,
    strings: Strings,
  ): void {
    const marks = mistakes.map((mistake) => ({
      plies: review.line.indexOf(mistake.node) + 1,
      gravity: mistake.gravity,
      label: `${numberedMove(state, mistake.node, strings)} ${verdictInWords(state.spec, mistake, strings)}`,
    }));
    this.#curve.mark(marks, state.spec.sides.first);
  }

  /** The key moments of a finished review, before that all mistakes found so far. */
  #items(
    mistakes: readonly Mistake[],
    review: Review,
    state: AnalysisState,
    strings: Strings,
  ): HTMLElement[] {
    const { review: own } = toolTexts.in(strings.language);
    const moments = momentsIn(mistakes, review.seat);
    const isShort = !review.isRunning && moments.length < mistakes.length;
    const isWhole = this.#isWhole || !isShort;
    const shown = isWhole ? ownFirst(mistakes, review.seat) : moments;
    this.#tools.hidden = mistakes.length === 0 || review.isRunning;
    this.#all.hidden = !isShort;
    setText(this.#all, this.#isWhole ? own.showFewer : own.showAll(mistakes.length));
    this.#subtitle.hidden = isWhole;
    setText(this.#subtitle, own.moments);
    // A stopped review has not seen all positions.
    const isFlawless = mistakes.length === 0 && review.positions.length > review.moves.length;
    return [
      ...tenableItem(review, state, strings),
      ...shown.map((mistake) => momentItem(mistake, state, strings)),
      ...(isFlawless ? [h('li', {}, own.none)] : []),
    ];
  }

  #count(
    mistakes: readonly Mistake[],
    review: Review,
    { spec }: AnalysisState,
    strings: Strings,
  ): void {
    const { review: own } = toolTexts.in(strings.language);
    const number = new Intl.NumberFormat(strings.language, { maximumFractionDigits: 0 });
    const accuracies = seats.map((seat) => review.judgement.accuracy[seat]);
    const tallies = seats.map((seat) => tallyOf(mistakes, seat));
    const kept = accuracies.map((one) => (one === null ? '–' : number.format(one * 100)));
    const counted = (['inaccuracy', 'mistake', 'blunder', 'missed', 'allowed'] as const).map(
      (name) => {
        const isForced = name === 'missed' || name === 'allowed';
        return row(
          isForced ? own.counts[`${name}-${spec.forcedWin}`] : own.counts[name],
          tallies.map((tally) => number.format(tally[name])),
        );
      },
    );
    const heads = seats.map((seat) => h('th', { scope: 'col' }, strings.sides[spec.sides[seat]]));
    this.#tally.replaceChildren(
      h('caption', { class: 'unseen' }, own.tally),
      h('thead', {}, h('tr', {}, h('td'), ...heads)),
      h('tbody', {}, row(own.accuracy, kept), ...counted),
    );
  }
}

function row(title: string, cells: readonly string[]): HTMLElement {
  return h('tr', {}, h('th', { scope: 'row' }, title), ...cells.map((text) => h('td', {}, text)));
}

/** Describes the last tenable position of a lost game, once the review is finished. */
function tenableItem(review: Review, state: AnalysisState, strings: Strings): HTMLElement[] {
  const { spec } = state;
  const tenable = review.isRunning ? null : lastTenableIn(spec, review);
  if (tenable === null) return [];
  const { node, seat } = tenable;
  const side = strings.sides[spec.sides[seat]];
  const move = numberedMove(state, node, strings);
  const { review: own } = toolTexts.in(strings.language);
  const isOfStones = spec.forcedWin === 'win';
  const words = isOfStones ? own.escape(side, move) : own.tenable(side, move);
  const button = h('button', { type: 'button', 'data-node': String(node) }, words);
  const told = { ...tenable, motifs: [] };
  return [
    h('li', { class: 'escape' }, button, ...(isOfStones ? linesOf(told, state, strings) : [])),
  ];
}
