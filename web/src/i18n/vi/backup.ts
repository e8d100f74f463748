// SPDX-License-Identifier: MIT
// The dialog about kept data in Vietnamese.

import type { BackupStrings } from '../types/backup.ts';

export const strings: BackupStrings = {
  about:
    'Cài đặt, ván cờ, bản phân tích và tiến độ chỉ được lưu trong trình duyệt này. Bạn có thể lưu ra tệp, hoặc khôi phục từ tệp: nội dung trong tệp sẽ thay thế mọi thứ ở đây.',
  save: 'Lưu ra tệp',
  restore: 'Khôi phục từ tệp',
  close: 'Đóng',
  saved: 'Đã lưu.',
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
