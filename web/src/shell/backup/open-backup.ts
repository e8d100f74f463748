// SPDX-License-Identifier: MIT
// The dialog for saving all data to a file and restoring it.

import { saveFile } from '../../storage/save-file.ts';
import type { Language } from '../../i18n/languages.ts';
import { replaceAll, textOf } from '../../storage/store.ts';
import { h, setText } from '../../ui/dom.ts';
import { openModal } from '../../ui/opened.ts';
import { gamesForBackup, restoreGames } from './all-games.ts';
import { hasGames, isFault, kEnd, pack, unpack, type Fault } from './backup.ts';
import { backupTexts, type BackupStrings } from '../../i18n/en/backup.ts';

function faultInWords(fault: Fault, { faults }: BackupStrings): string {
  // Each parses its own kind of value.
  return (faults[fault.kind] as (one: Fault) => string)(fault);
}

/** Several times the page's own storage limit. */
const kMostHead = 32 * 1024 * 1024;

function inDigits(count: number): string {
  return count.toLocaleString(document.documentElement.lang);
}

async function isWhole(file: File): Promise<boolean> {
  return (await file.slice(-kEnd.length).text()) === kEnd;
}

/** An error message; empty on success, when the page must be reloaded. */
async function restore(
  file: File,
  own: BackupStrings,
  say: (text: string) => void,
): Promise<{ said: string; isRestored: boolean }> {
  const text = await file.slice(0, kMostHead).text();
  const read = unpack(text);
  if (isFault(read)) return { said: faultInWords(read, own), isRestored: false };
  const withGames = hasGames(text);
  if (withGames && !(await isWhole(file))) {
    return { said: own.faults['not-json'](), isRestored: false };
  }
  if (!replaceAll(read)) return { said: own.full, isRestored: false };
  if (!withGames) return { said: '', isRestored: true };
  const { stored, isWhole: fits } = await restoreGames(file, (count) =>
    say(own.restoring(inDigits(count))),
  );
  return { said: fits ? '' : own.roomFor(inDigits(stored)), isRestored: true };
}

async function wholeBackup(now: Date): Promise<Blob> {
  const head = pack(textOf, now);
  return new Blob([head, await gamesForBackup(), kEnd]);
}

function dialogOf(title: string, own: BackupStrings): HTMLDialogElement {
  const outcome = h('p', { role: 'status' });
  const save = h('button', { type: 'button', 'data-action': 'backup-save' }, own.save);
  const choose = h('button', { type: 'button', 'data-action': 'backup-restore' }, own.restore);
  const close = h('button', { type: 'button', 'data-action': 'close' }, own.close);
  const input = h('input', { type: 'file', accept: '.json', hidden: '' });
  input.setAttribute('aria-label', own.restore);
  const buttons = h('div', { class: 'buttons' }, save, choose, close);
  const parts = [h('h2', {}, title), h('p', {}, own.about), buttons, input, outcome];
  const dialog = h('dialog', { 'aria-label': title }, ...parts);
  const say = (text: string): void => setText(outcome, text);
  const keep = async (): Promise<void> => {
    const now = new Date();
    saveFile(`chuhe-${now.toISOString().slice(0, 10)}.json`, await wholeBackup(now));
    say(own.saved);
  };
  const bringBack = async (file: File): Promise<void> => {
    const { said, isRestored } = await restore(file, own, say);
    if (said === '') return location.reload();
    say(said);
    // Show the restored data once the message about the rest has been read.
    if (isRestored) dialog.addEventListener('close', () => location.reload());
  };
  save.addEventListener('click', () => void keep().catch(() => say(own.gamesMissing)));
  choose.addEventListener('click', () => input.click());
  close.addEventListener('click', () => dialog.close());
  input.addEventListener('change', () => {
    const [chosen] = input.files ?? [];
    input.value = '';
    if (chosen !== undefined) bringBack(chosen).catch(() => say(own.unreadable));
  });
  return dialog;
}

export async function openBackup(title: string, language: Language): Promise<void> {
  // Fall back to English if the language cannot be downloaded.
  await backupTexts.load(language).catch(() => {});
  openModal(document.body, dialogOf(title, backupTexts.in(language)));
}
