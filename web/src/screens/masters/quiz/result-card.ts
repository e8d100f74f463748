// SPDX-License-Identifier: MIT
// The result of a game: score, hits, guesses better and worse than the master's, buttons to
// continue.

import { h, setText } from '../../../ui/dom.ts';
import { kFullPoints, totalOf } from './score.ts';
import { plyOf, type QuizState } from './state.ts';
import { greatest, percent, playedText, triedText, type QuizWords } from './words.ts';

/** Longer lists are not read. */
const kMostRows = 5;

class Comparison {
  readonly #title = h('h3');
  readonly #rows = h('div');
  readonly #outcome: 'better' | 'worse';
  readonly element = h('div', {}, this.#title, this.#rows);

  constructor(outcome: 'better' | 'worse') {
    this.#outcome = outcome;
    this.element.className = `compared ${outcome}`;
  }

  update(state: QuizState, words: QuizWords): void {
    const found = greatest(state.guesses, this.#outcome, kMostRows);
    this.element.hidden = found.length === 0;
    setText(this.#title, words.own.compared[this.#outcome]);
    const rows = found.map((at) => {
      const number = Math.floor(plyOf(state.own, at) / 2) + 1;
      const [tried, played] = [triedText(state, at, words), playedText(state, at, words)];
      return h('p', {}, words.own.entry(number, tried, played));
    });
    this.#rows.replaceChildren(...rows);
  }
}

export class ResultCard {
  readonly #title = h('h2');
  readonly #share = h('p', { class: 'headline', 'data-result': 'share' });
  readonly #facts = h('div', { class: 'facts' });
  readonly #better = new Comparison('better');
  readonly #worse = new Comparison('worse');
  readonly #another = h('button', { type: 'button', 'data-action': 'another' });
  readonly #analyse = h('button', { type: 'button', 'data-action': 'analyse' });
  readonly element = h(
    'section',
    { class: 'block result' },
    this.#title,
    this.#share,
    this.#facts,
    this.#better.element,
    this.#worse.element,
    h('div', { class: 'ways' }, this.#another, this.#analyse),
  );

  constructor(another: () => void, analyse: () => void) {
    this.#another.addEventListener('click', another);
    this.#analyse.addEventListener('click', analyse);
  }

  update(state: QuizState, words: QuizWords): void {
    const { own, page } = words;
    this.element.hidden = state.stage !== 'over';
    if (this.element.hidden) return;
    const total = totalOf(state.guesses);
    setText(this.#title, own.result);
    const most = total.guesses * kFullPoints;
    setText(this.#share, own.score(percent(total.share, page), total.points, most));
    const lost = [total.loss, total.playedLoss].map((loss) => percent(loss, page, 1));
    const isTried = state.guesses.some(({ move }) => move !== '');
    const facts = [
      own.hits(total.hits, total.guesses),
      own.firsts(total.firsts, total.guesses),
      ...(isTried ? [own.lost(lost[0] ?? '', lost[1] ?? '')] : []),
    ];
    this.#facts.replaceChildren(...facts.map((text) => h('p', {}, text)));
    this.#better.update(state, words);
    this.#worse.update(state, words);
    setText(this.#another, own.another);
    setText(this.#analyse, own.analyse);
  }
}
