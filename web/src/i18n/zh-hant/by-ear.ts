// SPDX-License-Identifier: MIT
// What is said to who plays without seeing the board, in traditional Chinese.

import type { ByEarStrings } from '../en/by-ear.ts';

export const strings: ByEarStrings = {
  noMove: '尚未走子',
  noClocks: '本局沒有計時',
  none: '無',
  holds: (what, content) => `${what}：${content}`,
  look: '按住看棋',
  showPieces: '顯示棋子',
  commands: '輸入著法或指令，? 查看指令',
  notYourTurn: '還沒輪到你。',
};
