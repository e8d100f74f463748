// SPDX-License-Identifier: MIT
// Japanese texts of the key moments as cards.

import type { MomentStrings } from '../en/moments.ts';

export const strings: MomentStrings = {
  previous: '前の局面',
  next: '次の局面',
  place: (at, count) => `${at} / ${count}`,
  share: '画像を共有',
  save: '画像を保存',
  saved: '画像を保存しました。',
  failed: 'このブラウザーでは画像を作れません。',
};
