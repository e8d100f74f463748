// SPDX-License-Identifier: MIT
// Vietnamese texts of the dialog for board and pieces.

import type { LookStrings } from '../en/look.ts';

export const strings: LookStrings = {
  pieces: 'Quân cờ',
  sets: {
    traditional: 'Chữ Hán phồn thể',
    simplified: 'Chữ Hán giản thể',
    symbols: 'Hình vẽ',
    letters: 'Chữ cái',
  },
  board: 'Bàn cờ',
  boards: { wood: 'Gỗ', slate: 'Đá phiến', paper: 'Giấy' },
  view: 'Góc nhìn',
  views: { flat: 'Phẳng', '3d': '3D' },
  turning: 'Kéo bên ngoài quân cờ để xoay bàn cờ, hoặc nhấn Shift cùng phím mũi tên trên bàn cờ.',
  noWebGl:
    'Trình duyệt này không hiển thị được đồ họa 3D: thiếu WebGL hoặc WebGL đã tắt. Bàn cờ vẫn phẳng.',
  lostWebGl:
    'Đồ họa 3D đã ngừng. Bàn cờ tạm hiển thị phẳng và sẽ trở lại 3D khi trình duyệt cho phép.',
  close: 'Đóng',
};
