// SPDX-License-Identifier: MIT
// "What about this?": compares the current move with the engine's choice.

import type { Strings } from '../../../i18n/index.ts';
import { h, setText } from '../../../ui/dom.ts';
import { toolTexts } from '../../../i18n/en/analyse.ts';
import { triedHere } from '../findings.ts';
import { languageAttributes, linesOf } from './moment-list.ts';
import type { AnalysisState } from '../state.ts';
import { kRoot, moveTo, moveText } from '../record/tree.ts';
import { verdictInWords } from './verdict-words.ts';
import { notationOf } from '../words.ts';

export class WhyCard {
  readonly #button = h('button', { type: 'button', 'data-action': 'why' });
  readonly #answer = h('div', { class: 'why-answer', role: 'status' });
  readonly element = h('section', { class: 'why', part: 'why' }, this.#button, this.#answer);

  constructor(ask: () => void) {
    this.#button.addEventListener('click', () => {
      if (this.#button.getAttribute('aria-disabled') !== 'true') ask();
    });
  }

  update(state: AnalysisState, strings: Strings): void {
    const { review } = toolTexts.in(strings.language);
    this.element.hidden = state.at === kRoot;
    const notation = notationOf(state, strings);
    const move = moveText(state.tree, state.at, notation);
    setText(this.#button, review.why(move));
    const isAsking = state.wish?.kind === 'explain';
    const isOut = isAsking || state.engine.name === 'failed';
    this.#button.setAttribute('aria-disabled', String(isOut));
    const tried = triedHere(state);
    if (isAsking) return void setText(this.#answer, review.asking);
    if (tried === null) return void this.#answer.replaceChildren();
    const { before, after, mistake } = tried;
    const better = before.report;
    if (better === null) return void this.#answer.replaceChildren();
    if (mistake === null) {
      const best = better.written[notation]?.[0] ?? better.bestMove;
      const isBest = better.bestMove === moveTo(state.tree, state.at);
      const words = isBest ? review.best(move) : review.fine(move, best);
      return void this.#answer.replaceChildren(h('p', languageAttributes(notation), words));
    }
    const told = { better, answer: after.report, motifs: mistake.motifs };
    return void this.#answer.replaceChildren(
      h('p', { class: 'verdict' }, verdictInWords(state.spec, mistake, strings)),
      ...linesOf(told, state, strings),
    );
  }
}
