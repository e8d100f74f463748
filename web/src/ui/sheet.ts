// SPDX-License-Identifier: MIT
// Constructed style sheets, shared by the whole page and created on first use.

import board from '../styles/board.css?inline';
import boards from '../styles/boards.css?inline';
import game from '../styles/game.css?inline';
import table from '../styles/table.css?inline';
import tokens from '../styles/tokens.css?inline';

export function sheetOf(css: string): () => CSSStyleSheet {
  let made: CSSStyleSheet | null = null;
  return () => {
    if (made === null) {
      made = new CSSStyleSheet();
      made.replaceSync(css);
    }
    return made;
  };
}

/** The styles of every element with a board; styles for parts shown later are in later-sheet.ts. */
export const sheet = sheetOf(tokens + boards + table + board + game);
