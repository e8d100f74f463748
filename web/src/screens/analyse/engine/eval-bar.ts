// SPDX-License-Identifier: MIT
// Who is likely to win, as a bar beside the board: the first side's share grows from its own edge.

import type { Strings } from '../../../i18n/index.ts';
import { h } from '../../../ui/dom.ts';
import { chanceOf } from '../../../games/chances.ts';
import { linesOf, resultOf } from '../findings.ts';
import type { AnalysisState } from '../state.ts';
import { seatOf } from '../words.ts';

/** Of the first side; null where nothing is known. */
function firstChance(state: AnalysisState): number | null {
  const result = resultOf(state);
  if (result !== null) return result.winner === null ? 0.5 : result.winner === 'first' ? 1 : 0;
  const best = linesOf(state)[0];
  if (best === undefined) return null;
  const chance = chanceOf(state.spec, best);
  return seatOf(state) === 'first' ? chance : 1 - chance;
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
    // Until something is known of a new position, the bar stays where it was.
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
