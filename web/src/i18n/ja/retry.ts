// SPDX-License-Identifier: MIT
// Japanese texts of the practice of mistakes.

import type { RetryStrings } from '../en/retry.ts';

export const strings: RetryStrings = {
  title: (number, count) => `悪い手 ${number} / ${count}`,
  task: (side) => `${side}のもっと良い手を見つけましょう`,
  played: (move, verdict) => `実戦は ${move}。${verdict}。`,
  judging: 'エンジンが調べています…',
  wrong: (move) => `${move} では足りません`,
  same: '実戦と同じ手です。',
  right: (move) => `${move} で正解です`,
  best: 'エンジンの最善手と同じです。',
  asGood: (line) => `エンジンの最善手と同じくらい良い手です：${line}`,
  shown: (move) => `正解は ${move}`,
  over: 'これで全部です',
  mended: (mended, count) => `${count}問中${mended}問を一度で正解しました。`,
  none: 'この側の悪い手は見つかりませんでした。',
  kept: '明日から問題として出題されます。',
  whose: '対象',
  both: '双方',
  actions: {
    label: '悪い手',
    again: 'もう一度',
    answer: '正解を見る',
    flip: '反転',
    next: '次へ',
    restart: '最初から',
  },
  leave: '検討に戻る',
};
