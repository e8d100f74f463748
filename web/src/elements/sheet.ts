// SPDX-License-Identifier: MIT
// The style of <chuhe-game>, one constructed sheet for all of a page.

import boards from '../styles/boards.css?inline';
import game from '../styles/game.css?inline';
import print from '../styles/print.css?inline';
import tokens from '../styles/tokens.css?inline';

let made: CSSStyleSheet | null = null;

export function sheet(): CSSStyleSheet {
  if (made === null) {
    made = new CSSStyleSheet();
    made.replaceSync(tokens + boards + game + print);
  }
  return made;
}
