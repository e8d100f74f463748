// SPDX-License-Identifier: MIT
// Japanese texts of the record viewer.

import type { ViewerStrings } from '../en/viewer.ts';

export const strings: ViewerStrings = {
  play: '再生',
  copy: '棋譜をコピー',
  save: '棋譜をダウンロード',
  missing: '棋譜をダウンロードできませんでした。',
};
