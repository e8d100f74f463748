// SPDX-License-Identifier: MIT
// The sheet that takes an analysis elsewhere: as a link, as a picture, on paper, as text or as a file.

import { EngineError } from '../../../engine/errors.ts';
import type { FaultFacts, RecordFormat } from '../../../engine/protocol.ts';
import { formats, type ExportKind } from '../../../games/formats.ts';
import { toolTexts, type ToolStrings } from '../../../i18n/en/analyse.ts';
import type { Strings } from '../../../i18n/index.ts';
import { isSheetOpen, Sheet } from '../../../settings/sheet.ts';
import { saveFile } from '../../../storage/save-file.ts';
import shareCss from '../../../styles/share-sheet.css?inline';
import { Choice } from '../../../ui/choice.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { h, setText } from '../../../ui/dom.ts';
import { optionsOf } from '../../../ui/picker.ts';
import { shareLink } from '../../../ui/share.ts';
import { sheetOf, wear } from '../../../ui/sheet.ts';
import { faultInWords } from '../../../ui/words/faults.ts';
import { toRecord } from '../record/record-tree.ts';
import { isPlain } from '../record/tree.ts';
import type { AnalysisState } from '../state.ts';
import type { ToolHost } from '../tool-place.ts';
import { notationOf } from '../words.ts';
import { embedEvent } from './embed-event.ts';
import { addressOf, fileName, plainText } from './take-out.ts';

/** What opens in place of the sheet. */
export interface ShareWays {
  draw(): void;
  print(): void;
}

interface Written {
  readonly bytes: Uint8Array;
  readonly unsupported: readonly FaultFacts[];
}

const kName = 'share';

const ownSheet = sheetOf(shareCss);

function textOf({ bytes }: Written): string {
  return new TextDecoder().decode(bytes).trim();
}

/** The formats that the page itself writes: the current position, and moves as shown. */
function ownText(kind: RecordFormat, state: AnalysisState, strings: Strings): string | null {
  if (kind === 'fen') return state.shown.snapshot.fen;
  const isShown = kind === 'text' && state.spec.notations.length > 0;
  return isShown ? plainText(state, strings) : null;
}

function buttonOf(action: string, name: string, take: () => unknown): HTMLButtonElement {
  const button = h('button', { type: 'button', 'data-action': action }, name);
  button.addEventListener('click', take);
  return button;
}

function row(...buttons: HTMLElement[]): HTMLElement {
  return h('div', { class: 'buttons' }, ...buttons);
}

/** Tells how it went, what is missing, and offers a text that the clipboard refused. */
class Outcome {
  readonly #own: ToolStrings;
  readonly #label: string;
  readonly #said = h('p', { role: 'status' });
  readonly #byHand = h('textarea', { readonly: '', rows: '4', hidden: '' });
  readonly #missing = h('div', { class: 'soft' });
  readonly element = h('div', { class: 'outcome' }, this.#said, this.#byHand, this.#missing);

  /** `byHand` is the label of that text. */
  constructor(own: ToolStrings, byHand: string) {
    this.#own = own;
    this.#label = byHand;
    this.#byHand.setAttribute('aria-label', byHand);
  }

  tell(said: string, missing: readonly FaultFacts[] = []): void {
    const { share, faults } = this.#own;
    this.#byHand.hidden = true;
    setText(this.#said, said);
    const rows = missing.map((fault) => h('li', {}, faultInWords(fault, faults)));
    this.#missing.replaceChildren(
      ...(rows.length > 0 ? [share.unsupported, h('ul', {}, ...rows)] : []),
    );
  }

  offer(text: string, missing: readonly FaultFacts[] = []): void {
    this.tell(this.#label, missing);
    this.#byHand.hidden = false;
    this.#byHand.value = text;
    this.#byHand.select();
  }
}

class ShareSheet {
  readonly #host: ToolHost;
  readonly #strings: Strings;
  readonly #own: ToolStrings;
  readonly #sheet: Sheet;
  readonly #format = new Choice<ExportKind>('format');
  readonly #link: Outcome;
  readonly #file: Outcome;
  #kind: ExportKind;

  constructor(host: ToolHost, { draw, print }: ShareWays) {
    this.#host = host;
    this.#strings = host.strings();
    const { analyse, language } = this.#strings;
    this.#own = toolTexts.in(language);
    this.#link = new Outcome(this.#own, analyse.byHand);
    this.#file = new Outcome(this.#own, analyse.byHand);
    const { share } = this.#own;
    const { exports } = host.store.state.spec;
    [this.#kind] = exports;
    const instead = (open: () => void) => (): void => {
      this.#sheet.close();
      open();
    };
    const copy = buttonOf('copy', analyse.copy, () => this.#copy());
    const save = buttonOf('save', analyse.save, () => this.#save());
    this.#format.update(share.file, optionsOf(exports, share.formats), this.#kind);
    this.#format.onPick = (kind) => {
      this.#kind = kind;
      copy.hidden = !formats[kind].isText;
      this.#file.tell('');
    };
    this.#sheet = new Sheet(kName, host.element);
    wear(this.#sheet.root, [ownSheet]);
    const picture = buttonOf('picture', share.picture, instead(draw));
    const paper = buttonOf('print', share.print, instead(print));
    this.#sheet.fill(
      share.title,
      analyse.close,
      language,
      // The element of another page has no address.
      ...(host.element.hasAttribute('routed') ? [this.#linked()] : []),
      h('section', {}, h('h3', {}, share.show), row(picture, paper)),
      h('section', {}, this.#format.element, row(copy, save), this.#file.element),
    );
  }

  show(): void {
    this.#sheet.show();
  }

  #linked(): HTMLElement {
    const { share } = this.#own;
    const name = 'share' in navigator ? share.shareLink : share.copyLink;
    const link = buttonOf('link', name, () => this.#share());
    link.classList.add('inviting');
    const embed = buttonOf('embed', share.embed, () => this.#embed());
    const about = h('p', { class: 'soft' }, share.aboutLink);
    return h('section', {}, h('h3', {}, share.link), about, row(link, embed), this.#link.element);
  }

  async #share(): Promise<void> {
    const { id } = this.#host.store.state.spec;
    const record = await this.#write('link', this.#link);
    if (record === null) return;
    const address = addressOf(id, textOf(record));
    const outcome = await shareLink(this.#strings.games[id].title, address);
    if (outcome === 'by-hand') this.#link.offer(address);
    else this.#link.tell(outcome === 'copied' ? this.#own.share.linkCopied : '');
  }

  async #embed(): Promise<void> {
    const { element, store } = this.#host;
    let place: string | null = null;
    // The moves alone describe a plain record.
    if (!isPlain(store.state.tree)) {
      const record = await this.#write('link', this.#link);
      if (record === null) return;
      place = textOf(record);
    }
    this.#sheet.close();
    element.dispatchEvent(embedEvent(store.state, place));
  }

  async #copy(): Promise<void> {
    const record = await this.#write(this.#kind, this.#file);
    if (record === null) return;
    const text = textOf(record);
    if (await copyText(text)) this.#file.tell(this.#strings.analyse.done.copy, record.unsupported);
    else this.#file.offer(text, record.unsupported);
  }

  async #save(): Promise<void> {
    const kind = this.#kind;
    const record = await this.#write(kind, this.#file);
    if (record === null) return;
    saveFile(fileName(this.#host.store.state, kind), new Uint8Array(record.bytes));
    this.#file.tell(this.#strings.analyse.done.save, record.unsupported);
  }

  /** Null if the record cannot be written, which `outcome` tells. */
  async #write(format: RecordFormat, outcome: Outcome): Promise<Written | null> {
    const { store } = this.#host;
    const { state } = store;
    const text = ownText(format, state, this.#strings);
    if (text !== null) return { bytes: new TextEncoder().encode(text), unsupported: [] };
    try {
      const notation = notationOf(state, this.#strings);
      return await store.call('writeRecord', [toRecord(state.tree), format, notation]);
    } catch (error) {
      const fault = error instanceof EngineError ? error.fault : null;
      outcome.tell(faultInWords(fault, this.#own.faults));
      return null;
    }
  }
}

export function openShare(host: ToolHost, ways: ShareWays): void {
  // The button may have been pressed again while the sheet was loading.
  if (!isSheetOpen(kName, host.element)) new ShareSheet(host, ways).show();
}
