// SPDX-License-Identifier: MIT
// Japanese texts of the card at the end of a game.

import type { OverStrings } from '../en/over.ts';

export const strings: OverStrings = {
  decisive: (move) => `決め手：${move}`,
  review: '振り返る',
  rematch: 'もう一局',
  changeSides: '先後を替えて',
  share: '共有',
  print: '印刷',
  close: '閉じる',
  copied: 'リンクをコピーしました。',
  byHand: 'このリンクをコピーしてください：',
  failed: 'リンクを作れませんでした。',
};
