// SPDX-License-Identifier: MIT
// Opens dialogs of the archive screen.

import { dissolveGroups } from '../../ui/choice.ts';
import { h } from '../../ui/dom.ts';
import { openModal } from '../../ui/opened.ts';

/** Opens the dialog at once; returns null if another one is open. */
export function openDialog(
  root: ShadowRoot,
  title: string,
  ...parts: HTMLElement[]
): HTMLDialogElement | null {
  const dialog = h('dialog', { 'aria-label': title }, h('h2', {}, title), ...parts);
  dialog.addEventListener('close', () => dissolveGroups(dialog));
  return openModal(root, dialog) ? dialog : null;
}
