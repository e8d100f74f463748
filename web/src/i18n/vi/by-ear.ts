// SPDX-License-Identifier: MIT
// What is said to who plays without seeing the board, in Vietnamese.

import type { ByEarStrings } from '../types/by-ear.ts';

export const strings: ByEarStrings = {
  noMove: 'Chưa có nước đi nào',
  noClocks: 'Ván này không có đồng hồ',
  none: 'không có',
  holds: (what, content) => `${what}: ${content}`,
  look: 'Giữ để xem',
  showPieces: 'Hiện quân cờ',
  commands: 'Nước đi hoặc lệnh: ? để xem các lệnh',
  notYourTurn: 'Chưa đến lượt bạn.',
  speak: 'Nói nước đi',
  stop: 'Ngừng nghe',
  listening:
    'Đang nghe… Trình duyệt chuyển giọng nói thành chữ; hãng làm trình duyệt có thể xử lý giọng của bạn.',
  played: (text) => `Nghe được “${text}”.`,
  unclear: (text) => `Nghe được “${text}”, ở đây không có nước đó. Hãy nói lại.`,
  which: (text) => `Nghe được “${text}”. Bạn muốn đi nước nào?`,
  faults: {
    denied: 'Ở đây không được dùng micrô. Hãy cho phép trong cài đặt của trình duyệt.',
    unreachable: 'Trình duyệt không kết nối được với dịch vụ nhận giọng nói. Có thể cần có mạng.',
    'no-microphone': 'Không tìm thấy micrô.',
    silence: 'Không nghe thấy gì. Hãy bấm nút rồi nói nước đi.',
    failed: 'Phần nhận giọng nói của trình duyệt này không chạy được.',
  },
};
