// SPDX-License-Identifier: MIT
// Japanese texts of blindfold play.

import type { ByEarStrings } from '../en/by-ear.ts';

export const strings: ByEarStrings = {
  noMove: 'まだ指し手がありません',
  noClocks: 'この対局に時計はありません',
  none: 'なし',
  holds: (what, content) => `${what}：${content}`,
  look: '押している間だけ見る',
  showPieces: '駒を表示',
  commands: '指し手かコマンド（? で一覧）',
  notYourTurn: '相手の番です。',
};
