// SPDX-License-Identifier: MIT
// The file or text read last: its warnings and its other games.

import type { Warning } from '../../../engine/protocol.ts';
import type { Strings } from '../../../i18n/index.ts';
import { h, setText } from '../../../ui/dom.ts';
import { toolTexts } from '../../../i18n/en/analyse.ts';
import { warningInWords } from '../../../ui/words/faults.ts';
import type { AnalysisState, Source } from '../state.ts';
import { FileGames, type FileGamesListener } from './file-games.ts';
import { Places, textOf, type Range } from './text-place.ts';
import { barrenness } from '../words.ts';

export interface SourceListener extends FileGamesListener {
  dismiss(): void;
  /** Shows the place in the text and describes the error. */
  show(text: string, place: Range, words: string): void;
}

export class SourceCard {
  readonly #games: FileGames;
  readonly #count = h('summary');
  readonly #list = h('ol', { class: 'warnings' });
  readonly #dismiss = h('button', { type: 'button', 'data-action': 'dismiss' });
  readonly #problems = h('details', { class: 'problems' }, this.#count, this.#list, this.#dismiss);
  readonly element = h('section', { class: 'source' });
  #source: Source | null = null;
  #strings: Strings | null = null;

  readonly #show: SourceListener['show'];

  constructor(listener: SourceListener) {
    this.#show = (text, place, words) => listener.show(text, place, words);
    this.#dismiss.addEventListener('click', () => listener.dismiss());
    this.#games = new FileGames(listener);
    this.element.append(this.#games.element, this.#problems);
  }

  update(state: AnalysisState, strings: Strings): void {
    setText(this.#dismiss, strings.analyse.dismiss);
    this.#games.update(state, strings);
    const hasProblems = this.#showProblems(state, strings);
    this.element.hidden = this.#games.element.hidden && !hasProblems;
  }

  #showProblems({ source }: AnalysisState, strings: Strings): boolean {
    const { analyse } = strings;
    const isBarren = source !== null && !source.isOpened;
    const { warnings = [], games = [] } = source ?? {};
    const { faults } = toolTexts.in(strings.language);
    const reasons = warnings.map((warning) => warningInWords(warning, games.length, faults));
    const hasProblems = reasons.length > 0 || isBarren;
    this.#problems.hidden = !hasProblems;
    setText(this.#count, isBarren ? barrenness(source, strings) : analyse.problems(reasons.length));
    if (source !== this.#source) this.#problems.open = hasProblems;
    if (source === this.#source && strings === this.#strings) return hasProblems;
    this.#source = source;
    this.#strings = strings;
    const text = source && textOf(source.bytes);
    const places = text === null ? null : new Places(text);
    this.#list.replaceChildren(
      ...warnings.map((warning, index) =>
        this.#problem(reasons[index] ?? '', places, warning, strings),
      ),
    );
    return hasProblems;
  }

  /** Has a button to its place if the record is text that can be shown. */
  #problem(words: string, places: Places | null, warning: Warning, strings: Strings): HTMLElement {
    const place = places?.of(warning) ?? null;
    if (places === null || place === null) return h('li', {}, words);
    const { showInText } = toolTexts.in(strings.language);
    const button = h('button', { type: 'button', class: 'quiet' }, showInText);
    button.addEventListener('click', () => this.#show(places.text, place, words));
    return h('li', {}, `${words} `, button);
  }
}
