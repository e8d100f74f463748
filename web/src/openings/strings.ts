// SPDX-License-Identifier: MIT
// Everything the openings say, in either language.

import type { Step } from './state.ts';

export interface OpeningStrings {
  readonly unnamed: string;
  readonly start: string;
  readonly code: (code: string) => string;
  readonly moves: string;
  readonly aboutShares: string;
  readonly none: string;
  readonly noBook: string;
  readonly waiting: string;
  readonly percent: (share: string) => string;
  readonly line: string;
  readonly walk: string;
  readonly steps: Readonly<Record<Step | 'flip', string>>;
  readonly analyse: string;
  readonly credit: string;
  readonly named: (name: string) => string;
}

const en: OpeningStrings = {
  unnamed: 'Without a name',
  start: 'Start position',
  code: (code) => `ECCO ${code}`,
  moves: 'The book plays',
  aboutShares:
    'How often the book chooses each move: the more games of masters and the better they went, the oftener.',
  none: 'The book ends here. Step back, or go on by yourself.',
  noBook: 'The opening book could not be loaded.',
  waiting: 'Looking it up…',
  percent: (share) => `${share} %`,
  line: 'Moves so far',
  walk: 'Walk along the line',
  steps: { first: 'Start', back: 'Back', forward: 'Forward', last: 'End', flip: 'Flip' },
  analyse: 'Analyse this position',
  credit:
    'Book and names derive from the Chinese-Chess-Practical-Dataset (CCPD), Yu-Han Tseng 2026, CC BY 4.0.',
  named: (name) => `${name}.`,
};

const zhHans: OpeningStrings = {
  unnamed: '未命名',
  start: '起始局面',
  code: (code) => `ECCO ${code}`,
  moves: '开局库着法',
  aboutShares: '各着被开局库选中的比例：名手对局越多、成绩越好，比例越高。',
  none: '开局库到此为止。可后退，或自行续走。',
  noBook: '开局库无法载入。',
  waiting: '查询中…',
  percent: (share) => `${share}%`,
  line: '已走着法',
  walk: '浏览着法',
  steps: { first: '起始', back: '后退', forward: '前进', last: '末着', flip: '翻转' },
  analyse: '分析此局面',
  credit:
    '开局库与名称源自 Yu-Han Tseng 的 Chinese-Chess-Practical-Dataset (CCPD)，2026，CC BY 4.0。',
  named: (name) => `${name}。`,
};

export function openingStrings(language: string): OpeningStrings {
  return language === 'zh-Hans' ? zhHans : en;
}
