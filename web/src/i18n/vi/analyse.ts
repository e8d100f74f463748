// SPDX-License-Identifier: MIT
// Vietnamese texts of the analysis tools.

import type { ToolStrings } from '../en/analyse.ts';
import { strings as faults } from './faults.ts';
import { strings as reviewWords } from './motifs.ts';

export const strings: ToolStrings = {
  retry: 'Tìm nước hay hơn',
  annotate: 'Ghi vào biên bản',
  annotated: 'Đã ghi vào biên bản. Có thể hoàn tác.',
  setUp: 'Xếp thế cờ',
  details: 'Sửa thông tin',
  detailsChanged: 'Đã sửa thông tin.',
  picture: 'Hình ảnh…',
  print: 'In…',
  showInText: 'Chỉ ra trong văn bản',
  aboutPieceValues:
    'Giá trị từng quân trong thế này theo máy, tính bằng Tốt: bên đó mất bao nhiêu nếu thiếu nó. Số âm là quân cản đường bên mình.',
  worth: (soldiers) => `giá trị ${soldiers}`,
  noResult: 'Chưa rõ hoặc chưa xong',
  length: (count) => `${count} nước`,
  searchGames: 'Tìm trong các ván này',
  keepAll: 'Giữ tất cả trong Ván của tôi',
  keeping: (percent) => `Đang lưu: ${percent}%`,
  kept: (added, read) => `Đã thêm ${added} trong ${read} ván vào Ván của tôi.`,
  notKept: 'Trình duyệt này không cho phép lưu.',
  faults,
  ...reviewWords,
  facts: {
    wins: (side, moves) => `${side} thắng trong ${moves} nước`,
    won: (side) => `${side} thắng`,
    drawn: 'Hòa',
    proven: 'Đã chứng minh bằng bảng tàn cuộc: không ai đi hay hơn được',
  },
  tabs: {
    moves: 'Nước đi',
    notes: 'Ghi chú',
    review: 'Xem lại',
    openings: 'Khai cuộc',
    record: 'Biên bản',
  },
  tabsLabel: 'Các phần phân tích',
};
