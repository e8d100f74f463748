// SPDX-License-Identifier: MIT
// The engine's level, if it has no face; two levels if the engine plays both sides.

import type { GameSpec } from '../../../games/game-spec.ts';
import type { Strings } from '../../../i18n/index.ts';
import type { SetupStrings } from '../../../i18n/en/setup.ts';
import { h, setText } from '../../../ui/dom.ts';
import type { Settings } from '../state/state.ts';
import { LevelField } from './level-field.ts';

const kAboutRatingsId = 'about-ratings';

export class Strength {
  readonly #level = new LevelField('level', kAboutRatingsId);
  readonly #secondLevel = new LevelField('second-level', kAboutRatingsId);
  readonly #aboutRatings = h('p', { id: kAboutRatingsId, class: 'unseen' });
  readonly elements = [this.#level.element, this.#secondLevel.element, this.#aboutRatings] as const;

  constructor(change: (settings: Partial<Settings>) => void) {
    this.#level.onPick = (level) => change({ level });
    this.#secondLevel.onPick = (secondLevel) => change({ secondLevel });
  }

  update(draft: Settings, spec: GameSpec, own: SetupStrings, page: Strings): void {
    const { players, level, secondLevel, opponent } = draft;
    const [first, second] = [page.sides[spec.sides.first], page.sides[spec.sides.second]];
    const label = players === 'engines' ? own.levelOf(first) : page.labels.level;
    this.#level.update(label, level, spec, page);
    this.#secondLevel.update(own.levelOf(second), secondLevel, spec, page);
    const [lowest] = spec.ratings;
    setText(this.#aboutRatings, lowest === undefined ? '' : page.aboutRatings(lowest));
    this.#level.element.title = this.#aboutRatings.textContent;
    const isShown = players === 'engines' || (players === 'engine' && opponent === null);
    this.#level.element.hidden = !isShown;
    this.#secondLevel.element.hidden = players !== 'engines';
  }
}
