// SPDX-License-Identifier: MIT
// Japanese texts of the opening book.

import { rewritten } from '../glossary.ts';
import type { OpeningStrings, OpeningTexts } from '../en/openings.ts';

/** The characters in opening names that Japanese writes differently. */
const traditional = '對單應壓壘擊橫轉邊雙佔黑步兩稱陷';
const japanese = '対単応圧塁撃横転辺双占黒歩両称陥';

const xiangqi: OpeningStrings = {
  // Japanese books use the Chinese names.
  title: (name) => rewritten(name, traditional, japanese),
  hasCharacters: true,
  unnamed: '名前のない形',
  start: '開始局面',
  code: (code) => `ECCO ${code}`,
  moves: '定跡の手',
  aboutShares: '高手の対局でそれぞれの手が指された割合と、その結果です。',
  verdicts: 'エンジンの手',
  aboutVerdicts: '定跡はここまでです。今のところエンジンが最善とする手と、赤の勝率です。',
  results: (games, red, drawn, black) =>
    `${games}局 · 赤勝ち ${red} · 引き分け ${drawn} · 黒勝ち ${black}`,
  none: '定跡はここまでです。戻るか、自由に進めてください。',
  noBook: '定跡を読み込めませんでした。',
  waiting: '調べています…',
  credit:
    '定跡と名前は Yu-Han Tseng の Chinese-Chess-Practical-Dataset (CCPD)、2026年、CC BY 4.0 によります。',
  named: (name) => `${name}。`,
  own: {
    train: 'ここから記憶で練習する',
    games: '自分の対局',
    none: 'この局面になった自分の対局はありません。',
    results: (games, side, [won, drawn, lost]) =>
      `${side}で${games}局 · 勝ち ${won} · 引き分け ${drawn} · 負け ${lost}`,
    star: (move) => `レパートリーに入れる：${move}`,
  },
};

const kinds: Readonly<Record<string, string>> = {
  T: '天元',
  D: '直接打ち',
  I: '間接打ち',
};

export const strings: OpeningTexts = {
  xiangqi,
  gomoku: {
    ...xiangqi,
    title: (code) => kinds[code] ?? null,
    code: (code) => code,
    unnamed: '連珠の珠型ではありません',
    moves: 'ここからできる珠型',
    aboutShares:
      '連珠の26の珠型です。番号は国際連珠連盟、勝率は交換しない場合の黒のもので、エンジンが長く読んだ結果です。対称な形は同じものとします。',
    aboutVerdicts:
      'ここから続く珠型はありません。今のところエンジンが最善とする手と、黒の勝率です。',
    none: 'ここから続く珠型はありません。',
    credit: '番号と名前：国際連珠連盟（RIF）。',
  },
};
