// SPDX-License-Identifier: MIT
// Vietnamese texts of blindfold play.

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
