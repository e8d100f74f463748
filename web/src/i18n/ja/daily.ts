// SPDX-License-Identifier: MIT
// Japanese texts of today's set.

import type { DailyStrings } from '../en/daily.ts';

export const strings: DailyStrings = {
  title: '今日の5分',
  kinds: {
    puzzle: '問題',
    mistake: '自分の悪手',
    fours: '四追い',
    defence: '防御',
    ending: '終盤',
    opening: '定跡',
    lesson: 'レッスン',
  },
  done: '済み',
  begin: '始める',
  goOn: '続ける',
  over: '今日の分は終わりです。また明日。',
  days: (count) => `${count}日連続`,
  progress: (task, count) => `今日 ${task} / ${count}`,
  next: '次へ',
  finish: '終わる',
  leave: '今日の練習をやめる',
};
