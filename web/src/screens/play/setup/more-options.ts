// SPDX-License-Identifier: MIT
// A disclosure of what few people change. Its head tells what is not as usual; the browser remembers whether it is open.

import { saveNames } from '../../../storage/save-names.ts';
import { load, save } from '../../../storage/store.ts';
import { h, setText } from '../../../ui/dom.ts';

function openFrom(raw: unknown): boolean | null {
  return typeof raw === 'boolean' ? raw : null;
}

export class MoreOptions {
  readonly #label = h('span');
  readonly #unusual = h('span', { class: 'unusual soft' });
  readonly element: HTMLDetailsElement;

  constructor(...options: readonly HTMLElement[]) {
    const head = h('summary', { 'data-action': 'more-options' }, this.#label, ' ', this.#unusual);
    this.element = h('details', { class: 'more-options' }, head, h('div', {}, ...options));
    this.element.open = load(saveNames.moreOptions, openFrom) ?? false;
    // Before it opens or closes. Only the person's wish is kept.
    head.addEventListener('click', () => save(saveNames.moreOptions, !this.element.open));
  }

  update(label: string, unusual: readonly string[]): void {
    setText(this.#label, label);
    setText(this.#unusual, unusual.join(' · '));
  }

  open(): void {
    this.element.open = true;
  }
}
