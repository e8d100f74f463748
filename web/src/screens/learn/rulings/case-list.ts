// SPDX-License-Identifier: MIT
// The cases that are asked about most, and all cases grouped by kind, with their filter.

import { parsePlacement, squaresOf } from '../../../games/placement.ts';
import type { Strings } from '../../../i18n/index.ts';
import type { RulingsStrings } from '../../../i18n/en/rulings.ts';
import { h, setText } from '../../../ui/dom.ts';
import { Picker } from '../../../ui/picker.ts';
import { pieceName } from '../../../ui/words/pieces.ts';
import { kinds, outcomes, type Case, type Kind, type Outcome } from './cases.ts';
import { listed, type Filter, type RulingsState } from './state.ts';
import { sourceOf, titleOf } from './case-words.ts';
import { namedCases } from './named.ts';

function nameOf(kind: Kind, strings: Strings, own: RulingsStrings): string {
  if (kind === 'mixture' || kind === 'none') return own.kinds[kind];
  return strings.law.names[`perpetual-${kind}`];
}

function outcomeName(
  outcome: Outcome,
  { spec }: RulingsState,
  { sides }: Strings,
  own: RulingsStrings,
): string {
  if (outcome === 'draw') return own.draw;
  return own.loses(sides[spec.sides[outcome === 'first' ? 'second' : 'first']]);
}

/** The names of the pieces that move in a case. */
function moversOf({ fen, moves }: Case, { spec }: RulingsState, strings: Strings): string[] {
  const placement = parsePlacement(spec, fen);
  return moves.flatMap((move) => {
    const [from = ''] = squaresOf(move);
    return pieceName(spec, placement.get(from), strings) ?? [];
  });
}

/** Whether the text of a case contains all words of the filter. */
function isAbout(one: Case, state: RulingsState, strings: Strings, own: RulingsStrings): boolean {
  const wanted = state.filter.text.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return true;
  const { number, kind, outcomes: told } = one;
  const outcome = told.asian === undefined ? '' : outcomeName(told.asian, state, strings, own);
  const texts = [
    own.one(number),
    titleOf(one, state, strings, own),
    nameOf(kind, strings, own),
    outcome,
    sourceOf(one, own),
    ...moversOf(one, state, strings),
  ];
  const text = texts.join(' ').normalize('NFKC').toLowerCase();
  return wanted.every((word) =>
    // A number must match the whole number of the case.
    /^\d+$/.test(word) ? number === Number(word) : text.includes(word),
  );
}

export class CaseList {
  readonly #kind = new Picker<Kind | 'all'>('kind');
  readonly #outcome = new Picker<Outcome | 'all'>('outcome');
  readonly #rules = new Picker<'all' | 'differ'>('rules');
  readonly #count = h('h2');
  readonly #search = h('input', {
    type: 'search',
    autocomplete: 'off',
    spellcheck: 'false',
    'data-setting': 'case-text',
  });
  readonly #searchLabel = h('span');
  readonly #groups = h('div', { class: 'groups' });
  readonly #asked = h('h2');
  readonly #named = h('ol', { class: 'stops' });
  readonly #all = h('summary');
  readonly element = h(
    'section',
    { class: 'cases other-tab' },
    this.#asked,
    this.#named,
    h(
      'details',
      { class: 'all-cases' },
      this.#all,
      h(
        'div',
        { class: 'cases' },
        h('div', { role: 'status' }, this.#count),
        h('label', { class: 'field' }, this.#searchLabel, this.#search),
        this.#kind.element,
        this.#outcome.element,
        this.#rules.element,
        this.#groups,
      ),
    ),
  );
  readonly #choose: (number: number) => void;
  #text = '';

  constructor(choose: (number: number) => void, filter: (filter: Partial<Filter>) => void) {
    this.#choose = choose;
    this.#search.addEventListener('input', () => filter({ text: this.#search.value }));
    this.#kind.onPick = (kind) => filter({ kind: kind === 'all' ? null : kind });
    this.#outcome.onPick = (outcome) => filter({ outcome: outcome === 'all' ? null : outcome });
    this.#rules.onPick = (rules) => filter({ isDisputed: rules === 'differ' });
  }

  update(state: RulingsState, strings: Strings, own: RulingsStrings): void {
    const { filter } = state;
    const all = ['all', own.all] as const;
    const kindOptions = kinds.map((kind) => [kind, nameOf(kind, strings, own)] as const);
    this.#kind.update(own.kind, [all, ...kindOptions], filter.kind ?? 'all');
    const outcomeOptions = outcomes.map(
      (outcome) => [outcome, outcomeName(outcome, state, strings, own)] as const,
    );
    this.#outcome.update(own.outcome, [all, ...outcomeOptions], filter.outcome ?? 'all');
    const isDisputed = filter.isDisputed ? 'differ' : 'all';
    this.#rules.update(own.laws, [all, ['differ', own.differ]], isDisputed);
    const cases = listed(state).filter((one) => isAbout(one, state, strings, own));
    setText(this.#searchLabel, own.search);
    this.#search.placeholder = own.searchHint;
    setText(this.#count, own.cases(cases.length));
    setText(this.#asked, own.asked);
    setText(this.#all, own.allCases(state.cases?.length ?? 0));
    const shown = [strings.language, ...cases.map(({ number }) => number)].join(' ');
    if (shown !== this.#text) {
      this.#text = shown;
      this.#list(cases, state, strings, own);
    }
    if (state.filter.text !== '')
      for (const group of this.#groups.querySelectorAll('details')) group.open = true;
    this.#mark(state.number);
  }

  #list(cases: readonly Case[], state: RulingsState, strings: Strings, own: RulingsStrings): void {
    const named = namedCases.map((number) => h('li', {}, this.#button(number, own.named[number])));
    this.#named.replaceChildren(...named);
    const groups = kinds.flatMap((kind) => {
      const ones = cases.filter((one) => one.kind === kind);
      if (ones.length === 0) return [];
      const name = `${nameOf(kind, strings, own)} (${ones.length})`;
      const items = ones.map((one) => {
        const text = `${one.number} ${titleOf(one, state, strings, own)}`;
        return h('li', {}, this.#button(one.number, text));
      });
      const list = h('ol', { class: 'stops' }, ...items);
      return [h('details', { class: 'history' }, h('summary', {}, name), list)];
    });
    this.#groups.replaceChildren(...groups);
  }

  #button(number: number, text: string): HTMLElement {
    const button = h('button', { type: 'button', 'data-case': String(number) }, text);
    button.addEventListener('click', () => this.#choose(number));
    return button;
  }

  /** Marks the current case and opens its group when the case changes. */
  #mark(number: number): void {
    for (const button of this.element.querySelectorAll<HTMLElement>('button')) {
      const isHere = button.dataset['case'] === String(number);
      if (isHere === button.hasAttribute('aria-current')) continue;
      button.toggleAttribute('aria-current', isHere);
      if (!isHere) continue;
      button.setAttribute('aria-current', 'true');
      if (this.#groups.contains(button)) button.closest('details')?.setAttribute('open', '');
    }
  }
}
