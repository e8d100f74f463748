// SPDX-License-Identifier: MIT
// Vietnamese texts of the practice of mistakes.

import type { RetryStrings } from '../en/retry.ts';

export const strings: RetryStrings = {
  title: (number, count) => `Sai lầm ${number} / ${count}`,
  task: (side) => `Tìm nước hay hơn cho ${side}`,
  played: (move, verdict) => `Trong ván: ${move}. ${verdict}.`,
  judging: 'Máy đang xét nước của bạn…',
  wrong: (move) => `${move} chưa đủ hay`,
  same: 'Đó chính là nước đã đi trong ván.',
  right: (move) => `${move} là đúng`,
  best: 'Máy cũng sẽ đi như vậy.',
  asGood: (line) => `Hay ngang nước của máy: ${line}`,
  shown: (move) => `Đáp án: ${move}`,
  over: 'Đã xem hết',
  mended: (mended, count) => `Tìm đúng ngay lần đầu ${mended} / ${count}.`,
  none: 'Không thấy sai lầm nào của bên này.',
  kept: 'Từ ngày mai các thế này sẽ trở lại trong phần Cờ thế.',
  whose: 'Sai lầm của',
  both: 'Cả hai bên',
  actions: {
    label: 'Sai lầm',
    again: 'Thử lại',
    answer: 'Xem đáp án',
    flip: 'Xoay bàn',
    next: 'Tiếp',
    restart: 'Làm lại',
  },
  leave: 'Về phân tích',
};
