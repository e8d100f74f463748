// SPDX-License-Identifier: MIT
// Simplified Chinese texts of the master games.

import type { MastersStrings } from '../en/masters.ts';

export const strings: MastersStrings = {
  title: '大师对局',
  loading: '正在获取对局列表…',
  failed: '无法获取对局。第一次使用时需要联网。',
  unpacking: (percent) => `正在准备着法，仅此一次：${percent}%`,
  count: (_count, text) => `${text} 局`,
  noneFound: '没有符合条件的对局。',
  list: '对局列表',
  listKeys: '上下键选择对局，回车打开。',
  filter: '查找',
  player: '棋手',
  opponent: '对手',
  event: '赛事',
  opening: '开局名称或编号',
  from: '起始年份',
  to: '截止年份',
  result: '结果',
  results: { all: '不限', '1-0': '红胜', '1/2-1/2': '和棋', '0-1': '黑胜' },
  clear: '清除条件',
  position: (plies) => `出现过第 ${plies} 着之后的局面（含左右对称）。`,
  anyPosition: '不限局面',
  openings: '开局',
  here: '到过此局面的对局',
  show: '开局库以外的着法',
  counted: (_games, text) => `有 ${text} 局到过此局面。`,
  noMore: '此处走过的着法，开局库均已列出。',
  ended: (games, [won, drawn, lost]) => `${games} 局 · 胜 ${won} · 和 ${drawn} · 负 ${lost}`,
  guess: '猜一局大师着法',
  guessGame: (title) => `猜着法：${title}`,
  unnamed: '棋手不详',
  credit:
    '对局源自 Yu-Han Tseng 的 Chinese-Chess-Practical-Dataset (CCPD)，2026，CC BY 4.0。存疑的姓名、日期与赛事已略去。',
};
