// SPDX-License-Identifier: MIT
// The choice of an opponent or a level; two levels if the engine plays both sides.

import { levelOf, opponentIds, type OpponentId } from '../../../games/opponents.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import type { Strings } from '../../../i18n/index.ts';
import { opponentTexts } from '../../../i18n/en/opponents.ts';
import type { SetupStrings } from '../../../i18n/en/setup.ts';
import { Check } from '../../../ui/check.ts';
import { h, setText } from '../../../ui/dom.ts';
import type { Settings } from '../state/state.ts';
import { LevelField } from './level-field.ts';
import { OpponentField } from './opponent-field.ts';

const kAboutRatingsId = 'about-ratings';

export class Strength {
  readonly #opponent = new OpponentField('opponent');
  readonly #level = new LevelField('level', kAboutRatingsId);
  readonly #secondLevel = new LevelField('second-level', kAboutRatingsId);
  readonly #aboutRatings = h('p', { id: kAboutRatingsId, class: 'unseen' });
  readonly #other = h('button', { type: 'button', class: 'link', 'data-action': 'by-number' });
  readonly #coach = new Check('coach');
  readonly elements = [
    this.#opponent.element,
    this.#level.element,
    this.#secondLevel.element,
    this.#aboutRatings,
    this.#other,
    this.#coach.element,
  ] as const;
  #chosen: Pick<Settings, 'level' | 'opponent'> = { level: 1, opponent: null };

  constructor(change: (settings: Partial<Settings>) => void) {
    const meet = (opponent: OpponentId): void => change({ opponent, level: levelOf(opponent) });
    this.#opponent.onPick = meet;
    this.#level.onPick = (level) => change({ level, opponent: null });
    this.#secondLevel.onPick = (secondLevel) => change({ secondLevel });
    this.#coach.onChange = (isCoached) => change({ isCoached });
    this.#other.addEventListener('click', () => {
      const { level, opponent } = this.#chosen;
      const [weakest] = opponentIds;
      if (opponent === null) meet(opponentIds[level - 1] ?? weakest!);
      else change({ opponent: null });
    });
  }

  update(draft: Settings, spec: GameSpec, own: SetupStrings, page: Strings): void {
    const { players, level, secondLevel, opponent, isCoached } = draft;
    this.#chosen = { level, opponent };
    const isMet = players === 'engine' && opponent !== null;
    const words = opponentTexts.in(page.language);
    if (opponent !== null) this.#opponent.update(opponent, spec, page);
    const [first, second] = [page.sides[spec.sides.first], page.sides[spec.sides.second]];
    const label = players === 'engines' ? own.levelOf(first) : page.labels.level;
    this.#level.update(label, level, spec, page);
    this.#secondLevel.update(own.levelOf(second), secondLevel, spec, page);
    const [lowest] = spec.ratings;
    setText(this.#aboutRatings, lowest === undefined ? '' : page.aboutRatings(lowest));
    this.#level.element.title = this.#aboutRatings.textContent;
    setText(this.#other, isMet ? words.byNumber : words.byFace);
    this.#coach.update(words.coach, isCoached);
    this.#opponent.element.hidden = !isMet;
    this.#level.element.hidden = players === 'people' || players === 'friend' || isMet;
    this.#secondLevel.element.hidden = players !== 'engines';
    this.#other.hidden = players !== 'engine';
    this.#coach.element.hidden = players !== 'engine';
  }
}
