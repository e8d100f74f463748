// SPDX-License-Identifier: MIT
// What another page includes by one script: the elements.

import { defineChuheBoard } from './elements/chuhe-board.ts';
import { defineChuheViewer } from './elements/chuhe-viewer.ts';
import { defineChuheGame } from './screens/play/chuhe-game.ts';

defineChuheGame();
defineChuheBoard();
defineChuheViewer();
