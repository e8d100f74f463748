// SPDX-License-Identifier: MIT
// Setting up a position in traditional Chinese.

import type { EditorStrings } from '../en/editor.ts';
import { strings as faults } from './faults.ts';

export const strings: EditorStrings = {
  title: '擺放局面',
  playable: '局面可用',
  pending: '引擎正在檢查…',
  refused: '此局面無法對弈',
  faults,
  about:
    '選好棋子後點交叉點即可擺放，再點一次取下。棋子可以拖曳，拖出棋盤即移除。Delete 鍵清空一點。',
  notKept: '此瀏覽器不允許儲存正在擺放的局面。',
  palette: '點擊的作用',
  hand: '移動',
  erase: '取下',
  left: (piece, count) => `${piece}，剩 ${count} 枚`,
  toMove: '輪到',
  fen: '局面 FEN',
  actions: {
    label: '棋盤',
    undo: '復原',
    flip: '翻轉',
    mirror: '左右對調',
    clear: '清空',
    start: '初始局面',
  },
  analyse: '分析此局面',
  play: '從此對弈…',
  leave: '取消',
  spoken: {
    taken: (square) => `${square} 已清空`,
    count: (pieces) => `盤上有 ${pieces} 枚棋子`,
    picked: (piece, square) => `拿起 ${piece} ${square}`,
  },
};
