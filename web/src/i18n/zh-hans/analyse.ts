// SPDX-License-Identifier: MIT
// Simplified Chinese texts of the analysis tools.

import type { ToolStrings } from '../en/analyse.ts';
import { strings as faults } from './faults.ts';
import { strings as reviewWords } from './motifs.ts';

export const strings: ToolStrings = {
  retry: '找出更好的着法',
  annotate: '写入棋谱',
  annotated: '已写入棋谱，可撤销。',
  empty: '重新开始',
  setUp: '摆放局面…',
  details: '棋手与日期',
  editDetails: '棋手与日期…',
  detailsChanged: '信息已修改。',
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
  move: {
    keys: '左右键浏览，上下键切换变着，Delete 键删除，Shift+F10 打开菜单。',
    menu: (move) => `${move} 的菜单`,
    comment: '注释…',
    commentOn: (move) => `${move} 的注释`,
    promote: '设为主变',
    remove: '从此删除',
    type: '键入着法…',
  },
  share: {
    open: '分享…',
    title: '分享',
    link: '链接',
    aboutLink: '链接含整份棋谱与注释。',
    copyLink: '复制链接',
    shareLink: '分享链接',
    linkCopied: '链接已复制。',
    embed: '嵌入网页…',
    show: '图片与打印',
    picture: '图片…',
    print: '打印…',
    file: '文本与文件',
    formats: {
      pgn: 'PGN',
      dhtmlxq: '东萍 DhtmlXQ（UBB）',
      xqf: 'XQF 文件',
      psq: 'PSQ（piskvork）',
      sgf: 'SGF',
      fen: '当前局面 FEN',
      text: '着法文本',
    },
    unsupported: '未能写入：',
  },
  tabs: { moves: '着法', review: '复盘', openings: '开局', record: '棋谱' },
  tabsLabel: '分析的各部分',
};
