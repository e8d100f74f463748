// SPDX-License-Identifier: MIT
// The state of the analysed game: a headline and a detail.

import type { Strings } from '../../../i18n/index.ts';
import { h, setText } from '../../../ui/dom.ts';
import { rulingOf } from '../findings.ts';
import type { AnalysisState } from '../state.ts';
import { endOf, headlineOf } from '../words.ts';

function detailOf(state: AnalysisState, strings: Strings): string {
  if (state.engine.name === 'failed') return strings.faults[state.engine.fault];
  if (state.unread !== null) return strings.unread(state.unread);
  // For repetitions the ruling card shows the details.
  return rulingOf(state) === null ? endOf(state, strings) : '';
}

/** A browser failure: the record cannot be stored, or a part of the page fails to load. */
export type Trouble = 'not-kept' | 'part-missing';

export function troubleInWords(trouble: Trouble, { notices, screens }: Strings): string {
  return trouble === 'not-kept' ? notices['not-kept'] : screens.missing;
}

export class StatusCard {
  readonly #headline = h('p', { class: 'headline' });
  readonly #detail = h('p', { class: 'detail' });
  readonly #trouble = h('p', { class: 'detail' });
  readonly #retry = h('button', { type: 'button', 'data-action': 'retry' });
  readonly element = h(
    'section',
    { class: 'status', part: 'status' },
    this.#headline,
    this.#detail,
    this.#trouble,
    this.#retry,
  );
  readonly troubles = new Set<Trouble>();

  constructor(retry: () => void) {
    this.#retry.addEventListener('click', retry);
  }

  update(state: AnalysisState, strings: Strings): void {
    const detail = detailOf(state, strings);
    setText(this.#headline, headlineOf(state, strings));
    setText(this.#detail, detail);
    // The strips beside the board already show whose turn it is.
    const isPlain = state.shown.snapshot.status === 'ongoing' && detail === '';
    this.element.classList.toggle('plain', isPlain && this.troubles.size === 0);
    const troubles = [...this.troubles].map((trouble) => troubleInWords(trouble, strings));
    setText(this.#trouble, troubles.join(' '));
    this.#trouble.hidden = troubles.length === 0;
    setText(this.#retry, strings.labels.tryAgain);
    this.#retry.hidden = state.engine.name !== 'failed';
  }
}
