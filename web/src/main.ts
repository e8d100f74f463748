// SPDX-License-Identifier: MIT
// The page around <chuhe-game>: title, language, theme, updates.

import { defineChuheGame } from './elements/chuhe-game.ts';
import { openPage } from './app/page.ts';

defineChuheGame();
openPage();
