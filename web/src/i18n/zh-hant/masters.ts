// SPDX-License-Identifier: MIT
// The games of masters in traditional Chinese.

import type { MastersStrings } from '../en/masters.ts';

export const strings: MastersStrings = {
  title: '大師對局',
  loading: '正在取得對局列表…',
  failed: '無法取得對局。第一次使用時需要連線。',
  unpacking: (percent) => `正在準備著法，僅此一次：${percent}%`,
  count: (_count, text) => `${text} 局`,
  noneFound: '沒有符合條件的對局。',
  list: '對局列表',
  listKeys: '上下鍵選擇對局，Enter 開啟。',
  filter: '查找',
  player: '棋手',
  opponent: '對手',
  event: '賽事',
  opening: '開局名稱或編號',
  from: '起始年份',
  to: '截止年份',
  result: '結果',
  results: { all: '不限', '1-0': '紅勝', '1/2-1/2': '和棋', '0-1': '黑勝' },
  clear: '清除條件',
  position: (plies) => `出現過第 ${plies} 著之後的局面（含左右對稱）。`,
  anyPosition: '不限局面',
  openings: '開局',
  here: '到過此局面的對局',
  show: '開局庫以外的著法',
  counted: (_games, text) => `有 ${text} 局到過此局面。`,
  noMore: '此處走過的著法，開局庫均已列出。',
  ended: (games, [won, drawn, lost]) => `${games} 局 · 勝 ${won} · 和 ${drawn} · 負 ${lost}`,
  guess: '猜一局大師著法',
  guessGame: (title) => `猜著法：${title}`,
  unnamed: '棋手不詳',
  credit:
    '對局源自 Yu-Han Tseng 的 Chinese-Chess-Practical-Dataset (CCPD)，2026，CC BY 4.0。存疑的姓名、日期與賽事已略去。',
};
