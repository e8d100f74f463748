// SPDX-License-Identifier: MIT
// The choice of a time control: four usual ones, and any other.

import type { SetupStrings } from '../../../i18n/en/setup.ts';
import { Choice } from '../../../ui/choice.ts';
import { h } from '../../../ui/dom.ts';
import { optionsOf, Picker, type Option } from '../../../ui/picker.ts';
import {
  controlKinds,
  hasMinutes,
  hasSeconds,
  minuteChoices,
  secondChoices,
  type ControlKind,
  type TimeControl,
} from '../state/time-control.ts';

/** What they do not name stays as it was. */
const presets: readonly (readonly [value: string, preset: Partial<TimeControl>])[] = [
  ['none', { kind: 'none' }],
  ['5', { kind: 'sudden', minutes: 5 }],
  ['10+5', { kind: 'increment', minutes: 10, seconds: 5 }],
  ['30', { kind: 'sudden', minutes: 30 }],
];

const ownKinds = controlKinds.filter((kind) => kind !== 'none');

function presetOf(clock: TimeControl): string | null {
  const found = presets.find(([, preset]) => {
    const { kind, minutes, seconds } = { ...clock, ...preset };
    return kind === clock.kind && minutes === clock.minutes && seconds === clock.seconds;
  });
  return found?.[0] ?? null;
}

export function timeInWords({ kind, minutes, seconds }: TimeControl, own: SetupStrings): string {
  return own.times[kind](minutes, seconds);
}

export class TimeField {
  readonly preset = new Choice('preset');
  readonly #kind = new Choice<ControlKind>('clock');
  readonly #minutes = new Picker('minutes');
  readonly #seconds = new Picker('seconds');
  readonly #numbers = h('div', { class: 'numbers' }, this.#minutes.element, this.#seconds.element);
  /** Any other time. */
  readonly own = h('div', { class: 'own-time' }, this.#kind.element, this.#numbers);
  /** Whether none of the usual ones is chosen. */
  isOwn = false;

  constructor(change: (clock: Partial<TimeControl>) => void) {
    this.preset.onPick = (value) => change(new Map(presets).get(value) ?? {});
    this.#kind.onPick = (kind) => change({ kind });
    this.#minutes.onPick = (minutes) => change({ minutes: Number(minutes) });
    this.#seconds.onPick = (seconds) => change({ seconds: Number(seconds) });
  }

  update(clock: TimeControl, own: SetupStrings, language: string): void {
    const { kind, minutes, seconds } = clock;
    const chosen = presetOf(clock);
    this.isOwn = chosen === null;
    const usual = presets.map(([value, preset]): Option => {
      const text = timeInWords({ ...clock, ...preset }, own);
      return value === 'none' ? [value, '∞', undefined, text] : [value, text];
    });
    this.preset.update(own.time, usual, chosen);
    this.#kind.update(own.ownTime, optionsOf(ownKinds, own.kinds), kind);
    const number = new Intl.NumberFormat(language);
    const options = (numbers: readonly number[]): Option[] =>
      numbers.map((one) => [String(one), number.format(one)]);
    this.#minutes.update(own.minutes, options(minuteChoices), String(minutes));
    const label = kind === 'none' || kind === 'sudden' ? '' : own.seconds[kind];
    this.#seconds.update(label, options(secondChoices), String(seconds));
    this.#minutes.element.hidden = !hasMinutes(kind);
    this.#seconds.element.hidden = !hasSeconds(kind);
    this.#numbers.hidden = kind === 'none';
  }
}
