// SPDX-License-Identifier: MIT
// Vietnamese texts of the analysis tools.

import type { ToolStrings } from '../en/analyse.ts';
import { strings as faults } from './faults.ts';
import { strings as reviewWords } from './motifs.ts';

export const strings: ToolStrings = {
  retry: 'Tìm nước hay hơn',
  annotate: 'Ghi vào biên bản',
  annotated: 'Đã ghi vào biên bản. Có thể hoàn tác.',
  empty: 'Bắt đầu lại',
  setUp: 'Xếp thế cờ…',
  details: 'Tên và ngày',
  editDetails: 'Tên và ngày…',
  detailsChanged: 'Đã sửa thông tin.',
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
  move: {
    keys: 'Phím trái, phải để xem; lên, xuống để đổi biến; Delete để xóa; Shift+F10 để mở trình đơn.',
    menu: (move) => `Trình đơn của ${move}`,
    comment: 'Bình chú…',
    commentOn: (move) => `Bình chú cho ${move}`,
    promote: 'Đặt làm biến chính',
    remove: 'Xóa từ đây',
    type: 'Nhập nước đi…',
  },
  share: {
    open: 'Chia sẻ…',
    title: 'Chia sẻ',
    link: 'Liên kết',
    aboutLink: 'Liên kết chứa toàn bộ biên bản và bình chú.',
    copyLink: 'Sao chép liên kết',
    shareLink: 'Chia sẻ liên kết',
    linkCopied: 'Đã sao chép liên kết.',
    embed: 'Nhúng…',
    show: 'Hình ảnh và bản in',
    picture: 'Hình ảnh…',
    print: 'In…',
    file: 'Văn bản và tệp',
    formats: {
      pgn: 'PGN',
      dhtmlxq: 'DhtmlXQ (UBB)',
      xqf: 'Tệp XQF',
      psq: 'PSQ (piskvork)',
      sgf: 'SGF',
      fen: 'FEN của thế cờ này',
      text: 'Nước đi dạng chữ',
    },
    unsupported: 'Không ghi được:',
  },
  tabs: {
    moves: 'Nước đi',
    review: 'Xem lại',
    openings: 'Khai cuộc',
    record: 'Biên bản',
  },
  tabsLabel: 'Các phần phân tích',
};
