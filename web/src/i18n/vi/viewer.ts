// SPDX-License-Identifier: MIT
// Vietnamese texts of the record viewer.

import type { ViewerStrings } from '../en/viewer.ts';

export const strings: ViewerStrings = {
  play: 'Phát',
  copy: 'Sao chép ván cờ',
  save: 'Tải ván cờ',
  missing: 'Không tải được ván cờ.',
};
