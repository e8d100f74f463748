// SPDX-License-Identifier: MIT
// The dialog with the key moments of a review, one card each, to swipe through and to share.

import { readLook } from '../../../board/look.ts';
import { boardPicture } from '../../../board/picture.ts';
import { toolTexts } from '../../../i18n/en/analyse.ts';
import { pictureTexts, type PictureStrings } from '../../../i18n/en/pictures.ts';
import type { Strings } from '../../../i18n/index.ts';
import { canShareFile, saveFile } from '../../../storage/save-file.ts';
import style from '../../../styles/moments.css?inline';
import wide from '../../../styles/wide-dialog.css?inline';
import { drawing, h, setText } from '../../../ui/dom.ts';
import { walkIcons } from '../../../ui/icons.ts';
import { openModal } from '../../../ui/opened.ts';
import { shapeElement } from '../../../ui/shape.ts';
import { sheetOf, wear } from '../../../ui/sheet.ts';
import { baseName } from '../export/take-out.ts';
import { validReview } from '../findings.ts';
import { pngOf } from '../pictures/raster.ts';
import type { AnalysisState } from '../state.ts';
import { momentCards, type MomentCard } from './moment-cards.ts';
import { momentImage, type CardColours } from './moment-image.ts';

const ownSheet = sheetOf(wide + style);

const kType = 'image/png';

function cardElement({ picture, title, played, better }: MomentCard): HTMLElement {
  const board = shapeElement(boardPicture(picture));
  // The words say the same.
  board.setAttribute('aria-hidden', 'true');
  return h(
    'figure',
    {},
    board,
    h(
      'figcaption',
      {},
      h('h3', {}, title),
      ...played.map((text) => h('p', {}, text)),
      ...better.map((text, place) => h('p', { class: place === 0 ? 'better' : 'soft' }, text)),
    ),
  );
}

function makeButton(action: string, text: string, act: () => void): HTMLButtonElement {
  const button = h('button', { type: 'button', 'data-action': action }, text);
  button.addEventListener('click', act);
  return button;
}

class MomentsDialog {
  readonly element: HTMLDialogElement;
  readonly #cards: readonly MomentCard[];
  readonly #colours: CardColours;
  readonly #page: Strings;
  readonly #own: PictureStrings;
  readonly #name: string;
  /** Whether the system shares pictures; otherwise they are saved. */
  readonly #isShared = canShareFile('moment.png', kType);
  readonly #row: HTMLElement;
  readonly #place = h('span', { class: 'place', role: 'status' });
  readonly #back = h('button', { type: 'button', 'data-action': 'previous-moment' });
  readonly #forward = h('button', { type: 'button', 'data-action': 'next-moment' });
  readonly #outcome = h('p', { class: 'soft', role: 'status' });

  constructor(
    cards: readonly MomentCard[],
    { title, name, colours }: { title: string; name: string; colours: CardColours },
    page: Strings,
    own: PictureStrings,
    retry: () => void,
  ) {
    this.#cards = cards;
    this.#colours = colours;
    this.#page = page;
    this.#own = own;
    this.#name = name;
    this.#row = h('div', { class: 'cards' }, ...cards.map(cardElement));
    this.#row.addEventListener('scroll', () => this.#update(), { passive: true });
    const ways = [
      [this.#back, walkIcons.back, own.previous, -1],
      [this.#forward, walkIcons.forward, own.next, 1],
    ] as const;
    for (const [button, icon, label, way] of ways) {
      button.append(drawing(icon, '0 0 24 24'));
      button.title = label;
      button.setAttribute('aria-label', label);
      button.addEventListener('click', () => this.#go(this.#at + way));
    }
    const close = (): void => this.element.close();
    const practise = makeButton('retry-mistakes', toolTexts.in(page.language).retry, () => {
      close();
      retry();
    });
    practise.className = 'inviting';
    this.element = h(
      'dialog',
      { class: 'wide-dialog moments', 'aria-label': title },
      h('h2', {}, title),
      this.#row,
      h('div', { class: 'walk turn' }, this.#back, this.#place, this.#forward),
      h(
        'div',
        { class: 'buttons' },
        practise,
        makeButton(
          'share-moment',
          this.#isShared ? own.share : page.analyse.save,
          () => void this.#share(),
        ),
        makeButton('close', page.analyse.close, close),
      ),
      this.#outcome,
    );
    this.element.addEventListener('keydown', ({ key }) => {
      if (key === 'ArrowLeft') this.#go(this.#at - 1);
      if (key === 'ArrowRight') this.#go(this.#at + 1);
    });
    this.#update();
  }

  get #at(): number {
    return Math.round(this.#row.scrollLeft / Math.max(1, this.#row.clientWidth));
  }

  #go(to: number): void {
    this.#row.scrollTo({ left: to * this.#row.clientWidth });
  }

  #update(): void {
    const { length } = this.#cards;
    const at = this.#at;
    setText(this.#place, this.#own.place(at + 1, length));
    this.#back.setAttribute('aria-disabled', String(at === 0));
    this.#forward.setAttribute('aria-disabled', String(at === length - 1));
  }

  async #share(): Promise<void> {
    const at = this.#at;
    const card = this.#cards[at];
    if (card === undefined) return;
    const name = `${this.#name}-${at + 1}.png`;
    try {
      const { svg, size } = momentImage(card, this.#colours, this.#page);
      const png = await pngOf(svg, size);
      if (this.#isShared)
        await navigator.share({ files: [new File([png], name, { type: kType })] });
      else saveFile(name, png);
      setText(this.#outcome, this.#isShared ? '' : this.#page.analyse.done.save);
    } catch (error) {
      // The reader cancelled the share sheet.
      const isEnded = error instanceof DOMException && error.name === 'AbortError';
      setText(this.#outcome, isEnded ? '' : this.#own.failed);
    }
  }
}

/** `retry` opens the practice of the mistakes. */
export async function openMoments(
  root: ShadowRoot,
  state: AnalysisState,
  element: Element,
  page: Strings,
  retry: () => void,
): Promise<void> {
  const review = validReview(state);
  if (review === null) return;
  // If the language fails to load, the dialog is in English.
  await pictureTexts.load(page.language).catch(() => {});
  wear(root, [ownSheet]);
  const { palette, pieces } = readLook(element);
  const cards = momentCards(state, review, pieces, page);
  const styles = getComputedStyle(element);
  const colourOf = (name: string): string => styles.getPropertyValue(`--chuhe-${name}`).trim();
  const colours = {
    palette,
    paper: colourOf('paper'),
    ink: colourOf('ink'),
    soft: colourOf('soft'),
  };
  const own = pictureTexts.in(page.language);
  const { review: words } = toolTexts.in(page.language);
  const title = words.cards(review.seat === null, cards.length);
  const dialog = new MomentsDialog(
    cards,
    { title, name: baseName(state), colours },
    page,
    own,
    retry,
  );
  openModal(root, dialog.element);
}
