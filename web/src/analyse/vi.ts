// SPDX-License-Identifier: MIT
// The tools of the analysis in Vietnamese.

import type { ToolStrings } from './strings.ts';

export const vi: ToolStrings = {
  retry: 'Tìm nước hay hơn',
  annotate: 'Ghi vào biên bản',
  annotated: 'Đã ghi vào biên bản. Có thể hoàn tác.',
  setUp: 'Xếp thế cờ',
  details: 'Sửa thông tin',
  detailsChanged: 'Đã sửa thông tin.',
  noResult: 'Chưa rõ hoặc chưa xong',
};
