// SPDX-License-Identifier: MIT
// Simplified Chinese texts of the practice of mistakes.

import type { RetryStrings } from '../en/retry.ts';

export const strings: RetryStrings = {
  title: (number, count) => `第 ${number} / ${count} 处失误`,
  task: (side) => `为${side}找出更好的着法`,
  played: (move, verdict) => `实战：${move}。${verdict}。`,
  judging: '引擎正在判断…',
  wrong: (move) => `${move} 还不够好`,
  same: '这正是实战的着法。',
  right: (move) => `${move} 正确`,
  best: '引擎也会这样走。',
  asGood: (line) => `与引擎的选择同样好：${line}`,
  shown: (move) => `答案：${move}`,
  over: '全部完成',
  mended: (mended, count) => `${count} 处中有 ${mended} 处一次找对。`,
  none: '未发现这一方的失误。',
  kept: '从明天起，这些局面会在习题中再次出现。',
  whose: '谁的失误',
  both: '双方',
  actions: {
    label: '失误',
    again: '再试一次',
    answer: '显示答案',
    flip: '翻转',
    next: '下一处',
    restart: '再来一遍',
  },
  leave: '返回分析',
};
