// SPDX-License-Identifier: MIT
// What is said to who plays without seeing the board, in Vietnamese.

import type { ByEarStrings } from '../en/by-ear.ts';

export const strings: ByEarStrings = {
  noMove: 'Chưa có nước đi nào',
  noClocks: 'Ván này không có đồng hồ',
  none: 'không có',
  holds: (what, content) => `${what}: ${content}`,
  look: 'Giữ để xem',
  showPieces: 'Hiện quân cờ',
  commands: 'Nước đi hoặc lệnh: ? để xem các lệnh',
  notYourTurn: 'Chưa đến lượt bạn.',
};
