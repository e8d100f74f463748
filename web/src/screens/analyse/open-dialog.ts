// SPDX-License-Identifier: MIT
// Where a record is pasted, or a file chosen.

import type { GameSpec } from '../../games/game-spec.ts';
import type { Strings } from '../../i18n/index.ts';
import { h, setText } from '../../ui/dom.ts';

const kHintId = 'open-hint';

export class OpenDialog {
  readonly #title = h('h2');
  readonly #hint = h('p', { id: kHintId, class: 'soft' });
  readonly #label = h('span');
  readonly #text = h('textarea', { rows: '8', spellcheck: 'false', 'aria-describedby': kHintId });
  readonly #file = h('input', { type: 'file', class: 'unseen', tabindex: '-1' });
  readonly #choose = h('button', { type: 'button' });
  readonly #close = h('button', { type: 'button' });
  readonly #read = h('button', { type: 'submit', class: 'inviting' });
  readonly element = h(
    'dialog',
    {},
    h(
      'form',
      { method: 'dialog' },
      this.#title,
      this.#hint,
      h('label', { class: 'field' }, this.#label, this.#text),
      this.#file,
      h('div', { class: 'buttons' }, this.#read, this.#choose, this.#close),
    ),
  );

  readonly #spec: GameSpec;

  constructor(spec: GameSpec, open: (content: Blob) => void) {
    this.#spec = spec;
    this.element.addEventListener('submit', () => {
      if (this.#text.value.trim() !== '') open(new Blob([this.#text.value]));
      this.#text.value = '';
    });
    this.#choose.addEventListener('click', () => this.#file.click());
    this.#close.addEventListener('click', () => this.element.close());
    this.#file.addEventListener('change', () => {
      const [file] = this.#file.files ?? [];
      this.#file.value = '';
      if (file === undefined) return;
      this.element.close();
      open(file);
    });
  }

  show(): void {
    this.element.showModal();
    this.#text.focus();
  }

  speak({ analyse }: Strings): void {
    setText(this.#title, analyse.open);
    this.element.setAttribute('aria-label', analyse.open);
    setText(this.#hint, analyse.openHints[this.#spec.id]);
    setText(this.#label, analyse.pasteLabel);
    setText(this.#choose, analyse.chooseFile);
    this.#file.setAttribute('aria-label', analyse.chooseFile);
    setText(this.#close, analyse.close);
    setText(this.#read, analyse.read);
  }
}
