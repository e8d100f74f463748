// SPDX-License-Identifier: MIT
// The review of a game: its curve, how well each side played, and its mistakes in words.

import type { Notation, Report } from '../../engine/protocol.ts';
import type { GameSpec, Seat } from '../../games/game-spec.ts';
import type { Strings } from '../../i18n/index.ts';
import { h, setText } from '../../ui/dom.ts';
import { Curve } from './curve.ts';
import { validReview } from './findings.ts';
import {
  accuracyOf,
  lastEscapeIn,
  mistakesIn,
  pliesShown,
  type Fault,
  type Mistake,
  type Review,
} from './review.ts';
import type { AnalysisState } from './state.ts';
import { kRoot, nodeOf, type NodeId } from './tree.ts';
import { toolTexts } from '../../i18n/analyse.ts';
import { languageOf, notationOf, numberedMove } from './words.ts';

export interface ReviewListener {
  begin(): void;
  end(): void;
  go(node: NodeId): void;
  /** Leads through the mistakes. */
  retry(): void;
  /** Writes what was found into the record. */
  annotate(): void;
}

export function faultInWords(fault: Fault, { analyse, pieces }: Strings): string {
  const { review } = analyse;
  switch (fault.kind) {
    case 'allows-mate':
      return review.allowsMate(fault.moves);
    case 'misses-mate':
      return review.missesMate(fault.moves);
    case 'allows-win':
      return review.allowsWin(fault.moves);
    case 'misses-win':
      return review.missesWin(fault.moves);
    case 'loses':
      return review.loses(pieces[fault.piece]);
    case 'misses':
      return review.misses(pieces[fault.piece]);
    case 'gives-away':
      return review.givesAway;
    case 'weakens':
      return review.weakens;
  }
}

export class ReviewCard {
  readonly #title = h('h2');
  readonly #button = h('button', { type: 'button', 'data-action': 'review' });
  readonly #progress = h('progress');
  readonly #curve: Curve;
  readonly #kept = h('p', { class: 'soft' });
  readonly #retry = h('button', { type: 'button', 'data-action': 'retry-mistakes' });
  readonly #annotate = h('button', { type: 'button', 'data-action': 'annotate' });
  readonly #tools = h('div', { class: 'buttons' }, this.#retry, this.#annotate);
  readonly #list = h('ol', { class: 'mistakes' });
  readonly #about = h('p', { class: 'soft note' });
  readonly element: HTMLElement;
  #review: Review | null = null;
  #drawn: readonly unknown[] = [];

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
    this.#retry.addEventListener('click', () => listener.retry());
    this.#annotate.addEventListener('click', () => listener.annotate());
    this.element = h(
      'section',
      { class: 'review', part: 'review' },
      h('div', { class: 'bar' }, this.#title, this.#button),
      this.#progress,
      this.#kept,
      this.#tools,
      this.#list,
      this.#about,
    );
    this.#kept.before(this.#curve.element);
  }

  update(state: AnalysisState, strings: Strings): void {
    const { review: words } = strings.analyse;
    const review = validReview(state);
    this.#review = review;
    const isRunning = review?.isRunning === true;
    setText(this.#title, words.title);
    const offer = review === null ? words.begin : words.again;
    setText(this.#button, isRunning ? words.cancel : offer);
    const isEmpty = nodeOf(state.tree, kRoot).children.length === 0;
    this.#button.setAttribute('aria-disabled', String(isEmpty));
    this.#progress.hidden = !isRunning;
    this.#about.hidden = review === null;
    setText(this.#about, words.about);
    this.#curve.element.toggleAttribute('hidden', review === null);
    this.#curve.element.dataset['first'] = state.spec.sides.first;
    this.#kept.hidden = review === null || isRunning;
    this.#list.hidden = review === null;
    // What comes back is drawn anew.
    if (review === null) {
      this.#tools.hidden = true;
      this.#drawn = [];
    }
    const own = toolTexts.in(strings.language);
    setText(this.#retry, own.retry);
    setText(this.#annotate, own.annotate);
    if (review !== null) this.#show(review, state, strings);
  }

  #show(review: Review, state: AnalysisState, strings: Strings): void {
    const { positions, moves, line } = review;
    const { analyse, sides } = strings;
    this.#progress.max = moves.length + 1;
    this.#progress.value = positions.length;
    const progress = analyse.review.progress(positions.length, moves.length + 1);
    this.#progress.setAttribute('aria-label', progress);
    const ply = state.at === kRoot ? 0 : line.indexOf(state.at) + 1;
    const at = ply === 0 && state.at !== kRoot ? null : ply;
    const chances = positions.map(({ chance }) => chance);
    const label = analyse.review.curve(sides[state.spec.sides.first]);
    this.#curve.update(chances, moves.length, at, label);
    setText(this.#kept, this.#keptText(review, state, strings));
    const drawn = [review, strings, notationOf(state, strings)];
    if (drawn.every((part, index) => part === this.#drawn[index])) return;
    this.#drawn = drawn;
    const mistakes = mistakesIn(state.spec, review);
    const isFlawless = mistakes.length === 0 && !review.isRunning;
    this.#tools.hidden = mistakes.length === 0 || review.isRunning;
    this.#list.replaceChildren(
      ...escapeItem(review, state, strings),
      ...mistakes.map((mistake) => item(mistake, state, strings)),
      ...(isFlawless ? [h('li', {}, analyse.review.none)] : []),
    );
  }

  #keptText(review: Review, { spec }: AnalysisState, strings: Strings): string {
    const percent = new Intl.NumberFormat(strings.language, { maximumFractionDigits: 1 });
    const seats: readonly Seat[] = ['first', 'second'];
    return seats
      .flatMap((seat) => {
        const kept = accuracyOf(spec, review, seat);
        const side = strings.sides[spec.sides[seat]];
        return kept === null ? [] : [strings.analyse.review.kept(side, percent.format(kept * 100))];
      })
      .join(' · ');
  }
}

/** In words what a game of stones turned on, once all of it has been seen. */
function escapeItem(review: Review, state: AnalysisState, strings: Strings): HTMLElement[] {
  const { spec } = state;
  if (spec.forcedWin === 'mate' || review.isRunning) return [];
  const escape = lastEscapeIn(spec, review);
  if (escape === null) return [];
  const { node, seat } = escape;
  const side = strings.sides[spec.sides[seat]];
  const words = strings.analyse.review.escape(side, numberedMove(state, node, strings));
  const button = h('button', { type: 'button', 'data-node': String(node) }, words);
  return [h('li', { class: 'escape' }, button, ...linesOf(escape, state, strings))];
}

export function lineInWords(spec: GameSpec, report: Report, notation: Notation): string {
  const moves = report.written[notation] ?? report.pv;
  return moves.slice(0, pliesShown(spec, report)).join(' ');
}

/** What was better than a move, and what the move allows. */
function linesOf(
  { better, answer }: Pick<Mistake, 'better' | 'answer'>,
  state: AnalysisState,
  strings: Strings,
): HTMLElement[] {
  const { review } = strings.analyse;
  const notation = notationOf(state, strings);
  const lineOf = (report: Report): string => lineInWords(state.spec, report, notation);
  const language = languageAttributes(notation);
  return [
    h('p', language, review.better(lineOf(better))),
    ...(answer === null ? [] : [h('p', language, review.answer(lineOf(answer)))]),
  ];
}

function languageAttributes(notation: Notation): { lang?: string } {
  const lang = languageOf(notation);
  return lang === null ? {} : { lang };
}

/** A mistake: the move, what is wrong with it, what was better, what it allows. */
function item(mistake: Mistake, state: AnalysisState, strings: Strings): HTMLElement {
  const { node, gravity, fault } = mistake;
  const { review } = strings.analyse;
  const language = languageAttributes(notationOf(state, strings));
  const move = h('b', language, numberedMove(state, node, strings));
  const what = review.verdict(review.gravities[gravity], faultInWords(fault, strings));
  const button = h('button', { type: 'button', 'data-node': String(node) }, move, ` ${what}`);
  return h('li', { 'data-gravity': gravity }, button, ...linesOf(mistake, state, strings));
}
