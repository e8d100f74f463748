// SPDX-License-Identifier: MIT
// Vietnamese texts of the dialog for saved data.

import type { BackupStrings } from '../en/backup.ts';

export const strings: BackupStrings = {
  about:
    'Cài đặt, mọi ván cờ, bản phân tích và tiến độ chỉ được lưu trong trình duyệt này. Bạn có thể lưu ra tệp hoặc khôi phục từ tệp: các ván được thêm vào Ván của tôi, những thứ khác ở đây bị thay thế.',
  save: 'Lưu ra tệp',
  restore: 'Khôi phục từ tệp',
  close: 'Đóng',
  saved: 'Đã lưu.',
  gamesMissing: 'Hiện không đọc được Ván của tôi nên chưa lưu gì. Hãy tải lại trang rồi thử lại.',
  restoring: (games) => `Đang khôi phục: ${games} ván`,
  roomFor: (games) => `Trình duyệt chỉ còn chỗ cho ${games} ván. Mọi thứ khác đã được khôi phục.`,
  full: 'Trình duyệt này không cho phép lưu. Không có gì thay đổi.',
  unreadable: 'Không đọc được tệp này. Chưa có gì thay đổi.',
  faults: {
    'not-json': () =>
      'Tệp này bị hỏng, hoặc không phải bản sao lưu của trang. Không có gì thay đổi.',
    'not-ours': () => 'Tệp này không phải bản sao lưu của trang. Không có gì thay đổi.',
    newer: ({ version }) =>
      `Bản sao lưu này có phiên bản ${version} mà trang chưa biết. Không có gì thay đổi.`,
    damaged: ({ name }) => `“${name}” trong tệp bị hỏng. Không có gì thay đổi.`,
    unknown: ({ name }) => `Trang không biết “${name}” trong tệp. Không có gì thay đổi.`,
  },
};
