// SPDX-License-Identifier: MIT
// The base class of all elements.

import { wear } from './sheet.ts';

/** Where there is no document, as on a server, the classes can be made and nothing is done with them. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? Object;

/**
 * @attr {string} lang - the language: `en`, `zh-Hans`, `zh-Hant`, `vi` or `ja`; default: the `lang` of an ancestor,
 *   else the browser's language
 * @attr {'auto' | 'light' | 'dark' | 'contrast'} [theme=auto] - the colour scheme; `auto` follows the system
 * @attr {'wood' | 'slate' | 'paper'} [board=wood] - the material of the board; the reader's own setting overrides it
 * @attr {'traditional' | 'simplified' | 'symbols' | 'letters'} [pieces=traditional] - the characters or symbols on
 *   the pieces; the reader's own setting overrides them
 * @attr {'flat' | '3d'} [view=flat] - the view of the board; the reader's own setting overrides it
 * @attr {'lazy' | 'eager'} [loading=lazy] - `eager` loads the element at once, `lazy` when it is about to scroll into
 *   view
 * @cssprop --chuhe-font - the font of all text
 * @cssprop --chuhe-title-font - the font of headings
 * @cssprop --chuhe-paper - the background of the element
 * @cssprop --chuhe-sheet - the background of buttons and fields
 * @cssprop --chuhe-ink - the text colour
 * @cssprop --chuhe-soft - the colour of secondary text
 * @cssprop --chuhe-rule - the lines between parts
 * @cssprop --chuhe-edge - the borders of buttons and fields
 * @cssprop --chuhe-accent - the accent colour
 * @cssprop --chuhe-on-accent - text on the accent colour
 * @cssprop --chuhe-focus - the focus ring
 * @cssprop --chuhe-ground - the texture of the board: `wood`, `slate`, `paper` or `plain`
 * @cssprop --chuhe-wood - the board
 * @cssprop --chuhe-wood-edge - the edge of the board
 * @cssprop --chuhe-grain - the grain of the board
 * @cssprop --chuhe-line - the lines and coordinates of the board
 * @cssprop --chuhe-river - the characters in the river
 * @cssprop --chuhe-disc - the face of a piece
 * @cssprop --chuhe-disc-shade - the shade of a piece
 * @cssprop --chuhe-disc-rim - the rim of a piece
 * @cssprop --chuhe-red - the characters of red pieces
 * @cssprop --chuhe-black - the characters of black pieces
 * @cssprop --chuhe-slate - black stones
 * @cssprop --chuhe-shell - white stones
 * @cssprop --chuhe-placed - the mark on the last stone
 * @cssprop --chuhe-last - the last move
 * @cssprop --chuhe-select - the selected piece
 * @cssprop --chuhe-target - the points where the selected piece can move
 * @cssprop --chuhe-check - the mark of a general in check
 * @cssprop --chuhe-hint - the mark of a hint
 * @cssprop --chuhe-pieces - the characters or symbols on the pieces, with the values of the attribute `pieces`
 * @cssprop --chuhe-view - the view of the board, with the values of the attribute `view`
 * @cssprop --chuhe-room - the height into which the board and its controls have to fit; default: the height of the
 *   window
 * @cssprop --chuhe-medium - `print` in a printout; set by the element itself
 */
export class ElementBase extends Base {
  /** Another document has taken over the element. */
  adoptedCallback(): void {
    wear(rootOf(this));
  }
}

/** The shadow root; it may contain a picture shown until the element was defined. */
export function rootOf(element: HTMLElement): ShadowRoot {
  return element.shadowRoot ?? element.attachShadow({ mode: 'open' });
}
