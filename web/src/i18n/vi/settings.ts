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
    engine: 'Máy chơi',
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
    hearsMoves: 'Nói nước đi bằng một nút',
  },
  engine: {
    threads: 'Số luồng',
    threadsNote:
      'Nhiều luồng hơn thì trong cùng thời gian máy tính được nhiều hơn, khi phân tích và ở mức mạnh nhất. Máy cũng tốn thêm điện và bộ nhớ, và không lần tìm kiếm nào giống hệt lần trước.',
    bars: {
      'not-isolated':
        'Chỉ có một luồng: ở đây trang này không được cách ly với các trang khác, nên trình duyệt không cho các luồng dùng chung bộ nhớ.',
      'no-shared-memory':
        'Chỉ có một luồng: trình duyệt này không có bộ nhớ dùng chung cho các luồng.',
      'one-core': 'Chỉ có một luồng: thiết bị này chỉ có một lõi xử lý.',
    },
    table: 'Bộ nhớ cho các thế cờ',
    faults: {
      'threads-missing': 'Không tải được máy chơi nhiều luồng. Máy thường chơi thay.',
      'threads-failed': 'Máy chơi nhiều luồng không chạy được. Máy thường chơi thay.',
      'memory-refused':
        'Trình duyệt không cấp đủ bộ nhớ. Máy chơi với lượng thường dùng, trên một luồng.',
    },
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
    look: 'Giữ: xem các quân đang ẩn',
    help: 'Danh sách này',
  },
  boardKeys: 'Trên bàn cờ, đến bằng Tab',
  boardDeeds: {
    piece: 'Tướng, sĩ, tượng, mã, xe, pháo hoặc tốt tiếp theo',
    'piece-before': 'Quân trước đó',
    rank: 'Đến hàng ngang đó',
    file: 'Đến cột đó',
    'last-move': 'Nước vừa đi',
    clocks: 'Đồng hồ',
    here: 'Đọc lại điểm này',
    write: 'Đến ô nhập nước đi',
  },
  fieldKeys: 'Trong ô nhập nước đi',
  fieldDeeds: {
    'last-move': 'Nước vừa đi',
    clocks: 'Đồng hồ',
    opponent: 'Đối thủ là ai',
    'all-pieces': 'Vị trí của mọi quân',
    pieces: 'Vị trí một loại quân đỏ hoặc đen',
    scan: 'Quân trên một cột, hàng hoặc điểm',
    'to-board': 'Đến điểm đó trên bàn cờ',
    resign: 'Xin thua',
    draw: 'Cầu hòa',
    takeback: 'Đi lại',
    abort: 'Ván mới',
  },
  blindfold: 'Cờ tưởng',
  blindfolds: {
    none: 'Tắt',
    all: 'Ẩn mọi quân',
    own: 'Ẩn quân của tôi',
    theirs: 'Ẩn quân đối thủ',
  },
  hearsNote:
    'Trình duyệt chuyển giọng nói thành chữ, và hãng làm trình duyệt có thể xử lý giọng của bạn. Chính Chuhe không gửi gì cả.',
  close: 'Đóng',
};
