// SPDX-License-Identifier: MIT
// The choice of an opponent: ten faces, and a description of the chosen one.

import { levelOf, opponentIds, type OpponentId } from '../../../games/opponents.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import type { Strings } from '../../../i18n/index.ts';
import { opponentTexts } from '../../../i18n/en/opponents.ts';
import { h, setText } from '../../../ui/dom.ts';
import { faceOf } from '../../../ui/faces/face.ts';
import { strengthInWords } from './level-field.ts';

interface Seated {
  readonly opponent: OpponentId;
  readonly input: HTMLInputElement;
  readonly name: HTMLElement;
}

export class OpponentField {
  readonly #label = h('legend');
  readonly #about = h('p', { id: 'about-opponent', class: 'about-opponent', role: 'status' });
  readonly #sentence = h('span');
  readonly #strength = h('span', { class: 'soft' });
  readonly #seated: readonly Seated[];
  readonly element: HTMLElement;
  onPick: (opponent: OpponentId) => void = () => {};

  constructor(setting: string) {
    const row = h('div', { class: 'faces' });
    this.#seated = opponentIds.map((opponent) => {
      const input = h('input', { type: 'radio', name: setting, value: opponent });
      const name = h('span');
      input.addEventListener('change', () => this.onPick(opponent));
      row.append(h('label', {}, input, faceOf(opponent), name));
      return { opponent, input, name };
    });
    this.#about.append(this.#sentence, ' ', this.#strength);
    const faces = h('fieldset', { class: 'choice-of', 'aria-describedby': this.#about.id });
    faces.append(this.#label, row);
    this.element = h('div', { class: 'opponents', 'data-setting': setting }, faces, this.#about);
  }

  update(chosen: OpponentId, spec: GameSpec, strings: Strings): void {
    const own = opponentTexts.in(strings.language);
    setText(this.#label, own.opponent);
    for (const { opponent, input, name } of this.#seated) {
      input.checked = opponent === chosen;
      setText(name, own.names[opponent]);
    }
    setText(this.#sentence, own.about[chosen]);
    setText(this.#strength, strengthInWords(levelOf(chosen), spec, strings));
  }
}
