// SPDX-License-Identifier: MIT
// Records given to the page as a whole: dropped on it, or pasted where nothing takes text.

import type { Strings } from '../i18n/index.ts';
import { h, setText } from '../ui/dom.ts';

/** Where text is written, it is pasted and dropped as everywhere. */
function takesText(event: Event): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.matches('input, textarea, select');
}

/** A file if there is one, else the text. */
function contentOf(data: DataTransfer | null): Blob | null {
  const [file] = data?.files ?? [];
  if (file !== undefined) return file;
  const text = data?.getData('text/plain').trim() ?? '';
  return text === '' ? null : new Blob([text]);
}

export interface DropSign {
  /** Shown while something is held over the page. */
  readonly element: HTMLElement;
  speak(strings: Strings): void;
}

export function listenToRecords(open: (content: Blob) => void): DropSign {
  const element = h('div', { class: 'drop-sign', 'aria-hidden': 'true', hidden: '' });
  const take = (event: Event, data: DataTransfer | null): void => {
    if (takesText(event)) return;
    const content = contentOf(data);
    if (content === null) return;
    event.preventDefault();
    open(content);
  };
  addEventListener('paste', (event) => take(event, event.clipboardData));
  addEventListener('drop', (event) => {
    element.hidden = true;
    take(event, event.dataTransfer);
  });
  addEventListener('dragover', (event) => {
    if (takesText(event)) return;
    event.preventDefault();
    element.hidden = false;
  });
  addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) element.hidden = true;
  });
  return { element, speak: ({ analyse }) => setText(element, analyse.drop) };
}
