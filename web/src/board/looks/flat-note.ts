// SPDX-License-Identifier: MIT
// What is said below a board that was to be seen in 3D and cannot be.

import { languageOf } from '../../i18n/languages.ts';
import { h, setText } from '../../ui/dom.ts';
import { lookTexts } from '../../i18n/en/look.ts';

export class FlatNote {
  readonly element = h('p', { class: 'soft note', role: 'status' });
  readonly #cause: 'noWebGl' | 'lostWebGl';
  #language = '';

  constructor(cause: 'noWebGl' | 'lostWebGl') {
    this.#cause = cause;
  }

  /** In the language of the element it stands in, which may be another by now. */
  async speak(): Promise<void> {
    const root = this.element.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
    const language = languageOf(root.host);
    if (language === this.#language) return;
    this.#language = language;
    // English will do where the language cannot be fetched.
    await lookTexts.load(language).catch(() => {});
    setText(this.element, lookTexts.in(languageOf(root.host))[this.#cause]);
  }
}
