// SPDX-License-Identifier: MIT
// The openings in traditional Chinese.

import type { OpeningStrings } from './strings.ts';

export const zhHant: OpeningStrings = {
  title: (name) => name,
  unnamed: '未命名',
  start: '起始局面',
  code: (code) => `ECCO ${code}`,
  moves: '開局庫著法',
  aboutShares: '各著被開局庫選中的比例：名手對局越多、成績越好，比例越高。',
  none: '開局庫到此為止。可後退，或自行續走。',
  noBook: '開局庫無法載入。',
  waiting: '查詢中…',
  line: '已走著法',
  walk: '瀏覽著法',
  steps: { first: '起始', back: '後退', forward: '前進', last: '末著', flip: '翻轉' },
  analyse: '分析此局面',
  credit:
    '開局庫與名稱源自 Yu-Han Tseng 的 Chinese-Chess-Practical-Dataset (CCPD)，2026，CC BY 4.0。',
  named: (name) => `${name}。`,
};
