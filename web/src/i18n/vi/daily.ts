// SPDX-License-Identifier: MIT
// Vietnamese texts of today's set.

import type { DailyStrings } from '../en/daily.ts';

export const strings: DailyStrings = {
  title: 'Năm phút hôm nay',
  kinds: {
    puzzle: 'Bài tập',
    mistake: 'Nước sai',
    fours: 'Chuỗi bốn',
    defence: 'Phòng thủ',
    ending: 'Cờ tàn',
    opening: 'Khai cuộc',
    lesson: 'Bài học',
  },
  done: 'đã xong',
  begin: 'Bắt đầu',
  goOn: 'Làm tiếp',
  over: 'Hôm nay bạn đã làm xong. Mai hãy quay lại.',
  days: (count) => `${count} ngày liên tiếp`,
  progress: (task, count) => `Hôm nay ${task}/${count}`,
  next: 'Tiếp',
  finish: 'Hoàn tất',
  leave: 'Thoát bài hôm nay',
};
