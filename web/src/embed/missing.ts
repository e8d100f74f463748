// SPDX-License-Identifier: MIT
// Error messages shown before any language is loaded.

import type { Language } from '../i18n/languages.ts';

export const missing: Readonly<Record<Language, string>> = {
  en: 'The board could not be loaded. The picture shows its position.',
  'zh-Hans': '棋盘无法加载，图中为当前局面。',
  'zh-Hant': '棋盤無法載入，圖中為目前局面。',
  vi: 'Không tải được bàn cờ. Hình cho thấy thế cờ.',
  ja: '盤を読み込めませんでした。図は局面を示しています。',
};

/** A file differs from the one the script was built with. */
export class AlteredError extends Error {}

export const altered: Readonly<Record<Language, string>> = {
  en: 'The board was not loaded: a file of it has been changed. The picture shows its position.',
  'zh-Hans': '棋盘未加载：其中一个文件已被改动，图中为当前局面。',
  'zh-Hant': '棋盤未載入：其中一個檔案已遭變更，圖中為目前局面。',
  vi: 'Không tải bàn cờ: một tệp của nó đã bị thay đổi. Hình cho thấy thế cờ.',
  ja: '盤を読み込みませんでした。ファイルの一つが変更されています。図は局面を示しています。',
};
