// SPDX-License-Identifier: MIT
// The sheet that filters the games; the list follows every change.

import { sources, type Source } from '../../archive/archived-game.ts';
import { outcomes, type OutcomeName, type Query } from '../../archive/query.ts';
import { Check } from '../../ui/check.ts';
import { Choice } from '../../ui/choice.ts';
import { h } from '../../ui/dom.ts';
import { optionsOf } from '../../ui/picker.ts';
import { openDialog } from './dialog.ts';
import type { ArchiveState, ArchiveWords } from './state.ts';

type Filters = Pick<Query, 'source' | 'outcome' | 'level' | 'fen'>;

const ownOutcomes = outcomes.filter((name) => name !== 'first' && name !== 'second');

const noFilters: Filters = { source: null, outcome: null, level: null, fen: null };

/** The number of active filters. */
export function filterCount({ source, outcome, level, fen }: Query): number {
  return [source, outcome, level, fen].filter((one) => one !== null).length;
}

export function openFilter(
  root: ShadowRoot,
  { query, analysed }: Pick<ArchiveState, 'query' | 'analysed'>,
  { own, page }: ArchiveWords,
  search: (changes: Partial<Query>) => void,
): void {
  let filters: Filters = query;
  const source = new Choice<Source | 'all'>('source');
  const outcome = new Choice<(typeof ownOutcomes)[number] | 'all'>('outcome');
  const level = new Choice('opponent');
  const position = new Check('position');
  const about = h('p', { class: 'soft note' }, own.aboutPosition);
  const clear = h('button', { type: 'button', 'data-action': 'no-filter' }, own.noFilter);
  const close = h(
    'button',
    { type: 'button', class: 'inviting', 'data-action': 'close' },
    own.close,
  );
  const show = (): void => {
    const chosen = ownOutcomes.find((name: OutcomeName) => name === filters.outcome);
    source.update(own.source, optionsOf(['all', ...sources], own.sources), filters.source ?? 'all');
    outcome.update(own.outcome, optionsOf(['all', ...ownOutcomes], own.outcomes), chosen ?? 'all');
    const levels = page.levels.map((name, index) => {
      return [String(index + 1), page.level(index + 1, name)] as const;
    });
    level.update(own.opponent, [['', own.anyOpponent], ...levels], String(filters.level ?? ''));
    position.update(own.position, filters.fen !== null);
  };
  const change = (changes: Partial<Filters>): void => {
    filters = { ...filters, ...changes };
    show();
    search(changes);
  };
  source.onPick = (picked) => change({ source: picked === 'all' ? null : picked });
  outcome.onPick = (picked) => change({ outcome: picked === 'all' ? null : picked });
  level.onPick = (picked) => change({ level: picked === '' ? null : Number(picked) });
  position.onChange = (isWanted) => change({ fen: isWanted ? analysed : null });
  clear.addEventListener('click', () => change(noFilters));
  show();
  const places = analysed === null ? [] : [h('div', {}, position.element, about)];
  const dialog = openDialog(
    root,
    own.filter.replace(/[….]+$/, ''),
    h('div', { class: 'choices' }, source.element, outcome.element, level.element, ...places),
    h('div', { class: 'buttons' }, close, clear),
  );
  close.addEventListener('click', () => dialog?.close());
}
