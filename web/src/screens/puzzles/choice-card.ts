// SPDX-License-Identifier: MIT
// The selection of puzzles: kind, order, or a number; and their print.

import { h, setText } from '../../ui/dom.ts';
import { Choice } from '../../ui/choice.ts';
import { optionsOf } from '../../ui/picker.ts';
import { orders, tallyOf, type Order } from './progress.ts';
import { isOfTheme, puzzleOf, themes, type Puzzle, type Theme } from './puzzle.ts';
import type { PuzzleState } from './state.ts';
import type { PuzzleStrings } from '../../i18n/en/puzzles.ts';

export interface Choices {
  chooseTheme(theme: Theme): void;
  chooseOrder(order: Order): void;
  go(number: number): void;
  /** Prints a sheet of puzzles. */
  print(): void;
}

export class ChoiceCard {
  readonly #theme = new Choice<Theme>('puzzle-theme');
  readonly #order = new Choice<Order>('puzzle-order');
  readonly #label = h('span');
  readonly #number = h('input', {
    type: 'text',
    inputmode: 'numeric',
    autocomplete: 'off',
    enterkeyhint: 'go',
    'data-setting': 'puzzle-number',
  });
  readonly #go = h('button', { type: 'submit' });
  readonly #print = h('button', { type: 'button', 'data-action': 'print' });
  readonly element: HTMLElement;
  #puzzles: readonly Puzzle[] = [];
  #counts: Readonly<Record<string, number>> = {};

  /** `motifs` are a second way to choose a kind. */
  constructor({ chooseTheme, chooseOrder, go, print }: Choices, motifs: HTMLElement) {
    this.element = h(
      'form',
      {},
      this.#theme.element,
      motifs,
      this.#order.element,
      h(
        'div',
        { class: 'with-button' },
        h('label', { class: 'field' }, this.#label, this.#number),
        this.#go,
      ),
      this.#print,
    );
    this.#print.addEventListener('click', print);
    this.#theme.onPick = chooseTheme;
    this.#order.onPick = chooseOrder;
    this.element.addEventListener('submit', (event) => {
      event.preventDefault();
      const number = Number(this.#number.value);
      const isKnown = puzzleOf(this.#puzzles, number) !== undefined;
      this.#number.setAttribute('aria-invalid', String(!isKnown));
      if (!isKnown) return;
      this.#number.value = '';
      go(number);
    });
  }

  /** Kinds and orders without puzzles are not offered. */
  update({ spec, puzzles, progress, today }: PuzzleState, own: PuzzleStrings): void {
    if (puzzles !== this.#puzzles) {
      this.#puzzles = puzzles;
      const count = (theme: Theme) =>
        puzzles.filter((one) => isOfTheme(spec.id, one, theme)).length;
      this.#counts = Object.fromEntries(themes[spec.id].map((theme) => [theme, count(theme)]));
    }
    const offered = themes[spec.id].filter(
      (theme) => this.#counts[theme] !== 0 || theme === progress.theme,
    );
    const names: Readonly<Partial<Record<Theme, string>>> = own.themes[spec.id];
    const named = offered.map((theme) => {
      const text = own.count(names[theme] ?? theme, this.#counts[theme] ?? 0);
      return [theme, text] as const;
    });
    this.#theme.update(own.theme, named, progress.theme);
    const tally = tallyOf(puzzles, progress, today);
    const ordered = orders.filter((order) => {
      const isAsked = order === 'due' || order === 'mistakes';
      return !isAsked || tally[order] > 0 || order === progress.order;
    });
    this.#order.update(own.order, optionsOf(ordered, own.orders), progress.order);
    setText(this.#label, own.number);
    setText(this.#go, own.go);
    setText(this.#print, own.print);
  }
}
