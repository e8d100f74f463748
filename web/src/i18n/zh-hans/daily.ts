// SPDX-License-Identifier: MIT
// Simplified Chinese texts of today's set.

import type { DailyStrings } from '../en/daily.ts';

export const strings: DailyStrings = {
  title: '今日五分钟',
  kinds: {
    puzzle: '习题',
    mistake: '失误',
    fours: '连冲四',
    defence: '防守',
    ending: '残局',
    opening: '开局',
    lesson: '课程',
  },
  done: '已完成',
  begin: '开始',
  goOn: '继续',
  over: '今天已完成，明天再来。',
  days: (count) => `连续 ${count} 天`,
  progress: (task, count) => `今日 ${task} / ${count}`,
  next: '下一题',
  finish: '完成',
  leave: '退出今日练习',
};
