// SPDX-License-Identifier: MIT
// The export card: choose a format and a destination.

import type { FaultFacts } from '../../../engine/protocol.ts';
import { formats, type ExportKind } from '../../../games/formats.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import type { Strings } from '../../../i18n/index.ts';
import type { FaultStrings } from '../../../i18n/en/faults.ts';
import { h, setText } from '../../../ui/dom.ts';
import { toolTexts } from '../../../i18n/en/analyse.ts';
import { Choice } from '../../../ui/choice.ts';
import { optionsOf } from '../../../ui/picker.ts';
import { faultInWords } from '../../../ui/words/faults.ts';
import type { AnalysisState, Purpose, Written } from '../state.ts';
import { isPlain } from '../record/tree.ts';
import { addressOf, fileName, plainText, textOf } from './take-out.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { saveFile } from '../../../storage/save-file.ts';

export interface ExportListener {
  /** Requests the record in written form from the engine. */
  write(purpose: Purpose, kind: ExportKind | 'link'): void;
  /** Requests embedding; `record` is null if the moves alone describe the analysis. */
  embed(record: string | null): void;
  /** Requests a picture of the current view. */
  draw(): void;
  /** Requests a printed scoresheet. */
  print(): void;
}

/** Whether the page itself writes this format: the current position, or moves as shown. */
function isOwn(spec: GameSpec, kind: ExportKind): boolean {
  return kind === 'fen' || (kind === 'text' && spec.notations.length > 0);
}

const purposes = ['copy', 'save', 'share', 'embed'] as const;

export class ExportCard {
  readonly #format = new Choice<ExportKind>('format');
  readonly #buttons = purposes.map(
    (purpose) => [purpose, h('button', { type: 'button', 'data-action': purpose })] as const,
  );
  readonly #picture = h('button', { type: 'button', 'data-action': 'picture' });
  readonly #print = h('button', { type: 'button', 'data-action': 'print' });
  readonly #outcome = h('p', { role: 'status' });
  readonly #byHand = h('textarea', { readonly: '', rows: '4', hidden: '' });
  readonly #unsupportedTitle = h('p', { hidden: '' });
  readonly #unsupported = h('ul', { class: 'unsupported', hidden: '' });
  readonly element = h(
    'section',
    { class: 'export', part: 'export' },
    this.#format.element,
    h(
      'div',
      { class: 'buttons' },
      ...this.#buttons.map(([, button]) => button),
      this.#picture,
      this.#print,
    ),
    this.#outcome,
    this.#byHand,
    this.#unsupportedTitle,
    this.#unsupported,
  );
  readonly #listener: ExportListener;
  #kind: ExportKind;
  #state: AnalysisState | null = null;
  #strings: Strings | null = null;
  #written: Written | null = null;
  /**
   * The headers of the record that the message is about: they identify the record while moves are
   * added.
   */
  #told: AnalysisState['tree']['headers'] | null = null;

  /** Without addresses, sharing and embedding are not available. */
  constructor(spec: GameSpec, hasAddress: boolean, listener: ExportListener) {
    [this.#kind] = spec.exports;
    this.#listener = listener;
    this.#format.onPick = (kind) => {
      this.#kind = kind;
      this.#enable();
    };
    this.#picture.addEventListener('click', () => listener.draw());
    this.#print.addEventListener('click', () => listener.print());
    for (const [purpose, button] of this.#buttons) {
      button.hidden = !hasAddress && (purpose === 'share' || purpose === 'embed');
      button.addEventListener('click', () => {
        if (button.getAttribute('aria-disabled') === 'true') return;
        if (purpose === 'embed' && this.#isPlain()) listener.embed(null);
        else if (purpose === 'share' || purpose === 'embed') listener.write(purpose, 'link');
        else if (isOwn(spec, this.#kind)) this.#takeText(purpose);
        else listener.write(purpose, this.#kind);
      });
    }
  }

  update(state: AnalysisState, strings: Strings): void {
    this.#state = state;
    this.#strings = strings;
    const { analyse, labels } = strings;
    const options = optionsOf(state.spec.exports, analyse.exports);
    this.#format.update(analyse.exportAs, options, this.#kind);
    const names = { ...analyse, embed: labels.embed };
    for (const [purpose, button] of this.#buttons) setText(button, names[purpose]);
    const own = toolTexts.in(strings.language);
    setText(this.#picture, own.picture);
    setText(this.#print, own.print);
    this.#byHand.setAttribute('aria-label', analyse.byHand);
    setText(this.#unsupportedTitle, analyse.unsupported);
    this.#enable();
    if (this.#told !== null && this.#told !== state.tree.headers) this.#forget();
    const { written } = state;
    if (written === this.#written) return;
    this.#written = written;
    if (written !== null) this.#take(written);
  }

  /** Whether the moves alone describe the record. */
  #isPlain(): boolean {
    return this.#state !== null && isPlain(this.#state.tree);
  }

  #enable(): void {
    const { isText } = formats[this.#kind];
    for (const [purpose, button] of this.#buttons) {
      button.setAttribute('aria-disabled', String(purpose === 'copy' && !isText));
    }
  }

  #takeText(purpose: 'copy' | 'save'): void {
    const state = this.#state;
    if (state === null || this.#strings === null) return;
    const text = this.#kind === 'fen' ? state.shown.snapshot.fen : plainText(state, this.#strings);
    this.#show([]);
    if (purpose === 'copy') void this.#copy(text, purpose);
    else this.#save(new TextEncoder().encode(text));
  }

  #take(written: Written): void {
    const { purpose, record, fault } = written;
    this.#show(record?.unsupported ?? []);
    if (record === null) this.#tell(faultInWords(fault, this.#faults));
    else if (purpose === 'embed') this.#listener.embed(textOf(written));
    else if (purpose === 'save') this.#save(new Uint8Array(record.bytes));
    else
      void this.#copy(
        purpose === 'share' && this.#state !== null
          ? addressOf(this.#state.spec.id, written)
          : textOf(written),
        purpose,
      );
  }

  #save(bytes: Uint8Array<ArrayBuffer>): void {
    if (this.#state === null) return;
    saveFile(fileName(this.#state, this.#kind), bytes);
    this.#tell(this.#strings?.analyse.done.save ?? '');
  }

  async #copy(text: string, purpose: 'copy' | 'share'): Promise<void> {
    const isDone = await copyText(text);
    const { done, byHand } = this.#strings?.analyse ?? { done: null, byHand: '' };
    this.#tell((isDone ? done?.[purpose] : byHand) ?? '');
    this.#byHand.hidden = isDone;
    if (isDone) return;
    this.#byHand.value = text;
    this.#byHand.select();
  }

  /** Clears the message when the record changes. */
  #forget(): void {
    this.#tell('');
    this.#show([]);
    this.#told = null;
  }

  #tell(outcome: string): void {
    this.#told = this.#state?.tree.headers ?? null;
    this.#byHand.hidden = true;
    setText(this.#outcome, outcome);
  }

  get #faults(): FaultStrings {
    return toolTexts.in(this.#strings?.language ?? 'en').faults;
  }

  #show(faults: readonly FaultFacts[]): void {
    this.#unsupportedTitle.hidden = faults.length === 0;
    this.#unsupported.hidden = faults.length === 0;
    this.#unsupported.replaceChildren(
      ...faults.map((fault) => h('li', {}, faultInWords(fault, this.#faults))),
    );
  }
}
