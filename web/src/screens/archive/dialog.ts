// SPDX-License-Identifier: MIT
// Opens dialogs of the archive screen.

import { dissolveGroups } from '../../ui/choice.ts';
import { h } from '../../ui/dom.ts';

/** Opens the dialog at once; returns null if another one is open. */
export function openDialog(
  root: ShadowRoot,
  title: string,
  ...parts: HTMLElement[]
): HTMLDialogElement | null {
  // The button may have been pressed twice.
  if (root.querySelector('dialog[open]') !== null) return null;
  const dialog = h('dialog', { 'aria-label': title }, h('h2', {}, title), ...parts);
  dialog.addEventListener('close', () => {
    dissolveGroups(dialog);
    dialog.remove();
  });
  root.append(dialog);
  dialog.showModal();
  return dialog;
}
