// SPDX-License-Identifier: MIT
// What opens over a screen announces it: on the page, Back closes it first, and an open menu gives way to it.

export interface Opened {
  /** It is rendered as long as it is open. */
  readonly element: HTMLElement;
  close(): void;
}

export function announceOpened(element: HTMLElement, close: () => void): void {
  dispatchEvent(new CustomEvent<Opened>('chuhe-opened', { detail: { element, close } }));
}

/** Shows a dialog that stays in the document. */
export function showModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  announceOpened(dialog, () => dialog.close());
}

/** Shows a dialog in `root` until it is closed; returns false if another one is open there. */
export function openModal(root: ShadowRoot | HTMLElement, dialog: HTMLDialogElement): boolean {
  // The button may have been pressed again while the dialog was loading.
  if (root.querySelector('dialog[open]') !== null) return false;
  root.append(dialog);
  dialog.addEventListener('close', () => dialog.remove());
  showModal(dialog);
  return true;
}

declare global {
  interface WindowEventMap {
    'chuhe-opened': CustomEvent<Opened>;
  }
}
