// SPDX-License-Identifier: MIT
// The choice of an opponent: ten faces with a description of the chosen one, or another way to play.

import { levelOf, opponentIds, type OpponentId } from '../../../games/opponents.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import type { Strings } from '../../../i18n/index.ts';
import { opponentTexts } from '../../../i18n/en/opponents.ts';
import type { SetupStrings } from '../../../i18n/en/setup.ts';
import { Choice } from '../../../ui/choice.ts';
import { h, setText } from '../../../ui/dom.ts';
import { faceOf } from '../../../ui/faces/face.ts';
import { optionsOf } from '../../../ui/picker.ts';
import type { Players, Settings } from '../state/state.ts';
import { strengthInWords } from './level-field.ts';

interface Seated {
  readonly opponent: OpponentId;
  readonly input: HTMLInputElement;
  readonly name: HTMLElement;
}

const kGroup = 'opponent';

export class OpponentField {
  readonly #label = h('legend');
  readonly #about = h('p', { id: 'about-opponent', class: 'about-opponent', role: 'status' });
  readonly #sentence = h('span');
  readonly #strength = h('span', { class: 'soft' });
  readonly #seated: readonly Seated[];
  /** In one group with the faces: one opponent is chosen out of all. */
  readonly #ways = new Choice<Players>('players', kGroup);
  readonly element: HTMLElement;

  constructor(change: (settings: Partial<Settings>) => void) {
    const row = h('div', { class: 'faces' });
    this.#seated = opponentIds.map((opponent) => {
      const input = h('input', { type: 'radio', name: kGroup, value: opponent });
      const name = h('span');
      input.addEventListener('change', () =>
        change({ players: 'engine', opponent, level: levelOf(opponent) }),
      );
      row.append(h('label', {}, input, faceOf(opponent), name));
      return { opponent, input, name };
    });
    this.#ways.onPick = (players) => change({ players, opponent: null });
    this.#about.append(this.#sentence, ' ', this.#strength);
    const all = h('fieldset', { class: 'choice-of', 'aria-describedby': this.#about.id });
    all.append(this.#label, row, this.#ways.element);
    this.element = h('div', { class: 'opponents', 'data-setting': kGroup }, all, this.#about);
  }

  update(
    { players, opponent }: Settings,
    offered: readonly Players[],
    spec: GameSpec,
    own: SetupStrings,
    page: Strings,
  ): void {
    const { language } = page;
    const words = opponentTexts.in(language);
    const chosen = players === 'engine' ? opponent : null;
    setText(this.#label, words.opponent);
    for (const { opponent: one, input, name } of this.#seated) {
      input.checked = one === chosen;
      setText(name, words.names[one]);
    }
    this.#ways.update('', optionsOf(offered, own.modes), chosen === null ? players : null);
    this.#about.hidden = chosen === null;
    if (chosen === null) return;
    setText(this.#sentence, words.about[chosen]);
    setText(this.#strength, strengthInWords(levelOf(chosen), spec, page));
  }
}
