// SPDX-License-Identifier: MIT
// Simplified Chinese texts of the dialog for board and pieces.

import type { LookStrings } from '../en/look.ts';

export const strings: LookStrings = {
  pieces: '棋子',
  sets: { traditional: '繁体字', simplified: '简体字', symbols: '图形', letters: '字母' },
  board: '棋盘',
  boards: { wood: '木', slate: '石板', paper: '纸' },
  view: '视图',
  views: { flat: '平面', '3d': '立体' },
  turning: '在棋子之外拖动即可转动棋盘，也可在棋盘上按 Shift 加方向键。',
  noWebGl: '此浏览器无法显示三维图形：没有 WebGL 或已关闭。棋盘保持平面。',
  lostWebGl: '三维图形已中断。棋盘暂以平面显示，浏览器恢复后自动回到立体。',
  close: '关闭',
};
