// SPDX-License-Identifier: MIT
// The one sentence that is said before any language is fetched.

import type { Language } from '../i18n/languages.ts';

export const missing: Readonly<Record<Language, string>> = {
  en: 'The board could not be loaded. The picture shows its position.',
  'zh-Hans': '棋盘无法加载，图中为当前局面。',
  'zh-Hant': '棋盤無法載入，圖中為目前局面。',
  vi: 'Không tải được bàn cờ. Hình cho thấy thế cờ.',
  ja: '盤を読み込めませんでした。図は局面を示しています。',
};
