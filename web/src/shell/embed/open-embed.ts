// SPDX-License-Identifier: MIT
// The dialog for embedding the content of a screen in another page as an element, an iframe or a picture.

import { readLook } from '../../board/look.ts';
import { fenAfter, onBoardOf } from '../../games/placement.ts';
import { gameSpec } from '../../games/index.ts';
import { embedTexts, type EmbedStrings } from '../../i18n/en/embed.ts';
import type { Strings } from '../../i18n/index.ts';
import type { Embedded } from '../../screens/common/embedded.ts';
import { saveFile } from '../../storage/save-file.ts';
import style from '../../styles/embed.css?inline';
import wide from '../../styles/wide-dialog.css?inline';
import { copyText } from '../../ui/copy-text.ts';
import { h, setText } from '../../ui/dom.ts';
import { openModal } from '../../ui/opened.ts';
import { optionsOf, Picker } from '../../ui/picker.ts';
import { sheetOf } from '../../ui/sheet.ts';
import {
  attributesOf,
  elementCode,
  frameAddress,
  frameCode,
  pictureCode,
  showsOf,
  type Show,
} from './snippets.ts';

const kinds = ['element', 'fixed', 'frame', 'picture'] as const;

type Kind = (typeof kinds)[number];

const ownSheet = sheetOf(wide + style);

/** The preview; an element looks the same in an iframe as elsewhere. */
function previewOf(kind: Kind, code: string, address: string, label: string): HTMLElement {
  if (kind === 'picture') {
    return h('img', { src: `data:image/svg+xml,${encodeURIComponent(code)}`, alt: label });
  }
  const { theme = 'auto' } = document.documentElement.dataset;
  const controls = kind === 'frame' ? 'basic' : 'full';
  const query = new URLSearchParams({ controls, theme, lang: document.documentElement.lang });
  return h('iframe', { src: `${address}&${query}`, title: label });
}

function button(action: string, text: string, act: () => void): HTMLButtonElement {
  const made = h('button', { type: 'button', 'data-action': action }, text);
  made.addEventListener('click', act);
  return made;
}

class EmbedDialog {
  readonly element: HTMLDialogElement;
  readonly #embedded: Embedded;
  readonly #board: Element;
  readonly #page: Strings;
  readonly #own: EmbedStrings;
  /** The hash of the script; empty if unknown. */
  readonly #integrity: string;
  readonly #show = new Picker<Show>('embed-show');
  readonly #use = h('p', { class: 'soft' });
  readonly #code = h('textarea', { readonly: '', rows: '4', spellcheck: 'false', dir: 'ltr' });
  readonly #preview = h('div', { class: 'sample' });
  readonly #outcome = h('p', { class: 'soft', role: 'status' });
  readonly #save: HTMLButtonElement;
  #kind: Kind = 'element';
  #shown: Show;

  constructor(
    embedded: Embedded,
    board: Element,
    page: Strings,
    own: EmbedStrings,
    integrity: string,
  ) {
    this.#integrity = integrity;
    this.#embedded = embedded;
    this.#board = board;
    this.#page = page;
    this.#own = own;
    [this.#shown = 'game'] = showsOf(embedded);
    this.#code.setAttribute('aria-label', own.code);
    this.#show.onPick = (show) => this.#choose(this.#kind, show);
    const copy = button('embed-copy', page.analyse.copy, () => void this.#copy());
    this.#save = button('embed-save', page.analyse.save, () => this.#saveFile());
    const close = button('close', page.analyse.close, () => this.element.close());
    const title = page.labels.embed;
    this.element = h(
      'dialog',
      { class: 'wide-dialog embed', 'aria-label': title },
      h('h2', {}, title),
      h('p', {}, own.about),
      this.#kindChoice(),
      this.#show.element,
      this.#use,
      this.#code,
      h('div', { class: 'buttons' }, copy, this.#save, close),
      this.#outcome,
      this.#preview,
    );
    this.element.addEventListener('close', () => this.element.remove());
    this.#refresh();
  }

  #kindChoice(): HTMLElement {
    const { as, kinds: names } = this.#own;
    const known = kinds.filter((kind) => kind !== 'fixed' || this.#integrity !== '');
    const choices = known.map((kind) => {
      const radio = h('input', { type: 'radio', name: 'embed-kind', value: kind });
      radio.checked = kind === this.#kind;
      radio.addEventListener('change', () => this.#choose(kind, this.#shown));
      return h('label', {}, radio, h('span', {}, names[kind]));
    });
    return h('fieldset', {}, h('legend', { class: 'unseen' }, as), ...choices);
  }

  #choose(kind: Kind, show: Show): void {
    this.#kind = kind;
    this.#shown = show;
    setText(this.#outcome, '');
    this.#refresh();
  }

  #refresh(): void {
    const [own, kind, shown] = [this.#own, this.#kind, this.#shown];
    this.#show.update(own.show, optionsOf(showsOf(this.#embedded), own.shows), shown);
    this.#show.element.hidden = kind === 'picture';
    this.#save.hidden = kind !== 'picture';
    setText(this.#use, own.uses[kind]);
    const site = new URL('.', location.href.replace(/[?#].*$/, '')).href;
    const attributes = attributesOf(this.#embedded, shown);
    const makers: Record<Kind, () => string> = {
      element: () => elementCode(site, shown, attributes),
      fixed: () => elementCode(site, shown, attributes, this.#integrity),
      frame: () => frameCode(site, shown, attributes),
      picture: () => pictureCode(this.#embedded, readLook(this.#board), this.#fen()),
    };
    const code = makers[kind]();
    this.#code.value = code;
    const address = frameAddress(site, shown, attributes);
    this.#preview.replaceChildren(previewOf(kind, code, address, own.preview));
  }

  #fen(): string {
    const { game, startFen, moves } = this.#embedded;
    return fenAfter(onBoardOf(gameSpec(game), startFen), startFen, moves);
  }

  async #copy(): Promise<void> {
    const isDone = await copyText(this.#code.value);
    const { done, byHand } = this.#page.analyse;
    setText(this.#outcome, isDone ? done.copy : byHand);
    if (!isDone) this.#code.select();
  }

  #saveFile(): void {
    saveFile('chuhe.svg', new TextEncoder().encode(this.#code.value));
    setText(this.#outcome, this.#page.analyse.done.save);
  }
}

/** Empty if it is not available, for example if the site is not built. */
async function integrityOfScript(): Promise<string> {
  try {
    const sums = await (await fetch('embed/integrity.json')).json();
    return sums['embed.js'];
  } catch {
    return '';
  }
}

/** `board` is an element whose look the picture copies. */
export async function openEmbed(embedded: Embedded, board: Element, page: Strings): Promise<void> {
  // Fall back to English if the language cannot be downloaded.
  const [integrity] = await Promise.all([
    integrityOfScript(),
    embedTexts.load(page.language).catch(() => {}),
  ]);
  const sheet = ownSheet(document);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const dialog = new EmbedDialog(embedded, board, page, embedTexts.in(page.language), integrity);
  openModal(document.body, dialog.element);
}
