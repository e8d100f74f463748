// SPDX-License-Identifier: MIT
// The page around <chuhe-game>: title, language, theme, updates.

import { defineChuheGame } from './screens/play/chuhe-game.ts';
import { openPage } from './shell/page.ts';
import { whenSeen } from './ui/when-seen.ts';

defineChuheGame();
// On a first visit, paint the board before running scripts.
whenSeen(document.querySelector('.is-new .first img'), openPage);
