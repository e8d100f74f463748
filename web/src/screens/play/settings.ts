// SPDX-License-Identifier: MIT
// Side, strength and time, which count from the next move on; what is seen and heard; the rules.

import type { Notation, RuleSet } from '../../engine/protocol.ts';
import { seatOfSide, type GameSpec, type Opening } from '../../games/game-spec.ts';
import type { Strings } from '../../i18n/index.ts';
import {
  kHighestLevel,
  kLowestLevel,
  moveTimesMs,
  volumes,
  type GameState,
  type Settings,
} from './state/state.ts';
import { Check } from '../../ui/check.ts';
import { h, setText } from '../../ui/dom.ts';
import { optionsOf, Picker, sideOptions } from '../../ui/picker.ts';

export function levelName(level: number, strings: Strings): string {
  return strings.level(level, strings.levels[level - 1] ?? '');
}

function wide(...parts: HTMLElement[]): HTMLElement {
  return h('div', { class: 'wide' }, ...parts);
}

export class SettingsForm {
  readonly #side = new Picker('side');
  readonly #time = new Picker('time');
  readonly #notation = new Picker<Notation>('notation');
  readonly #rules = new Picker<RuleSet>('rules');
  readonly #opening = new Picker<Opening>('opening');
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
  readonly #sound = new Picker('sound');
  readonly #speech = new Check('speech');
  readonly #premove = new Check('premove');
  readonly #strength: HTMLElement;
  readonly #turnsBoard = new Check('turns-board');
  readonly #coordinates = new Check('coordinates');
  readonly #look = h('button', { type: 'button', 'data-action': 'look' });
  readonly #threats = new Check('threats');
  readonly #twoTaps = new Check('two-taps');
  readonly element: HTMLElement;

  constructor(spec: GameSpec, change: (settings: Partial<Settings>) => void, openLook: () => void) {
    const names = h('span', { class: 'pair' }, this.#levelLabel, this.#levelName);
    this.#strength = wide(h('label', { class: 'field' }, names, this.#level), this.#aboutRatings);
    this.element = h(
      'section',
      { class: 'settings', part: 'settings' },
      this.#strength,
      this.#side.element,
      this.#time.element,
      ...(spec.notations.length > 0 ? [this.#notation.element] : []),
      this.#sound.element,
      this.#coordinates.element,
      this.#speech.element,
      this.#premove.element,
      this.#turnsBoard.element,
      ...(spec.hasThreats ? [this.#threats.element] : []),
      ...(spec.hasSmallPoints ? [this.#twoTaps.element] : []),
      wide(this.#look),
      wide(this.#rules.element, this.#aboutRules),
      ...(spec.openings.length > 1 ? [wide(this.#opening.element)] : []),
    );
    this.#look.addEventListener('click', openLook);
    this.#side.onPick = (side) => change({ seat: seatOfSide(spec, side) ?? 'first' });
    this.#time.onPick = (time) => change({ moveTimeMs: Number(time) });
    this.#notation.onPick = (notation) => change({ notation });
    this.#rules.describedBy(this.#aboutRules.id);
    this.#rules.onPick = (rules) => change({ rules });
    this.#opening.onPick = (opening) => change({ opening });
    this.#level.addEventListener('input', () => change({ level: Number(this.#level.value) }));
    this.#sound.onPick = (volume) => change({ volume: Number(volume) });
    this.#speech.onChange = (speaks) => change({ speaks });
    this.#premove.onChange = (hasPremove) => change({ hasPremove });
    this.#turnsBoard.onChange = (turnsBoard) => change({ turnsBoard });
    this.#coordinates.onChange = (hasCoordinates) => change({ hasCoordinates });
    this.#threats.onChange = (showsThreats) => change({ showsThreats });
    this.#twoTaps.onChange = (mustTapTwice) => change({ mustTapTwice });
  }

  update(state: GameState, strings: Strings): void {
    this.element.setAttribute('aria-label', strings.labels.settings);
    this.#showWhatMatters(state);
    this.#updateStrength(state, strings);
    this.#updateGame(state, strings);
    this.#updateBoard(state, strings);
  }

  #showWhatMatters({ settings, spec }: GameState): void {
    const { players, clock } = settings;
    const hasPerson = players === 'engine';
    for (const element of [this.#side.element, this.#strength, this.#opening.element]) {
      element.hidden = !hasPerson;
    }
    this.#premove.element.hidden = !hasPerson;
    this.#time.element.hidden = players === 'people' || clock.kind !== 'none';
    this.#turnsBoard.element.hidden = players !== 'people' || !spec.moving.isTurnable;
    this.#speech.element.hidden = !('speechSynthesis' in globalThis);
  }

  #updateStrength({ settings, spec }: GameState, strings: Strings): void {
    const { labels } = strings;
    const rating = spec.ratings[settings.level - 1];
    const level = levelName(settings.level, strings);
    const name = rating === undefined ? level : strings.rating(level, rating);
    setText(this.#levelLabel, labels.level);
    setText(this.#levelName, name);
    const [lowest] = spec.ratings;
    setText(this.#aboutRatings, lowest === undefined ? '' : strings.aboutRatings(lowest));
    this.#level.value = String(settings.level);
    this.#level.setAttribute('aria-label', labels.level);
    this.#level.setAttribute('aria-valuetext', name);
  }

  #updateGame({ settings, spec }: GameState, strings: Strings): void {
    const { labels, openings, seconds } = strings;
    this.#side.update(labels.side, sideOptions(spec, strings), spec.sides[settings.seat]);
    this.#time.update(
      labels.time,
      moveTimesMs.map((time) => [String(time), seconds(time / 1000)]),
      String(settings.moveTimeMs),
    );
    this.#rules.update(
      strings.games[spec.id].rules,
      spec.rules.map((rules) => [rules, strings.rules[rules].name]),
      settings.rules,
    );
    this.#opening.update(labels.opening, optionsOf(spec.openings, openings), settings.opening);
    setText(this.#aboutRules, strings.rules[settings.rules].about);
  }

  #updateBoard({ settings, spec }: GameState, strings: Strings): void {
    const { labels, notations } = strings;
    const notation = settings.notation ?? strings.notation;
    this.#notation.update(labels.notation, optionsOf(spec.notations, notations), notation);
    this.#sound.update(
      labels.sound,
      volumes.map((volume, index) => [String(volume), strings.volumes[index] ?? '']),
      String(settings.volume),
    );
    setText(this.#look, labels.look);
    this.#speech.update(labels.speech, settings.speaks);
    this.#premove.update(labels.premove, settings.hasPremove);
    this.#turnsBoard.update(labels.turnsBoard, settings.turnsBoard);
    this.#coordinates.update(labels.coordinates, settings.hasCoordinates);
    this.#threats.update(labels.threats, settings.showsThreats);
    this.#twoTaps.update(labels.twoTaps, settings.mustTapTwice);
  }
}
