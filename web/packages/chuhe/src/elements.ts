// SPDX-License-Identifier: MIT
// chuhe: defines <chuhe-game>, <chuhe-board> and <chuhe-viewer>.

import '../../../src/elements.ts';

export type { ChuheBoard } from '../../../src/elements/chuhe-board.ts';
export type { ChuheViewer } from '../../../src/elements/chuhe-viewer.ts';
export type { ChuheGame } from '../../../src/screens/play/chuhe-game.ts';
