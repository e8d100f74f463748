// SPDX-License-Identifier: MIT
// Vietnamese texts of the key moments as cards.

import type { MomentStrings } from '../en/moments.ts';

export const strings: MomentStrings = {
  previous: 'Thời điểm trước',
  next: 'Thời điểm sau',
  place: (at, count) => `${at} / ${count}`,
  share: 'Chia sẻ hình',
  save: 'Lưu hình',
  saved: 'Đã lưu hình.',
  failed: 'Trình duyệt này không vẽ được hình.',
};
