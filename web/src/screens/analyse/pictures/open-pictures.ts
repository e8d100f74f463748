// SPDX-License-Identifier: MIT
// The dialog that exports a position or a whole line as a picture.

import type { BoardModel } from '../../../board/model.ts';
import type { Strings } from '../../../i18n/index.ts';
import { pictureTexts, type PictureStrings } from '../../../i18n/en/pictures.ts';
import { canShareFile, saveFile } from '../../../storage/save-file.ts';
import style from '../../../styles/pictures.css?inline';
import wide from '../../../styles/wide-dialog.css?inline';
import { Check } from '../../../ui/check.ts';
import { Choice, dissolveGroups } from '../../../ui/choice.ts';
import { copyPicture, copyText } from '../../../ui/copy-text.ts';
import { h, setText } from '../../../ui/dom.ts';
import { openModal } from '../../../ui/opened.ts';
import { optionsOf } from '../../../ui/picker.ts';
import { sheetOf, wear } from '../../../ui/sheet.ts';
import type { AnalysisState } from '../state.ts';
import { baseName } from '../export/take-out.ts';
import { pngOf } from './raster.ts';
import { Scenes } from './scenes.ts';

const kinds = ['png', 'svg', 'gif'] as const;

type Kind = (typeof kinds)[number];

const mimeTypes: Readonly<Record<Kind, string>> = {
  png: 'image/png',
  svg: 'image/svg+xml',
  gif: 'image/gif',
};

/** In pixels. */
const kPictureWidth = 1080;
const kFrameWidth = 360;
const kPreviewWidth = 480;

const ownSheet = sheetOf(wide + style);

const actions = ['copy', 'save', 'share'] as const;

type Action = (typeof actions)[number];

class PictureDialog {
  readonly element: HTMLDialogElement;
  readonly #scenes: Scenes;
  readonly #page: Strings;
  readonly #own: PictureStrings;
  readonly #name: string;
  readonly #format = new Choice<Kind>('picture-format');
  readonly #marks = new Check('picture-marks');
  readonly #use = h('p', { class: 'soft' });
  readonly #image = h('img', { alt: '' });
  readonly #outcome = h('p', { class: 'soft', role: 'status' });
  readonly #buttons: ReadonlyMap<Action, HTMLButtonElement>;
  #kind: Kind = 'png';
  #hasMarks = true;
  /** Aborts the animation being encoded. */
  #work = new AbortController();

  constructor(scenes: Scenes, name: string, page: Strings, own: PictureStrings) {
    this.#scenes = scenes;
    this.#name = name;
    this.#page = page;
    this.#own = own;
    const { copy, save, close } = page.analyse;
    const labels: Record<Action, string> = { copy, save, share: own.share };
    this.#buttons = new Map(
      actions.map((action) => {
        const button = h('button', { type: 'button', 'data-action': `picture-${action}` });
        button.textContent = labels[action];
        button.addEventListener('click', () => void this.#act(action));
        return [action, button];
      }),
    );
    const closer = h('button', { type: 'button', 'data-action': 'close' }, close);
    this.element = h(
      'dialog',
      { class: 'wide-dialog pictures', 'aria-label': own.title },
      h('h2', {}, own.title),
      this.#format.element,
      this.#use,
      this.#marks.element,
      h('div', { class: 'sample' }, this.#image),
      h('div', { class: 'buttons' }, ...this.#buttons.values(), closer),
      this.#outcome,
    );
    this.#image.alt = own.preview;
    const names = { png: 'PNG', svg: 'SVG', gif: own.animation };
    this.#format.update(own.format, optionsOf(kinds, names), this.#kind);
    this.#format.onPick = (kind) => {
      this.#kind = kind;
      this.#refresh();
    };
    this.#marks.update(own.marks, this.#hasMarks);
    this.#marks.onChange = (isChecked) => {
      this.#hasMarks = isChecked;
      this.#refresh();
    };
    closer.addEventListener('click', () => this.element.close());
    this.element.addEventListener('close', () => {
      this.#work.abort();
      dissolveGroups(this.element);
      this.element.remove();
    });
    this.#refresh();
  }

  #refresh(): void {
    this.#work.abort();
    this.#work = new AbortController();
    const kind = this.#kind;
    setText(this.#outcome, '');
    setText(this.#use, this.#own.uses[kind]);
    const svg = this.#scenes.position(kPreviewWidth, kind !== 'gif' && this.#hasMarks);
    this.#image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    this.#marks.element.hidden = kind === 'gif';
    const canShare = canShareFile(this.#fileName, mimeTypes[kind]);
    for (const [action, button] of this.#buttons) {
      button.hidden = (action === 'copy' && kind === 'gif') || (action === 'share' && !canShare);
    }
  }

  get #fileName(): string {
    return `${this.#name}.${this.#kind}`;
  }

  async #act(action: Action): Promise<void> {
    const { done } = this.#page.analyse;
    const { signal } = this.#work;
    try {
      if (action === 'copy') {
        const isDone = await this.#copy();
        if (signal.aborted) return;
        setText(this.#outcome, isDone ? done.copy : this.#own.refused);
        return;
      }
      const [name, blob] = [this.#fileName, await this.#made(signal)];
      if (action === 'share') await navigator.share({ files: [new File([blob], name, blob)] });
      else saveFile(name, blob);
      setText(this.#outcome, action === 'share' ? this.#own.shared : done.save);
    } catch (error) {
      // The reader cancelled the share sheet.
      const isEnded = error instanceof DOMException && error.name === 'AbortError';
      if (!signal.aborted) setText(this.#outcome, isEnded ? '' : this.#own.failed);
    }
  }

  /** False if the clipboard is refused; rejects if the picture cannot be drawn. */
  async #copy(): Promise<boolean> {
    if (this.#kind === 'svg') return copyText(this.#svg());
    // Safari requires the promise to be passed during the click.
    const png = pngOf(this.#svg(), this.#scenes.sizeFor(kPictureWidth));
    const isWritten = await copyPicture(png);
    // The clipboard may have refused because drawing failed: rethrow that error.
    await png;
    return isWritten;
  }

  #svg(): string {
    return this.#scenes.position(kPictureWidth, this.#hasMarks);
  }

  async #made(signal: AbortSignal): Promise<Blob> {
    if (this.#kind === 'png') return pngOf(this.#svg(), this.#scenes.sizeFor(kPictureWidth));
    if (this.#kind === 'svg') return new Blob([this.#svg()], { type: mimeTypes.svg });
    const tell = (share: number): void =>
      setText(this.#outcome, this.#own.drawing(Math.round(100 * share)));
    tell(0);
    const { gifOf } = await import('./animation.ts');
    const frames = this.#scenes.line(kFrameWidth);
    return gifOf(frames, this.#scenes.sizeFor(kFrameWidth), tell, signal);
  }
}

/** `board` is the board as shown on `element`, whose theme the picture uses. */
export async function openPictures(
  root: ShadowRoot,
  state: AnalysisState,
  board: BoardModel,
  element: Element,
  page: Strings,
): Promise<void> {
  // If the language fails to load, the dialog is in English.
  await pictureTexts.load(page.language).catch(() => {});
  wear(root, [ownSheet]);
  const own = pictureTexts.in(page.language);
  const scenes = new Scenes(state, board, element, page);
  const dialog = new PictureDialog(scenes, baseName(state), page, own);
  openModal(root, dialog.element);
}
