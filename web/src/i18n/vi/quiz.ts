// SPDX-License-Identifier: MIT
// Vietnamese texts of the quiz on master games.

import type { QuizStrings } from '../en/quiz.ts';

export const strings: QuizStrings = {
  title: 'Đoán nước của danh thủ',
  loading: 'Đang tải ván cờ…',
  unpacking: (percent) => `Đang chuẩn bị các ván, chỉ lần này: ${percent}`,
  missing: 'Ván này quá ngắn, hoặc không tải được.',
  task: (side) => `Lượt ${side}: danh thủ đã đi nước nào?`,
  judging: 'Máy đang so sánh các nước…',
  over: 'Đã đoán xong',
  outcomes: {
    hit: (tried) => `${tried} đúng là nước của danh thủ.`,
    better: (tried, played) => `${tried} hay hơn nước ${played} của danh thủ.`,
    equal: (tried, played) => `${tried} hay ngang nước ${played} của danh thủ.`,
    worse: (tried, played) => `${tried}: nước ${played} của danh thủ hay hơn.`,
    shown: (_tried, played) => `Danh thủ đã đi ${played}.`,
  },
  points: (points) => `${points} điểm`,
  rank: (rank) => (rank === 0 ? 'ngoài năm nước đầu' : `lựa chọn thứ ${rank}`),
  you: (rank, lost) => `Bạn: ${rank} của máy, mất ${lost} cơ hội thắng.`,
  master: (rank, lost) => `Danh thủ: ${rank} của máy, mất ${lost}.`,
  progress: (number, count, points) => `Nước ${number} trên ${count} · ${points}`,
  actions: { label: 'Đoán nước', shown: 'Đáp án', flip: 'Xoay bàn', finished: 'Dừng ở đây' },
  result: 'Điểm của bạn',
  score: (share, points, most) => `${share} · ${points} trên ${most} điểm`,
  hits: (hits, guesses) => `Đúng nước của danh thủ: ${hits} trên ${guesses}`,
  firsts: (firsts, guesses) => `Đúng lựa chọn đầu của máy: ${firsts} trên ${guesses}`,
  lost: (own, masters) => `Cơ hội thắng mất mỗi nước: bạn ${own}, danh thủ ${masters}`,
  compared: { better: 'Chỗ bạn đi hay hơn', worse: 'Chỗ danh thủ đi hay hơn' },
  entry: (number, tried, played) => `${number}. Bạn ${tried}, danh thủ ${played}`,
  another: 'Ván khác',
  analyse: 'Phân tích ván này',
  masters: 'Ván của danh thủ',
  best: (share, games) => `Điểm cao nhất ${share}, trong ${games} ván`,
  about:
    'Nước của danh thủ, hoặc nước không kém, được 10 điểm; nước kém hơn được ít điểm hơn, càng mất nhiều càng ít. Ván được tính khi đi đến hết, hoặc từ mười nước trở lên.',
  notKept: 'Trình duyệt không lưu được: chỉ còn đến khi đóng trang.',
};
