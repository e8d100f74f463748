// SPDX-License-Identifier: MIT
// Simplified Chinese texts of the opening book.

import { rewritten } from '../glossary.ts';
import type { OpeningStrings, OpeningTexts } from '../en/openings.ts';

/** The characters in opening names that simplified Chinese writes differently. */
const traditional =
  '佔兌兩衝補見護車轉進過還邊鉤鋒開雙順頭風飛馬騎擊擺擾搶單壓壘宮對後應橫機棄盤窩紅緩躍稱';
const simplified =
  '占兑两冲补见护车转进过还边钩锋开双顺头风飞马骑击摆扰抢单压垒宫对后应横机弃盘窝红缓跃称';

const xiangqi: OpeningStrings = {
  title: (name) => rewritten(name, traditional, simplified),
  hasCharacters: true,
  unnamed: '未命名',
  start: '起始局面',
  code: (code) => `ECCO ${code}`,
  moves: '开局库着法',
  aboutShares: '大师对局中各着所占的比例，及这些对局的结果。',
  verdicts: '引擎的着法',
  aboutVerdicts: '开局库到此为止。以下是引擎目前认为最好的着法，以及红方的胜率。',
  results: (games, red, drawn, black) => `${games} 局 · 红胜 ${red} · 和 ${drawn} · 黑胜 ${black}`,
  none: '开局库到此为止。可后退，或自行续走。',
  noBook: '开局库无法载入。',
  waiting: '查询中…',
  credit:
    '开局库与名称源自 Yu-Han Tseng 的 Chinese-Chess-Practical-Dataset (CCPD)，2026，CC BY 4.0。',
  named: (name) => `${name}。`,
  own: {
    train: '从此局面凭记忆训练',
    games: '我的对局',
    none: '你没有对局到过此局面。',
    results: (games, side, [won, drawn, lost]) =>
      `执${side} ${games} 局 · 胜 ${won} · 和 ${drawn} · 负 ${lost}`,
    star: (move) => `列入我的开局谱：${move}`,
  },
};

const kinds: Readonly<Record<string, string>> = {
  T: '天元',
  D: '直指开局',
  I: '斜指开局',
};

export const strings: OpeningTexts = {
  xiangqi,
  gomoku: {
    ...xiangqi,
    title: (code) => kinds[code] ?? null,
    code: (code) => code,
    unnamed: '不属于连珠 26 种开局',
    moves: '由此可成的开局',
    aboutShares:
      '连珠 26 种开局，编号依国际连珠联盟，并附不交换时引擎长时间搜索得出的黑方胜率；对称的局面视为同一开局。',
    aboutVerdicts: '由此没有已命名的开局。以下是引擎目前认为最好的着法，以及黑方的胜率。',
    none: '由此没有已命名的开局。',
    credit: '编号与名称：国际连珠联盟（RIF）。',
  },
};
