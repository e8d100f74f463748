// SPDX-License-Identifier: MIT
// The settings in Traditional Chinese.

import type { SettingsStrings } from '../types/settings.ts';

export const strings: SettingsStrings = {
  sections: {
    page: '頁面',
    board: '棋盤',
    moves: '著法',
    hearing: '聲音',
    playing: '對弈',
    analysing: '分析',
    about: '關於楚河',
  },
  language: '語言',
  theme: '外觀',
  notation: '記譜',
  usual: '隨語言',
  sound: '音效',
  switches: {
    hasCoordinates: '棋盤座標',
    speaks: '朗讀著法',
    hasPremove: '預先走子',
    mustTapTwice: '點兩次落子',
    showsThreats: '標出四與活三',
    showsThinking: '顯示引擎的思考',
    typesMoves: '顯示著法輸入框',
    hasNumbers: '在棋子上顯示手數',
    hasPieceValues: '標出各子的當前價值',
    reviewsAtOnce: '開啟棋局後自動復盤',
    isStill: '棋子不滑動',
    explainsPieces: '滑鼠停在棋子上時說明走法',
  },
  keys: '鍵盤快速鍵',
  keyNames: {
    wheel: '滾輪',
    'right-drag': '右鍵拖曳',
    rest: '長按',
    'rest-and-drag': '長按後拖曳',
    Space: '空白鍵',
  },
  deeds: {
    step: '前後翻看著法',
    ends: '到開頭、到末尾',
    wheel: '在棋盤上：前後翻看著法',
    flip: '翻轉棋盤',
    undo: '悔棋，或重試',
    hint: '提示',
    'new-game': '新對局，或下一題',
    engine: '顯示引擎的思考；在分析中為啟動或停止',
    moves: '棋子怎麼走',
    draw: '畫箭頭；停在一點則畫圈',
    clear: '清除所畫與選取',
    help: '本列表',
  },
  close: '關閉',
};
