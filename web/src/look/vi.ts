// SPDX-License-Identifier: MIT
// The dialog about boards and pieces in Vietnamese.

import type { LookStrings } from './strings.ts';

export const vi: LookStrings = {
  pieces: 'Quân cờ',
  sets: {
    traditional: 'Chữ Hán phồn thể',
    simplified: 'Chữ Hán giản thể',
    symbols: 'Hình vẽ',
    letters: 'Chữ cái',
  },
  board: 'Bàn cờ',
  boards: { wood: 'Gỗ', slate: 'Đá phiến', paper: 'Giấy' },
  close: 'Đóng',
};
