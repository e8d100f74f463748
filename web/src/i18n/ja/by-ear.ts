// SPDX-License-Identifier: MIT
// What is said to who plays without seeing the board, in Japanese.

import type { ByEarStrings } from '../types/by-ear.ts';

export const strings: ByEarStrings = {
  noMove: 'まだ指し手がありません',
  noClocks: 'この対局に時計はありません',
  none: 'なし',
  holds: (what, content) => `${what}：${content}`,
  look: '押している間だけ見る',
  showPieces: '駒を表示',
  commands: '指し手かコマンド（? で一覧）',
  notYourTurn: '相手の番です。',
  speak: '指し手を話す',
  stop: '聞き取りをやめる',
  listening:
    '聞いています… 音声はブラウザーが文字にします。ブラウザーの提供元が音声を処理することがあります。',
  played: (text) => `「${text}」と聞こえました。`,
  unclear: (text) => `「${text}」と聞こえましたが、その手は指せません。もう一度お話しください。`,
  which: (text) => `「${text}」と聞こえました。どの手ですか？`,
  faults: {
    denied: 'ここではマイクを使えません。ブラウザーの設定で許可してください。',
    unreachable: 'ブラウザーが音声認識につながりませんでした。接続が必要かもしれません。',
    'no-microphone': 'マイクが見つかりません。',
    silence: '何も聞こえませんでした。ボタンを押して指し手をお話しください。',
    failed: 'このブラウザーの音声認識は動きませんでした。',
  },
};
