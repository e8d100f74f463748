// SPDX-License-Identifier: MIT
// The settings in Vietnamese.

import type { SettingsStrings } from '../types/settings.ts';

export const strings: SettingsStrings = {
  sections: {
    page: 'Trang',
    board: 'Bàn cờ',
    moves: 'Nước đi',
    hearing: 'Âm thanh',
    playing: 'Khi chơi',
    analysing: 'Khi phân tích',
    about: 'Về Chuhe',
  },
  language: 'Ngôn ngữ',
  theme: 'Giao diện',
  notation: 'Ký hiệu',
  usual: 'Theo ngôn ngữ',
  sound: 'Âm thanh',
  switches: {
    hasCoordinates: 'Tọa độ trên bàn cờ',
    speaks: 'Đọc nước đi',
    hasPremove: 'Đi trước lượt',
    mustTapTwice: 'Chạm hai lần để đặt quân',
    showsThreats: 'Hiện nước bốn và ba mở',
    showsThinking: 'Hiện suy nghĩ của máy',
    typesMoves: 'Hiện ô nhập nước đi',
    hasNumbers: 'Hiện số thứ tự nước đi trên quân',
    hasPieceValues: 'Hiện giá trị từng quân',
    reviewsAtOnce: 'Xem lại ván ngay khi mở',
    isStill: 'Quân cờ không trượt',
    explainsPieces: 'Giải thích quân khi dừng chuột trên đó',
  },
  keys: 'Phím tắt',
  keyNames: {
    wheel: 'Con lăn',
    'right-drag': 'Kéo chuột phải',
    rest: 'Nhấn giữ',
    'rest-and-drag': 'Nhấn giữ rồi kéo',
    Space: 'Phím cách',
  },
  deeds: {
    step: 'Xem từng nước',
    ends: 'Về đầu, đến cuối',
    wheel: 'Trên bàn cờ: xem từng nước',
    flip: 'Xoay bàn cờ',
    undo: 'Đi lại, hoặc thử lại',
    hint: 'Gợi ý',
    'new-game': 'Ván mới, hoặc bài tiếp theo',
    engine: 'Hiện suy nghĩ của máy; khi phân tích: chạy hoặc dừng máy',
    moves: 'Xem cách đi của một quân',
    draw: 'Vẽ mũi tên, hoặc vòng tròn ở một điểm',
    clear: 'Xóa nét vẽ, bỏ chọn quân',
    help: 'Danh sách này',
  },
  close: 'Đóng',
};
