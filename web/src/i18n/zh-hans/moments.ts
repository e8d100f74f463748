// SPDX-License-Identifier: MIT
// Chinese texts of the key moments as cards.

import type { MomentStrings } from '../en/moments.ts';

export const strings: MomentStrings = {
  previous: '上一个',
  next: '下一个',
  place: (at, count) => `${at} / ${count}`,
  share: '分享图片',
  save: '保存图片',
  saved: '图片已保存。',
  failed: '此浏览器无法生成图片。',
};
