// SPDX-License-Identifier: MIT
// Vietnamese texts of the dialog and the frame for embedding.

import type { EmbedStrings } from '../en/embed.ts';

export const strings: EmbedStrings = {
  about: 'Chép đoạn mã này vào trang của bạn. Trang nào cũng dùng được.',
  as: 'Dạng',
  kinds: { element: 'Phần tử', fixed: 'Bản cố định', frame: 'Khung', picture: 'Hình' },
  uses: {
    element: 'Một dòng script và một thẻ ở chỗ đặt bàn cờ. Bàn cờ rộng theo trang.',
    fixed:
      'Chỉ chạy đúng các script của bản này (Subresource Integrity). Khi trang gốc được cập nhật, cần thẻ mới.',
    frame:
      'Một iframe, dành cho trang không cho phép script. Dòng thứ hai chỉnh chiều cao cho vừa, có thể bỏ đi.',
    picture: 'Hình SVG không cần script: thế cờ hiện tại, dùng cho bài viết và bản in.',
  },
  show: 'Nội dung',
  shows: {
    game: 'Chơi với máy từ thế cờ này',
    board: 'Thế cờ',
    viewer: 'Biên bản, xem từng nước',
    analysis: 'Phân tích cùng với máy',
  },
  preview: 'Xem trước',
  code: 'Mã để chép',
  faults: {
    unknown: ({ name }) => `Bàn cờ không có tùy chọn “${name}”.`,
    value: ({ name, value, allowed }) =>
      `Tùy chọn “${name}” không thể là “${value}”.${allowed === '' ? '' : ` Có thể là: ${allowed}.`}`,
    missing: 'Không tải được bàn cờ. Hãy tải lại trang để thử lại.',
  },
};
