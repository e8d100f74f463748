// SPDX-License-Identifier: MIT
// Vietnamese texts of the position editor.

import type { EditorStrings } from '../en/editor.ts';
import { strings as faults } from './faults.ts';

export const strings: EditorStrings = {
  title: 'Xếp thế cờ',
  playable: 'Thế cờ này chơi được',
  pending: 'Máy đang kiểm tra…',
  refused: 'Thế cờ này không chơi được',
  faults,
  about:
    'Chọn quân rồi chạm vào điểm để đặt; chạm lần nữa để nhấc ra. Quân nào cũng kéo được, kéo ra ngoài bàn là bỏ. Phím Delete xóa một điểm.',
  notKept: 'Trình duyệt này không cho phép lưu thế cờ đang xếp.',
  palette: 'Chạm để làm gì',
  hand: 'Di chuyển',
  erase: 'Nhấc ra',
  left: (piece, count) => `${piece}, còn ${count}`,
  toMove: 'Đến lượt',
  fen: 'Thế cờ dạng FEN',
  actions: {
    label: 'Bàn cờ',
    undo: 'Hoàn tác',
    flip: 'Xoay bàn',
    mirror: 'Đối xứng',
    clear: 'Xóa hết',
    start: 'Ban đầu',
  },
  analyse: 'Phân tích thế này',
  play: 'Chơi từ đây…',
  leave: 'Hủy',
  spoken: {
    taken: (square) => `${square} đã trống`,
    count: (pieces) => `${pieces} quân trên bàn`,
    picked: (piece, square) => `đang cầm ${piece} ${square}`,
  },
};
