// SPDX-License-Identifier: MIT
// The page around <chuhe-game>: title, language, theme, updates.

import { defineChuheGame } from './screens/play/chuhe-game.ts';
import { openPage } from './shell/page.ts';

defineChuheGame();
openPage();
