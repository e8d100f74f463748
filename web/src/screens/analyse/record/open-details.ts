// SPDX-License-Identifier: MIT
// The dialog for the names, date and result of a record.

import { headerOf } from './tree.ts';
import type { AnalysisState } from '../state.ts';
import { toolTexts } from '../../../i18n/en/analyse.ts';
import type { Header } from './tree.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import type { Strings } from '../../../i18n/index.ts';
import { h } from '../../../ui/dom.ts';
import { openModal } from '../../../ui/opened.ts';
import { optionsOf, Picker } from '../../../ui/picker.ts';
import { changedHeaders, namesFor, results } from './details.ts';

interface Field {
  readonly element: HTMLElement;
  /** Null if nothing was entered: the record's value is kept, even a question mark. */
  value(): string | null;
}

function textField(name: string, label: string, before: string): Field {
  const input = h('input', {
    type: 'text',
    'data-setting': `header-${name}`,
    autocomplete: 'off',
    ...(name === 'Date' ? { placeholder: '2026.01.31' } : {}),
  });
  input.value = before;
  return {
    element: h('label', { class: 'field' }, h('span', {}, label), input),
    value: () => (input.value.trim() === before ? null : input.value.trim()),
  };
}

function resultField(spec: GameSpec, before: string, strings: Strings): Field {
  const { analyse, sides, status, language } = strings;
  const { first, second } = spec.sides;
  const words: Readonly<Record<(typeof results)[number], string>> = {
    '1-0': analyse.wins(sides[first]),
    '0-1': analyse.wins(sides[second]),
    '1/2-1/2': status.drawn,
    '*': toolTexts.in(language).noResult,
  };
  const picker = new Picker('header-Result');
  const known = results.find((result) => result === before) ?? '*';
  picker.update(analyse.headers['Result'] ?? '', optionsOf(results, words), known);
  let chosen: string | null = null;
  picker.onPick = (result) => (chosen = result);
  return { element: picker.element, value: () => chosen };
}

/** Calls `change` with the new headers, unless they are unchanged. */
export function openDetails(
  root: ShadowRoot,
  { spec, tree }: AnalysisState,
  strings: Strings,
  change: (headers: readonly Header[]) => void,
): void {
  const { analyse, language } = strings;
  const names = namesFor(spec, Object.keys(analyse.headers));
  const fields = names.map((name) => {
    const before = headerOf(tree, name);
    const label = analyse.headers[name] ?? name;
    const isResult = name === 'Result';
    const field = isResult ? resultField(spec, before, strings) : textField(name, label, before);
    return [name, field] as const;
  });
  const title = toolTexts.in(language).details;
  const save = h('button', { type: 'submit', class: 'inviting', 'data-action': 'save-details' });
  save.textContent = analyse.save;
  const close = h('button', { type: 'button', 'data-action': 'close' }, analyse.close);
  const form = h(
    'form',
    { method: 'dialog' },
    h('h2', {}, title),
    h('div', { class: 'fields' }, ...fields.map(([, { element }]) => element)),
    h('div', { class: 'buttons' }, save, close),
  );
  const dialog = h('dialog', { 'aria-label': title }, form);
  form.addEventListener('submit', () => {
    const values = fields.flatMap(([name, field]) => {
      const value = field.value();
      return value === null ? [] : [[name, value] as const];
    });
    const headers = changedHeaders(tree, new Map(values));
    if (headers !== tree.headers) change(headers);
  });
  close.addEventListener('click', () => dialog.close());
  openModal(root, dialog);
}
