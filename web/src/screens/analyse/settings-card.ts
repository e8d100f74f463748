// SPDX-License-Identifier: MIT
// Notation, law and what the board of an analysis shows.

import type { Notation, RuleSet } from '../../engine/protocol.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import type { Strings } from '../../i18n/index.ts';
import { Check } from '../../ui/check.ts';
import { h, setText } from '../../ui/dom.ts';
import { optionsOf, Picker } from '../../ui/picker.ts';
import type { AnalysisState, Settings } from './state.ts';
import { toolTexts } from '../../i18n/analyse.ts';
import { notationOf } from './words.ts';

export class SettingsCard {
  readonly #notation = new Picker<Notation>('notation');
  readonly #rules = new Picker<RuleSet>('rules');
  readonly #coordinates = new Check('coordinates');
  readonly #numbers = new Check('numbers');
  readonly #pieceValues = new Check('pieceValues');
  readonly #aboutPieceValues = h('p', { class: 'soft note' });
  readonly #atOnce = new Check('reviewsAtOnce');
  readonly #refused = h('p', { class: 'soft note', role: 'status' });
  readonly element: HTMLElement;

  constructor(spec: GameSpec, change: (settings: Partial<Settings>) => void) {
    this.element = h(
      'section',
      { class: 'settings', part: 'settings' },
      ...(spec.notations.length > 0 ? [this.#notation.element] : []),
      this.#rules.element,
      ...(spec.isRuleInFen ? [this.#refused] : []),
      this.#coordinates.element,
      ...(spec.hasMoveNumbers ? [this.#numbers.element] : []),
      this.#atOnce.element,
      ...(spec.hasPieceValues
        ? [this.#pieceValues.element, h('div', { class: 'wide' }, this.#aboutPieceValues)]
        : []),
    );
    this.#notation.onPick = (notation) => change({ notation });
    this.#rules.onPick = (rules) => change({ rules });
    this.#coordinates.onChange = (hasCoordinates) => change({ hasCoordinates });
    this.#numbers.onChange = (hasNumbers) => change({ hasNumbers });
    this.#atOnce.onChange = (reviewsAtOnce) => change({ reviewsAtOnce });
    this.#pieceValues.onChange = (hasPieceValues) => change({ hasPieceValues });
  }

  update(state: AnalysisState, strings: Strings): void {
    const { settings, spec } = state;
    const { analyse, labels, games, notations, rules } = strings;
    this.element.setAttribute('aria-label', labels.settings);
    const notation = notationOf(state, strings);
    this.#notation.update(labels.notation, optionsOf(spec.notations, notations), notation);
    this.#rules.update(
      games[spec.id].rules,
      spec.rules.map((name) => [name, rules[name].name]),
      settings.rules,
    );
    const { refusedRule: refused } = state.findings;
    const words = refused && analyse.refusedRules(rules[refused.rules].name, refused.move);
    setText(this.#refused, words ?? '');
    this.#coordinates.update(labels.coordinates, settings.hasCoordinates);
    const { moveNumbers, pieceValues, aboutPieceValues, review } = toolTexts.in(strings.language);
    this.#numbers.update(moveNumbers, settings.hasNumbers);
    this.#atOnce.update(review.atOnce, settings.reviewsAtOnce);
    this.#pieceValues.update(pieceValues, settings.hasPieceValues);
    setText(this.#aboutPieceValues, aboutPieceValues);
    this.#aboutPieceValues.hidden = !settings.hasPieceValues;
  }
}
