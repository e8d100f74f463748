// SPDX-License-Identifier: MIT
// A sheet at the edge of the window, which leaves the board visible.

import { watchLook } from '../board/looks/element-look.ts';
import boards from '../styles/boards.css?inline';
import choice from '../styles/choice.css?inline';
import settings from '../styles/settings.css?inline';
import sheetStyle from '../styles/sheet.css?inline';
import tokens from '../styles/tokens.css?inline';
import { drawing, h, setText } from '../ui/dom.ts';
import { showModal } from '../ui/opened.ts';
import { sheetOf, wear } from '../ui/sheet.ts';

const style = sheetOf(tokens + boards + sheetStyle + choice + settings);

const kClose = 'M6 6l12 12M18 6L6 18';

export class Sheet {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  onClose: () => void = () => {};
  readonly #element: HTMLElement;
  readonly #title = h('h2');
  readonly #close = h('button', { type: 'button', class: 'close', 'data-action': 'close' });
  readonly #body = h('div', { class: 'body' });
  readonly #dialog = h(
    'dialog',
    { class: 'sheet' },
    h('div', { class: 'title' }, this.#title, this.#close),
    this.#body,
  );

  /** `kind` names it for the style sheet and for tests; it takes the look of `element`. */
  constructor(kind: string, element: HTMLElement) {
    this.#element = element;
    const theme = element.getAttribute('theme') ?? 'auto';
    this.host = h('div', { class: `chuhe-${kind}`, theme });
    this.root = this.host.attachShadow({ mode: 'open' });
    wear(this.root, [style]);
    this.root.append(this.#dialog);
    this.#close.append(drawing(kClose, '0 0 24 24'));
    this.#close.addEventListener('click', () => this.#dialog.close());
    // A click outside closes it.
    this.#dialog.addEventListener('click', ({ target, clientX, clientY }) => {
      const box = this.#dialog.getBoundingClientRect();
      const isWithin =
        clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
      if (target === this.#dialog && !isWithin) this.#dialog.close();
    });
  }

  get isOpen(): boolean {
    return this.#dialog.open;
  }

  close(): void {
    this.#dialog.close();
  }

  fill(title: string, close: string, language: string, ...content: HTMLElement[]): void {
    this.host.lang = language;
    setText(this.#title, title);
    this.#dialog.setAttribute('aria-label', title);
    this.#close.title = close;
    this.#close.setAttribute('aria-label', close);
    this.#body.replaceChildren(...content);
  }

  show(): void {
    this.#element.ownerDocument.body.append(this.host);
    // It may have been made in another document.
    wear(this.root);
    const watch = watchLook(this.host, () => {});
    const follow = new MutationObserver(() => watch.apply());
    follow.observe(this.host, { attributeFilter: ['theme'] });
    this.#dialog.addEventListener('close', () => {
      follow.disconnect();
      watch.stop();
      this.host.remove();
      this.onClose();
      // Parts reused by the page would keep the whole sheet alive.
      this.#body.replaceChildren();
    });
    showModal(this.#dialog);
  }
}

/** Whether a sheet of that kind is open beside `element`: a button may be pressed again while it loads. */
export function isSheetOpen(kind: string, element: Element): boolean {
  return element.ownerDocument.querySelector(`.chuhe-${kind}`) !== null;
}
