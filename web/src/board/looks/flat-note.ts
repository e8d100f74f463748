// SPDX-License-Identifier: MIT
// The note below a board that cannot be shown in 3D.

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

  /** In the language of its element, which may have changed. */
  async speak(): Promise<void> {
    const root = this.element.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
    const language = languageOf(root.host);
    if (language === this.#language) return;
    this.#language = language;
    // Fall back to English if the language cannot be downloaded.
    await lookTexts.load(language).catch(() => {});
    setText(this.element, lookTexts.in(languageOf(root.host))[this.#cause]);
  }
}
