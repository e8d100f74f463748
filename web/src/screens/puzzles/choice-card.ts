// SPDX-License-Identifier: MIT
// The selection of puzzles: type, order, or a number.

import { h, setText } from '../../ui/dom.ts';
import { Choice } from '../../ui/choice.ts';
import { optionsOf } from '../../ui/picker.ts';
import { orders, type Order } from './progress.ts';
import { isOfTheme, puzzleOf, themes, type Puzzle, type Theme } from './puzzle.ts';
import type { SheetSize } from './puzzle-sheet.ts';
import type { PuzzleState } from './state.ts';
import type { PuzzleStrings } from '../../i18n/en/puzzles.ts';

export interface Choices {
  chooseTheme(theme: Theme): void;
  chooseOrder(order: Order): void;
  go(number: number): void;
  /** Prints this many puzzles. */
  print(size: SheetSize): void;
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
  readonly #paper = h('span', { id: 'puzzle-paper' });
  readonly #sizes = ([6, 12] satisfies SheetSize[]).map(
    (size) => [size, h('button', { type: 'button', 'data-print': String(size) })] as const,
  );
  readonly element = h(
    'form',
    { class: 'settings', part: 'settings' },
    this.#theme.element,
    this.#order.element,
    h(
      'div',
      { class: 'wide with-button' },
      h('label', { class: 'field' }, this.#label, this.#number),
      this.#go,
    ),
    h(
      'div',
      { class: 'wide field', role: 'group', 'aria-labelledby': 'puzzle-paper' },
      this.#paper,
      h('div', { class: 'choice' }, ...this.#sizes.map(([, button]) => button)),
    ),
  );
  #puzzles: readonly Puzzle[] = [];
  #counts: Readonly<Record<string, number>> = {};

  constructor({ chooseTheme, chooseOrder, go, print }: Choices) {
    for (const [size, button] of this.#sizes) button.addEventListener('click', () => print(size));
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

  update({ spec, puzzles, progress }: PuzzleState, own: PuzzleStrings): void {
    const offered = themes[spec.id];
    if (puzzles !== this.#puzzles) {
      this.#puzzles = puzzles;
      const count = (theme: Theme) =>
        puzzles.filter((one) => isOfTheme(spec.id, one, theme)).length;
      this.#counts = Object.fromEntries(offered.map((theme) => [theme, count(theme)]));
    }
    const names: Readonly<Partial<Record<Theme, string>>> = own.themes[spec.id];
    const named = offered.map((theme) => {
      const text = own.count(names[theme] ?? theme, this.#counts[theme] ?? 0);
      return [theme, text] as const;
    });
    this.#theme.update(own.theme, named, progress.theme);
    this.#order.update(own.order, optionsOf(orders, own.orders), progress.order);
    setText(this.#label, own.number);
    setText(this.#go, own.go);
    setText(this.#paper, own.print);
    for (const [size, button] of this.#sizes) setText(button, own.printed(size));
  }
}
