// SPDX-License-Identifier: MIT
// Vietnamese texts of the master games.

import type { MastersStrings } from '../en/masters.ts';

export const strings: MastersStrings = {
  title: 'Ván của danh thủ',
  loading: 'Đang tải danh sách ván…',
  failed: 'Không tải được các ván. Lần đầu cần có kết nối.',
  unpacking: (percent) => `Đang chuẩn bị nước đi, chỉ lần này: ${percent}%`,
  count: (_count, text) => `${text} ván`,
  noneFound: 'Không có ván nào phù hợp.',
  list: 'Danh sách ván',
  listKeys: 'Phím lên xuống để chọn ván, Enter để mở.',
  filter: 'Tìm kiếm',
  player: 'Kỳ thủ',
  opponent: 'Đối thủ',
  event: 'Giải đấu',
  opening: 'Khai cuộc: tên hoặc mã',
  from: 'Từ năm',
  to: 'Đến năm',
  result: 'Kết quả',
  results: { all: 'Bất kỳ', '1-0': 'Đỏ thắng', '1/2-1/2': 'Hòa', '0-1': 'Đen thắng' },
  clear: 'Xóa điều kiện',
  position: (plies) => `Có thế cờ sau ${plies} nước, hoặc thế đối xứng của nó.`,
  anyPosition: 'Mọi thế cờ',
  openings: 'Khai cuộc',
  here: 'Các ván có thế cờ này',
  show: 'Nước đi ngoài sách',
  counted: (_games, text) => `${text} ván đã đến thế cờ này.`,
  noMore: 'Sách đã có mọi nước từng đi ở đây.',
  ended: (games, [won, drawn, lost]) => `${games} ván · thắng ${won} · hòa ${drawn} · thua ${lost}`,
  guess: 'Đoán nước của danh thủ',
  guessGame: (title) => `Đoán nước: ${title}`,
  unnamed: 'Không rõ kỳ thủ',
  credit:
    'Các ván lấy từ Chinese-Chess-Practical-Dataset (CCPD), Yu-Han Tseng 2026, CC BY 4.0. Tên, ngày và giải đấu không chắc chắn đã được bỏ.',
};
