// SPDX-License-Identifier: MIT
// The tools of the analysis in traditional Chinese.

import type { ToolStrings } from '../en/analyse.ts';
import { strings as faults } from './faults.ts';
import { strings as reviewWords } from './motifs.ts';

export const strings: ToolStrings = {
  retry: '找出更好的著法',
  annotate: '寫入棋譜',
  annotated: '已寫入棋譜，可復原。',
  setUp: '擺放局面',
  details: '編輯資訊',
  detailsChanged: '資訊已修改。',
  picture: '圖片…',
  print: '列印…',
  showInText: '在文字中顯示',
  aboutPieceValues:
    '數字是引擎對此局面的判斷：少了這枚棋子，己方會損失多少，以一個兵為單位。負數表示它妨礙己方。',
  worth: (soldiers) => `價值 ${soldiers}`,
  noResult: '未知或未完',
  plies: (count) => `${count} 著`,
  searchGames: '在這些棋局中搜尋',
  keepAll: '全部存入我的棋局',
  keeping: (percent) => `正在存入：${percent}%`,
  kept: (added, read) => `共 ${read} 局，其中 ${added} 局新存入我的棋局。`,
  notKept: '此瀏覽器不允許儲存這些棋局。',
  faults,
  ...reviewWords,
  facts: {
    wins: (side, moves) => `${side} ${moves} 步必勝`,
    won: (side) => `${side}必勝`,
    drawn: '必和',
    proven: '殘局庫已證明：雙方均無更好的著法',
  },
  tabs: { moves: '著法', notes: '註解', review: '復盤', record: '棋譜' },
  tabsLabel: '分析的各部分',
};
