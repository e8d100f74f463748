// SPDX-License-Identifier: MIT
// chuhe: defines <chuhe-game>, <chuhe-board> and <chuhe-viewer>; on a server, where there are none, nothing.

import { defineChuheBoard } from '../../../src/elements/chuhe-board.ts';
import { defineChuheViewer } from '../../../src/elements/chuhe-viewer.ts';
import { defineChuheGame } from '../../../src/screens/play/chuhe-game.ts';

export type { ChuheBoard } from '../../../src/elements/chuhe-board.ts';
export type { ChuheViewer } from '../../../src/elements/chuhe-viewer.ts';
export type { ChuheGame } from '../../../src/screens/play/chuhe-game.ts';

if (typeof customElements !== 'undefined') {
  defineChuheGame();
  defineChuheBoard();
  defineChuheViewer();
}
