// SPDX-License-Identifier: MIT
// The style of <chuhe-game>, one constructed sheet for all of a page.

import game from '../styles/game.css?inline';
import tokens from '../styles/tokens.css?inline';

let made: CSSStyleSheet | null = null;

export function sheet(): CSSStyleSheet {
  if (made === null) {
    made = new CSSStyleSheet();
    made.replaceSync(tokens + game);
  }
  return made;
}
