// SPDX-License-Identifier: MIT
// The card of a repetition: its name, the reason for the ruling, and the repeated moves.

import { lineText } from '../games/repeated-line.ts';
import { kRulingId, type Ruling } from '../games/ruling.ts';
import type { Strings } from '../i18n/index.ts';
import { hashOf, kRulings } from '../route.ts';
import { h, setText } from './dom.ts';
import type { WrittenLine } from './move-list.ts';
import { rulingInWords, type Place } from './words/ruling.ts';

function stepItem({ deeds }: Ruling['steps'][number], text: string, { law }: Strings): HTMLElement {
  const item = h('li', { class: deeds.length > 0 ? 'forcing' : 'quiet' }, text);
  for (const deed of deeds) item.append(' ', h('b', {}, law.tags[deed]));
  return item;
}

export class RulingCard {
  readonly #name = h('h2');
  readonly #sentence = h('p');
  readonly #steps = h('ul');
  /** Link to the comparison of rule sets; only on the page. */
  readonly #why = h('a', { class: 'of-page', 'data-action': 'why-ruled' });
  readonly element = h(
    'section',
    { class: 'ruling', part: 'ruling' },
    this.#name,
    h('div', { id: kRulingId }, this.#sentence),
    this.#steps,
    this.#why,
  );
  #text = '';

  update(ruling: Ruling | null, at: Place, line: WrittenLine, strings: Strings): void {
    this.element.hidden = ruling === null;
    if (ruling === null) {
      setText(this.#sentence, '');
      return;
    }
    const { name, sentence } = rulingInWords(ruling, at, strings);
    this.element.dataset['gravity'] = gravityOf(ruling);
    setText(this.#name, name);
    setText(this.#sentence, sentence);
    this.#showSteps(ruling, line, strings);
    const place = `${kRulings}-${lineText(at.fen, ruling)}`;
    this.#why.href = hashOf({ screen: 'learn', game: at.spec.id, place });
    this.#why.hidden = ruling.steps.length === 0;
    setText(this.#why, strings.law.why);
  }

  /** The steps are the last moves of the game, so they use the same notation. */
  #showSteps({ steps }: Ruling, { texts, notation }: WrittenLine, strings: Strings): void {
    if (notation.startsWith('zh')) this.#steps.lang = notation;
    else this.#steps.removeAttribute('lang');
    this.#steps.setAttribute('aria-label', strings.law.cycle);
    const first = texts.length - steps.length;
    const items = steps.map((step, index) =>
      stepItem(step, texts[first + index] ?? step.move, strings),
    );
    const text = items.map((item) => item.outerHTML).join('');
    if (text === this.#text) return;
    this.#text = text;
    this.#steps.replaceChildren(...items);
  }
}

/** The severity, for the style sheet. */
function gravityOf({ isWarning, guilty }: Ruling): 'verdict' | 'warning' | 'notice' {
  if (!isWarning) return 'verdict';
  return guilty === null ? 'notice' : 'warning';
}
