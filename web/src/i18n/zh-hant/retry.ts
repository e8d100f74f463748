// SPDX-License-Identifier: MIT
// Mending mistakes in traditional Chinese.

import type { RetryStrings } from '../en/retry.ts';

export const strings: RetryStrings = {
  title: (number, count) => `第 ${number} / ${count} 處失誤`,
  task: (side) => `為${side}找出更好的著法`,
  played: (move, verdict) => `實戰：${move}。${verdict}。`,
  judging: '引擎正在判斷…',
  wrong: (move) => `${move} 還不夠好`,
  same: '這正是實戰的著法。',
  right: (move) => `${move} 正確`,
  best: '引擎也會這樣走。',
  asGood: (line) => `與引擎的選擇同樣好：${line}`,
  shown: (move) => `答案：${move}`,
  over: '全部完成',
  mended: (mended, count) => `${count} 處中有 ${mended} 處一次找對。`,
  none: '未發現這一方的失誤。',
  kept: '從明天起，這些局面會在習題中再次出現。',
  whose: '誰的失誤',
  both: '雙方',
  actions: {
    label: '失誤',
    again: '再試一次',
    answer: '顯示答案',
    flip: '翻轉',
    next: '下一處',
    restart: '再來一遍',
  },
  leave: '返回分析',
};
