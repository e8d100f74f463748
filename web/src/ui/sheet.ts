// SPDX-License-Identifier: MIT
// Constructed style sheets, shared by all elements of a document and created on first use.

import board from '../styles/board.css?inline';
import boards from '../styles/boards.css?inline';
import game from '../styles/game.css?inline';
import table from '../styles/table.css?inline';
import tokens from '../styles/tokens.css?inline';

/** A sheet is accepted only by the document that it was made for. */
export type Style = (document: Document) => CSSStyleSheet;

export function sheetOf(css: string): Style {
  const made = new WeakMap<Document, CSSStyleSheet>();
  return (document) => {
    let sheet = made.get(document);
    if (sheet === undefined) {
      sheet = new document.defaultView!.CSSStyleSheet();
      sheet.replaceSync(css);
      made.set(document, sheet);
    }
    return sheet;
  };
}

const worn = new WeakMap<ShadowRoot, Style[]>();

/**
 * Gives styles to a root, once each, behind those it has or at the place `at`. To be called without any when another
 * document has taken over the root, which loses its sheets by that.
 */
export function wear(root: ShadowRoot, styles: readonly Style[] = [], at = Infinity): void {
  const { ownerDocument } = root;
  const all = worn.get(root) ?? [];
  all.splice(at, 0, ...styles.filter((one) => !all.includes(one)));
  worn.set(root, all);
  // A document without a window accepts none, and shows nothing.
  if (ownerDocument.defaultView !== null)
    root.adoptedStyleSheets = all.map((style) => style(ownerDocument));
}

/** The styles of every element with a board; styles for parts shown later are in later-sheet.ts. */
export const sheet = sheetOf(tokens + boards + table + board + game);
