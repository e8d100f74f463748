// SPDX-License-Identifier: MIT
// The tools of the analysis in traditional Chinese.

import type { ToolStrings } from '../types/analyse.ts';
import { strings as faults } from './faults.ts';

export const strings: ToolStrings = {
  retry: '找出更好的著法',
  annotate: '寫入棋譜',
  annotated: '已寫入棋譜，可復原。',
  setUp: '擺放局面',
  details: '編輯資訊',
  detailsChanged: '資訊已修改。',
  aboutPieceValues:
    '數字是引擎對此局面的判斷：少了這枚棋子，己方會損失多少，以一個兵為單位。負數表示它妨礙己方。',
  worth: (soldiers) => `價值 ${soldiers}`,
  noResult: '未知或未完',
  faults,
  tabs: { moves: '著法', notes: '註解', review: '覆盤', record: '棋譜' },
  tabsLabel: '分析的各部分',
};
