// SPDX-License-Identifier: MIT
// Vietnamese texts of the opening trainer.

import type { TrainerStrings } from '../en/trainer.ts';

export const strings: TrainerStrings = {
  title: 'Luyện khai cuộc',
  yourMove: 'Lượt bạn: đi theo trí nhớ',
  other: 'Bên kia đang đi…',
  loading: 'Đang tải sách khai cuộc…',
  noBook: 'Không tải được sách khai cuộc.',
  lineOver: 'Biến này hết ở đây',
  dueOver: 'Hôm nay không còn thế cờ nào đến hạn',
  noRepertoire:
    'Bộ khai cuộc của bạn không có nước ở đây. Hãy đánh sao cạnh nước đi trong Khai cuộc.',
  wrong: (right) => `Chưa đúng. Nước đúng là ${right}. Hãy thử lại.`,
  shown: (right) => `Nước đúng là ${right}. Hãy đi nước ấy.`,
  score: (right, asked) => `Đúng ngay lần đầu ${right} trong ${asked}`,
  due: (count, all) => `Hôm nay đến hạn ${count} thế cờ, trong ${all} thế đã gặp.`,
  review: 'Luyện các thế đến hạn',
  side: 'Bên của bạn',
  source: 'Nước nào là đúng',
  sources: { book: 'Sách', repertoire: 'Bộ khai cuộc của tôi' },
  actions: { label: 'Luyện tập', again: 'Biến mới', answer: 'Đáp án', flip: 'Xoay bàn' },
  wholeBook: 'Từ thế cờ ban đầu',
  openings: 'Xem khai cuộc của thế cờ này',
  path: 'Lộ trình',
  progress: 'Tiến độ',
  repertoire: 'Bộ khai cuộc của tôi',
  repertoireOf: (positions) => `Có nước đi cho ${positions} thế cờ.`,
  aboutRepertoire: 'Nhấn sao cạnh một nước đi trong Khai cuộc để thêm vào hoặc bỏ ra.',
  take: 'Lấy các nước tôi hay đi',
  taken: (positions) =>
    `Đã thêm ${positions} thế cờ: nước bạn đi nhiều nhất, trong ít nhất ba ván.`,
  about:
    'Thế cờ trả lời đúng trở lại sau 1, 3, 7, 14, 30, 60 và 120 ngày; thế trả lời sai trở lại trong hôm nay.',
  clear: 'Xóa tiến độ',
  clearRepertoire: 'Xóa bộ khai cuộc',
  sure: 'Chắc chắn xóa?',
  notKept: 'Trình duyệt không lưu được: chỉ còn đến khi đóng trang.',
};
