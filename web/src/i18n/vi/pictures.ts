// SPDX-License-Identifier: MIT
// Vietnamese texts of the dialog for pictures.

import type { PictureStrings } from '../en/pictures.ts';

export const strings: PictureStrings = {
  title: 'Hình ảnh',
  format: 'Định dạng',
  animation: 'Ảnh động',
  uses: {
    png: 'Ảnh của thế cờ, để gửi tin nhắn và đăng bài.',
    svg: 'Hình vẽ của thế cờ, phóng to vẫn nét.',
    gif: 'Cả biến cờ thành ảnh động GIF, mỗi giây một nước.',
  },
  marks: 'Kèm mũi tên và vòng tròn',
  drawing: (percent) => `Đang vẽ: ${percent}%`,
  failed: 'Trình duyệt này không vẽ được hình.',
  refused: 'Trình duyệt không cho sao chép. Hãy lưu hình lại.',
  share: 'Chia sẻ',
  shared: 'Đã chia sẻ.',
  preview: 'Xem trước',
  previous: 'Thời điểm trước',
  next: 'Thời điểm sau',
  place: (at, count) => `${at} / ${count}`,
};
