// SPDX-License-Identifier: MIT
// The dialog for the reader's own names, and for renaming players.

import type { ArchiveStrings } from '../../i18n/en/archive.ts';
import { namePerson, personName } from '../../storage/person.ts';
import { h } from '../../ui/dom.ts';
import { openDialog } from './dialog.ts';

function field(name: string, label: string, value = ''): [HTMLElement, HTMLInputElement] {
  const input = h('input', { type: 'text', 'data-setting': name, autocomplete: 'off' });
  input.value = value;
  return [h('label', { class: 'field' }, h('span', {}, label), input), input];
}

/** Calls `rename` with the old and the new name; both are empty if no player is renamed. */
export function openNames(
  root: ShadowRoot,
  { own }: { readonly own: ArchiveStrings },
  rename: (from: string, to: string) => Promise<void>,
): void {
  const [yours, yourName] = field('your-name', own.yourName, personName());
  const [before, oldName] = field('old-name', own.oldName);
  const [after, newName] = field('new-name', own.newName);
  const save = h('button', { type: 'submit', class: 'inviting', 'data-action': 'save-names' });
  save.textContent = own.save;
  const close = h('button', { type: 'button', 'data-action': 'close' }, own.close);
  const form = h(
    'form',
    { method: 'dialog' },
    yours,
    h('p', { class: 'soft note' }, own.aboutYourName),
    h('div', { class: 'fields' }, before, after),
    h('div', { class: 'buttons' }, save, close),
  );
  const dialog = openDialog(root, own.renameTitle, form);
  close.addEventListener('click', () => dialog?.close());
  form.addEventListener('submit', () => {
    namePerson(yourName.value);
    const [from, to] = [oldName.value.trim(), newName.value.trim()];
    void rename(to === '' ? '' : from, to);
  });
}
