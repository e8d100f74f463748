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
    engine: '引擎',
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
  engine: {
    threads: '執行緒數',
    threadsNote:
      '執行緒越多，分析和最高強度對局時同樣時間內算得越多，但耗電和記憶體也更多，而且每次搜尋的結果不會完全相同。',
    bars: {
      'not-isolated':
        '只能用一個執行緒：本站在此處沒有與其他網站隔離，瀏覽器不允許執行緒共享記憶體。',
      'no-shared-memory': '只能用一個執行緒：此瀏覽器沒有可供執行緒共享的記憶體。',
      'one-core': '只能用一個執行緒：此裝置只有一個處理器核心。',
    },
    table: '置換表記憶體',
    faults: {
      'threads-missing': '無法下載多執行緒引擎，改用一般引擎。',
      'threads-failed': '多執行緒引擎未能執行，改用一般引擎。',
      'memory-refused': '瀏覽器沒有提供這麼多記憶體。引擎改用一個執行緒和通常的記憶體。',
    },
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
