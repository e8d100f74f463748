// SPDX-License-Identifier: MIT
// The openings in traditional Chinese.

import type { OpeningStrings, OpeningTexts } from '../en/openings.ts';

const xiangqi: OpeningStrings = {
  title: (name) => name,
  hasCharacters: true,
  unnamed: '未命名',
  start: '起始局面',
  code: (code) => `ECCO ${code}`,
  moves: '開局庫著法',
  aboutShares: '各著被開局庫選中的比例：名手對局越多、成績越好，比例越高。其下為這些對局的結果。',
  results: (games, red, drawn, black) => `${games} 局 · 紅勝 ${red} · 和 ${drawn} · 黑勝 ${black}`,
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
  own: {
    train: '從此局面憑記憶訓練',
    games: '我的對局',
    none: '您沒有對局到過此局面。',
    results: (games, side, [won, drawn, lost]) =>
      `執${side} ${games} 局 · 勝 ${won} · 和 ${drawn} · 負 ${lost}`,
    star: (move) => `列入我的開局譜：${move}`,
  },
};

const kinds: Readonly<Record<string, string>> = {
  T: '天元',
  D: '直指開局',
  I: '斜指開局',
};

export const strings: OpeningTexts = {
  xiangqi,
  gomoku: {
    ...xiangqi,
    title: (code) => kinds[code] ?? null,
    code: (code) => code,
    unnamed: '不屬於連珠 26 種開局',
    moves: '由此可成的開局',
    aboutShares: '連珠 26 種開局，編號依國際連珠聯盟；對稱的局面視為同一開局。',
    none: '第三手之後不再列出。可後退，或自行續走。',
    credit: '編號與名稱：國際連珠聯盟（RIF）。',
  },
};
