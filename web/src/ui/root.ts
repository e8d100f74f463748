// SPDX-License-Identifier: MIT
// The base class of all elements.

/**
 * Where there is no document, as on a server, the classes can be made and nothing is done with them.
 *
 * @attr {string} lang - a language, `en`, `zh-Hans`, `zh-Hant`, `vi` or `ja`; without it that of the surroundings, else
 *   the reader's
 * @attr {'auto' | 'light' | 'dark' | 'contrast'} [theme=auto] - light or dark as the system is, or as it is said
 * @attr {'wood' | 'slate' | 'paper'} [board=wood] - what the board is made of, unless the reader chose
 * @attr {'traditional' | 'simplified' | 'symbols' | 'letters'} [pieces=traditional] - what is on the pieces, unless the
 *   reader chose
 * @attr {'flat' | '3d'} [view=flat] - how the board is seen, unless the reader chose
 * @attr {'lazy' | 'eager'} [loading=lazy] - `eager` does not wait until the element is about to be seen
 * @cssprop --chuhe-font - of all words
 * @cssprop --chuhe-title-font - of headlines
 * @cssprop --chuhe-paper - the ground of the element
 * @cssprop --chuhe-sheet - the ground of buttons and fields
 * @cssprop --chuhe-ink - words
 * @cssprop --chuhe-soft - words of less weight
 * @cssprop --chuhe-rule - lines between parts
 * @cssprop --chuhe-edge - frames of buttons and fields
 * @cssprop --chuhe-accent - what is to be noticed
 * @cssprop --chuhe-on-accent - words on the accent
 * @cssprop --chuhe-focus - the frame of what has the focus
 * @cssprop --chuhe-ground - the texture of the board: `wood`, `slate`, `paper` or `plain`
 * @cssprop --chuhe-wood - the board
 * @cssprop --chuhe-wood-edge - its edge
 * @cssprop --chuhe-grain - its texture
 * @cssprop --chuhe-line - its lines and coordinates
 * @cssprop --chuhe-river - the characters of the river
 * @cssprop --chuhe-disc - the face of a piece
 * @cssprop --chuhe-disc-shade - its shade
 * @cssprop --chuhe-disc-rim - its rim
 * @cssprop --chuhe-red - what is cut into red pieces
 * @cssprop --chuhe-black - what is cut into black pieces
 * @cssprop --chuhe-slate - black stones
 * @cssprop --chuhe-shell - white stones
 * @cssprop --chuhe-placed - the mark on the stone put last
 * @cssprop --chuhe-last - the last move
 * @cssprop --chuhe-select - what is selected
 * @cssprop --chuhe-target - where it can go
 * @cssprop --chuhe-check - check
 * @cssprop --chuhe-hint - advice
 * @cssprop --chuhe-pieces - what is on the pieces, as the attribute says it
 * @cssprop --chuhe-view - how the board is seen, as the attribute says it
 * @cssprop --chuhe-room - the height a board and what belongs to it are to be seen whole in; without it the window's
 * @cssprop --chuhe-medium - `print` on paper, set by the element itself
 */
export const ElementBase: typeof HTMLElement = globalThis.HTMLElement ?? Object;

/** The shadow root; it may contain a picture shown until the element was defined. */
export function rootOf(element: HTMLElement): ShadowRoot {
  return element.shadowRoot ?? element.attachShadow({ mode: 'open' });
}
