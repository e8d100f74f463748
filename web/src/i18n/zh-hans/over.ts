// SPDX-License-Identifier: MIT
// Simplified Chinese texts of the card at the end of a game.

import type { OverStrings } from '../en/over.ts';

export const strings: OverStrings = {
  decisive: (move) => `制胜一着：${move}`,
  review: '复盘',
  rematch: '再来一局',
  changeSides: '换边再战',
  share: '分享',
  print: '打印',
  close: '关闭',
  copied: '链接已复制。',
  byHand: '请复制此链接：',
  failed: '无法生成链接。',
};
