// SPDX-License-Identifier: MIT
// The card at the end of a game in traditional Chinese.

import type { OverStrings } from '../en/over.ts';

export const strings: OverStrings = {
  decisive: (move) => `制勝一著：${move}`,
  review: '復盤',
  rematch: '再來一局',
  changeSides: '換邊再戰',
  share: '分享',
  print: '列印',
  close: '關閉',
  copied: '連結已複製。',
  byHand: '請複製此連結：',
  failed: '無法產生連結。',
};
