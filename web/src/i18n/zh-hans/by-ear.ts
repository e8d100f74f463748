// SPDX-License-Identifier: MIT
// Simplified Chinese texts of blindfold play.

import type { ByEarStrings } from '../en/by-ear.ts';

export const strings: ByEarStrings = {
  noMove: '尚未走子',
  noClocks: '本局没有计时',
  none: '无',
  holds: (what, content) => `${what}：${content}`,
  look: '按住看棋',
  showPieces: '显示棋子',
  commands: '输入着法或命令，? 查看命令',
  notYourTurn: '还没轮到你。',
};
