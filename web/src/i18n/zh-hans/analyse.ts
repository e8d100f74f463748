// SPDX-License-Identifier: MIT
// Simplified Chinese texts of the analysis tools.

import type { ToolStrings } from '../en/analyse.ts';
import { strings as faults } from './faults.ts';
import { strings as reviewWords } from './motifs.ts';

export const strings: ToolStrings = {
  retry: '找出更好的着法',
  annotate: '写入棋谱',
  annotated: '已写入棋谱，可撤销。',
  setUp: '摆放局面',
  details: '编辑信息',
  detailsChanged: '信息已修改。',
  picture: '图片…',
  print: '打印…',
  showInText: '在文本中显示',
  aboutPieceValues:
    '数字是引擎对此局面的判断：少了这枚棋子，己方会损失多少，以一个兵为单位。负数表示它妨碍己方。',
  worth: (soldiers) => `价值 ${soldiers}`,
  noResult: '未知或未完',
  length: (count) => `${count} 着`,
  searchGames: '在这些棋局中搜索',
  keepAll: '全部存入我的棋局',
  keeping: (percent) => `正在存入：${percent}%`,
  kept: (added, read) => `共 ${read} 局，其中 ${added} 局新存入我的棋局。`,
  notKept: '此浏览器不允许保存这些棋局。',
  faults,
  ...reviewWords,
  facts: {
    wins: (side, moves) => `${side} ${moves} 步必胜`,
    won: (side) => `${side}必胜`,
    drawn: '必和',
    proven: '残局库已证明：双方均无更好的着法',
  },
  tabs: { moves: '着法', notes: '注释', review: '复盘', openings: '开局', record: '棋谱' },
  tabsLabel: '分析的各部分',
};
