// SPDX-License-Identifier: MIT
// The dialog about boards and pieces in simplified Chinese.

import type { LookStrings } from './strings.ts';

export const zhHans: LookStrings = {
  pieces: '棋子',
  sets: { traditional: '繁体字', simplified: '简体字', symbols: '图形', letters: '字母' },
  board: '棋盘',
  boards: { wood: '木', slate: '石板', paper: '纸' },
  close: '关闭',
};
