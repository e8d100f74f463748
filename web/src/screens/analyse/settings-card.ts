// SPDX-License-Identifier: MIT
// The rule set of the record, and a legend of the piece values.

import type { RuleSet } from '../../engine/protocol.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import { toolTexts } from '../../i18n/en/analyse.ts';
import type { Strings } from '../../i18n/index.ts';
import { Choice } from '../../ui/choice.ts';
import { h, setText } from '../../ui/dom.ts';
import type { AnalysisState, Settings } from './state.ts';

export class SettingsCard {
  readonly #rules = new Choice<RuleSet>('rules');
  readonly #refused = h('p', { class: 'soft note', role: 'status' });
  readonly #aboutPieceValues = h('p', { class: 'soft note' });
  readonly element: HTMLElement;

  constructor(spec: GameSpec, change: (settings: Partial<Settings>) => void) {
    this.element = h(
      'section',
      { class: 'settings', part: 'settings' },
      this.#rules.element,
      ...(spec.isRuleInFen ? [this.#refused] : []),
      ...(spec.hasPieceValues ? [this.#aboutPieceValues] : []),
    );
    this.#rules.onPick = (rules) => change({ rules });
  }

  update({ settings, spec, findings }: AnalysisState, strings: Strings): void {
    const { analyse, games, rules } = strings;
    const names = spec.rules.map((name) => [name, rules[name].name] as const);
    this.#rules.update(games[spec.id].rules, names, settings.rules);
    const { refusedRule: refused } = findings;
    const words = refused && analyse.refusedRules(rules[refused.rules].name, refused.move);
    setText(this.#refused, words ?? '');
    setText(this.#aboutPieceValues, toolTexts.in(strings.language).aboutPieceValues);
    this.#aboutPieceValues.hidden = !settings.hasPieceValues;
  }
}
