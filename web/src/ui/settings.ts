// SPDX-License-Identifier: MIT
// Side, strength and time, which count from the next move on; coordinates, notation
// and the law of repetition.

import { isNotation, isRuleSet, notations, ruleSets } from '../engine/protocol.ts';
import { seatOfSide, type GameSpec } from '../games/game-spec.ts';
import type { Strings } from '../i18n/index.ts';
import {
  kHighestLevel,
  kLowestLevel,
  moveTimesMs,
  type GameState,
  type Settings,
} from '../state/state.ts';
import { h, setText } from './dom.ts';
import { Picker } from './picker.ts';

export function levelName(level: number, strings: Strings): string {
  return strings.level(level, strings.levels[level - 1] ?? '');
}

export class SettingsForm {
  readonly #side = new Picker('side');
  readonly #time = new Picker('time');
  readonly #notation = new Picker('notation');
  readonly #rules = new Picker('rules');
  readonly #aboutRules = h('p', { id: 'about-rules', class: 'soft note' });
  readonly #levelLabel = h('span');
  readonly #levelName = h('output');
  readonly #aboutRatings = h('p', { id: 'about-ratings', class: 'soft note' });
  readonly #level = h('input', {
    type: 'range',
    min: String(kLowestLevel),
    max: String(kHighestLevel),
    'data-setting': 'level',
    'aria-describedby': this.#aboutRatings.id,
  });
  readonly #coordinatesLabel = h('span');
  readonly #coordinates = h('input', { type: 'checkbox', 'data-setting': 'coordinates' });
  readonly element: HTMLElement;

  constructor(spec: GameSpec, change: (settings: Partial<Settings>) => void) {
    const names = h('span', { class: 'pair' }, this.#levelLabel, this.#levelName);
    this.element = h(
      'section',
      { class: 'settings' },
      h(
        'div',
        { class: 'wide' },
        h('label', { class: 'field' }, names, this.#level),
        this.#aboutRatings,
      ),
      this.#side.element,
      this.#time.element,
      this.#notation.element,
      h('label', { class: 'check' }, this.#coordinates, this.#coordinatesLabel),
      h('div', { class: 'wide' }, this.#rules.element, this.#aboutRules),
    );
    this.#side.onPick = (side) => change({ seat: seatOfSide(spec, side) ?? 'first' });
    this.#time.onPick = (time) => change({ moveTimeMs: Number(time) });
    this.#notation.onPick = (notation) =>
      change({ notation: isNotation(notation) ? notation : null });
    this.#rules.describedBy(this.#aboutRules.id);
    this.#rules.onPick = (rules) => change(isRuleSet(rules) ? { rules } : {});
    this.#level.addEventListener('input', () => change({ level: Number(this.#level.value) }));
    this.#coordinates.addEventListener('change', () =>
      change({ hasCoordinates: this.#coordinates.checked }),
    );
  }

  update({ settings, spec }: GameState, strings: Strings): void {
    const { labels, sides, seconds } = strings;
    this.element.setAttribute('aria-label', labels.settings);
    const { first, second } = spec.sides;
    this.#side.update(
      labels.side,
      [first, second].map((side) => [side, sides[side]]),
      spec.sides[settings.seat],
    );
    this.#time.update(
      labels.time,
      moveTimesMs.map((time) => [String(time), seconds(time / 1000)]),
      String(settings.moveTimeMs),
    );
    this.#notation.update(
      labels.notation,
      notations.map((notation) => [notation, strings.notations[notation]]),
      settings.notation ?? strings.notation,
    );
    this.#rules.update(
      labels.rules,
      ruleSets.map((rules) => [rules, strings.rules[rules].name]),
      settings.rules,
    );
    setText(this.#aboutRules, strings.rules[settings.rules].about);
    const rating = spec.ratings[settings.level - 1] ?? 0;
    const name = strings.rating(levelName(settings.level, strings), rating);
    setText(this.#levelLabel, labels.level);
    setText(this.#levelName, name);
    setText(this.#aboutRatings, strings.aboutRatings(spec.ratings[0] ?? 0));
    this.#level.value = String(settings.level);
    this.#level.setAttribute('aria-label', labels.level);
    this.#level.setAttribute('aria-valuetext', name);
    setText(this.#coordinatesLabel, labels.coordinates);
    this.#coordinates.checked = settings.hasCoordinates;
  }
}
