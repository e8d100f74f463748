// SPDX-License-Identifier: MIT
// Simplified Chinese texts of the position editor.

import type { EditorStrings } from '../en/editor.ts';
import { strings as faults } from './faults.ts';

export const strings: EditorStrings = {
  title: '摆放局面',
  playable: '局面可用',
  pending: '引擎正在检查…',
  refused: '此局面无法对弈',
  faults,
  about:
    '选好棋子后点交叉点即可摆放，再点一次取下。棋子可以拖动，拖出棋盘即移除。Delete 键清空一点。',
  notKept: '此浏览器不允许保存正在摆放的局面。',
  palette: '点击的作用',
  hand: '移动',
  erase: '取下',
  left: (piece, count) => `${piece}，剩 ${count} 枚`,
  toMove: '轮到',
  fen: '局面 FEN',
  actions: {
    label: '棋盘',
    undo: '撤销',
    flip: '翻转',
    mirror: '左右对调',
    clear: '清空',
    start: '初始局面',
  },
  analyse: '分析此局面',
  play: '从此对弈…',
  leave: '取消',
  spoken: {
    taken: (square) => `${square} 已清空`,
    count: (pieces) => `盘上有 ${pieces} 枚棋子`,
    picked: (piece, square) => `拿起 ${piece} ${square}`,
  },
};
