// SPDX-License-Identifier: MIT
// The dialog about boards and pieces in traditional Chinese.

import type { LookStrings } from './strings.ts';

export const zhHant: LookStrings = {
  pieces: '棋子',
  sets: { traditional: '繁體字', simplified: '簡體字', symbols: '圖形', letters: '字母' },
  board: '棋盤',
  boards: { wood: '木', slate: '石板', paper: '紙' },
  close: '關閉',
};
