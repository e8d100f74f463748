// SPDX-License-Identifier: MIT
// The opponent, loaded for games against a character: face and name for the strip beside the board, and the style for
// the engine.

import type { OpponentId } from '../../../games/opponents.ts';
import type { Strings } from '../../../i18n/index.ts';
import { opponentTexts } from '../../../i18n/en/opponents.ts';
import { h, setText } from '../../../ui/dom.ts';
import { faceOf } from '../../../ui/faces/face.ts';

export { styleOf } from '../../../games/styles.ts';

export class OpponentPlate {
  readonly #name = h('span', { class: 'name' });
  readonly element = h('span', { class: 'opponent' }, this.#name);
  #shown: OpponentId | null = null;

  update(opponent: OpponentId | null, strings: Strings): void {
    this.element.hidden = opponent === null;
    if (opponent === null) return;
    const { language } = strings;
    setText(this.#name, opponentTexts.in(language).names[opponent]);
    if (!opponentTexts.has(language)) void this.#learn(strings);
    if (opponent === this.#shown) return;
    this.#shown = opponent;
    this.element.replaceChildren(faceOf(opponent), this.#name);
  }

  /** Stays in English if the language cannot be downloaded. */
  async #learn(strings: Strings): Promise<void> {
    await opponentTexts.load(strings.language).catch(() => {});
    if (opponentTexts.has(strings.language)) this.update(this.#shown, strings);
  }
}
