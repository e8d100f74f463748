// SPDX-License-Identifier: MIT
// The evaluation bar beside the board: the first side's winning chances grow from its edge of the
// board.

import type { Strings } from '../../../i18n/index.ts';
import { h } from '../../../ui/dom.ts';
import { linesOf, resultOf } from '../findings.ts';
import type { AnalysisState } from '../state.ts';
import { firstChanceIn } from '../words.ts';

/** The first side's chance; null if unknown. */
function firstChance(state: AnalysisState): number | null {
  const result = resultOf(state);
  if (result !== null) return result.winner === null ? 0.5 : result.winner === 'first' ? 1 : 0;
  const best = linesOf(state)[0];
  if (best === undefined) return null;
  return firstChanceIn(state, best);
}

export class EvalBar {
  readonly #share = h('div', { class: 'share' });
  readonly element = h(
    'div',
    { class: 'chances', role: 'meter', 'aria-valuemin': '0', 'aria-valuemax': '100' },
    this.#share,
  );
  #known = 0.5;

  update(state: AnalysisState, { analyse, sides }: Strings): void {
    // Keep the last value until the new position has one.
    const chance = firstChance(state);
    this.#known = chance ?? this.#known;
    this.element.hidden = chance === null && !state.isRunning;
    const percent = Math.round(this.#known * 100);
    this.element.setAttribute('aria-label', analyse.chances);
    this.element.setAttribute('aria-valuenow', String(percent));
    const words = analyse.chance(sides[state.spec.sides.first], percent);
    this.element.setAttribute('aria-valuetext', words);
    this.element.title = `${analyse.chances}: ${words}`;
    this.element.classList.toggle('turned', state.isTurned);
    this.element.dataset['first'] = state.spec.sides.first;
    this.#share.style.setProperty('--share', String(this.#known));
  }
}
