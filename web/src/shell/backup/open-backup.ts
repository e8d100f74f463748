// SPDX-License-Identifier: MIT
// The dialog by which everything that is kept leaves the page as a file, and comes back.

import { saveFile } from '../../storage/save-file.ts';
import type { Language } from '../../i18n/languages.ts';
import { replaceAll, textOf } from '../../storage/store.ts';
import { h, setText } from '../../ui/dom.ts';
import { isFault, pack, unpack, type Fault } from './backup.ts';
import { backupTexts, type BackupStrings } from '../../i18n/backup.ts';

function faultInWords(fault: Fault, { faults }: BackupStrings): string {
  // Each takes its own kind.
  return (faults[fault.kind] as (one: Fault) => string)(fault);
}

/** What came of it; empty where the page is to be reloaded. */
async function restore(file: File, own: BackupStrings): Promise<string> {
  const read = unpack(await file.text());
  if (isFault(read)) return faultInWords(read, own);
  return replaceAll(read) ? '' : own.full;
}

function dialogOf(title: string, own: BackupStrings): HTMLDialogElement {
  const outcome = h('p', { role: 'status' });
  const save = h('button', { type: 'button', 'data-action': 'backup-save' }, own.save);
  const choose = h('button', { type: 'button', 'data-action': 'backup-restore' }, own.restore);
  const close = h('button', { type: 'button', 'data-action': 'close' }, own.close);
  const file = h('input', { type: 'file', accept: '.json', hidden: '', 'aria-label': own.restore });
  const buttons = h('div', { class: 'buttons' }, save, choose, close);
  const parts = [h('h2', {}, title), h('p', {}, own.about), buttons, file, outcome];
  const dialog = h('dialog', { 'aria-label': title }, ...parts);
  save.addEventListener('click', () => {
    const now = new Date();
    const bytes = new TextEncoder().encode(pack(textOf, now));
    saveFile(`chuhe-${now.toISOString().slice(0, 10)}.json`, bytes);
    setText(outcome, own.saved);
  });
  choose.addEventListener('click', () => file.click());
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  file.addEventListener('change', () => {
    const [chosen] = file.files ?? [];
    file.value = '';
    if (chosen === undefined) return;
    restore(chosen, own).then(
      (said) => (said === '' ? location.reload() : setText(outcome, said)),
      () => setText(outcome, own.unreadable),
    );
  });
  return dialog;
}

export async function openBackup(title: string, language: Language): Promise<void> {
  // Without the language it goes on in English.
  await backupTexts.load(language).catch(() => {});
  // The button may have been pressed again while this was on its way.
  if (document.querySelector('dialog') !== null) return;
  const dialog = dialogOf(title, backupTexts.in(language));
  document.body.append(dialog);
  dialog.showModal();
}
