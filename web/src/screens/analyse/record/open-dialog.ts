// SPDX-License-Identifier: MIT
// The dialog for pasting a record or choosing a file.

import type { GameSpec } from '../../../games/game-spec.ts';
import type { Strings } from '../../../i18n/index.ts';
import { h, setText } from '../../../ui/dom.ts';
import { showModal } from '../../../ui/opened.ts';
import { toolTexts } from '../../../i18n/en/analyse.ts';
import { faultInWords } from '../../../ui/words/faults.ts';
import type { Source } from '../state.ts';
import { Places, type Range } from './text-place.ts';
import { barrenness } from '../words.ts';

const kHintId = 'open-hint';

/** Scrolls to the line; setting a selection alone does not scroll. */
function scrollToRange(box: HTMLTextAreaElement, start: number): void {
  const lines = box.value.split('\n').length;
  const before = box.value.slice(0, start).split('\n').length - 1;
  box.scrollTop = (before / lines) * box.scrollHeight - box.clientHeight / 2;
}

export class OpenDialog {
  readonly #title = h('h2');
  readonly #hint = h('p', { id: kHintId, class: 'soft' });
  readonly #label = h('span');
  readonly #text = h('textarea', { rows: '8', spellcheck: 'false', 'aria-describedby': kHintId });
  /** The error in the text. */
  readonly #fault = h('p', { class: 'note', role: 'alert', hidden: '' });
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
      this.#fault,
      this.#file,
      h('div', { class: 'buttons' }, this.#read, this.#choose, this.#close),
    ),
  );

  readonly #spec: GameSpec;
  /** The text sent to the engine that has no answer yet. */
  #given: string | null = null;

  constructor(spec: GameSpec, open: (content: Blob) => void) {
    this.#spec = spec;
    this.element.addEventListener('submit', () => {
      this.#given = this.#text.value.trim() === '' ? null : this.#text.value;
      if (this.#given !== null) open(new Blob([this.#given]));
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
    this.#fault.hidden = true;
    showModal(this.element);
    this.#text.focus();
  }

  /** Receives the outcome of the pasted text; shows the text again if it contains no game. */
  hear(source: Source | null, strings: Strings): void {
    const text = this.#given;
    this.#given = null;
    if (text === null || source === null || source.isOpened) return;
    const { faults } = toolTexts.in(strings.language);
    const [warning] = source.warnings;
    const words = warning ? faultInWords(warning.fault, faults) : barrenness(source, strings);
    const whole = { start: 0, end: text.length };
    this.showFault(text, words, (warning && new Places(text).of(warning)) ?? whole);
  }

  /** Shows the pasted text with its error selected and described. */
  showFault(text: string, words: string, { start, end }: Range): void {
    this.#text.value = text;
    showModal(this.element);
    this.#fault.hidden = false;
    setText(this.#fault, words);
    this.#text.focus();
    this.#text.setSelectionRange(start, end);
    scrollToRange(this.#text, start);
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
