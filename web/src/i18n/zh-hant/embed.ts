// SPDX-License-Identifier: MIT
// Boards on other pages in traditional Chinese.

import type { EmbedStrings } from '../en/embed.ts';

export const strings: EmbedStrings = {
  about: '把下面的程式碼複製到你的網頁中，任何網站都可使用。',
  as: '形式',
  kinds: { element: '元素', fixed: '固定版本', frame: '框架', picture: '圖片' },
  uses: {
    element: '一行指令碼，加上放在棋盤所在處的標籤。寬度隨網頁而定。',
    fixed: '只執行目前版本的指令碼（子資源完整性檢查）。網站更新後須換用新的標籤。',
    frame: '用 iframe 嵌入，適合不允許指令碼的網站。第二行用來自動調整高度，可以省略。',
    picture: '不含指令碼的 SVG 圖，顯示目前局面，適合文章與印刷。',
  },
  show: '內容',
  shows: {
    game: '從此局面與引擎對弈',
    board: '目前局面',
    viewer: '棋譜，可逐步翻看',
    analysis: '附引擎的分析',
  },
  preview: '預覽',
  code: '要複製的程式碼',
  faults: {
    unknown: ({ name }) => `棋盤沒有「${name}」這個選項。`,
    value: ({ name, value, allowed }) =>
      `選項「${name}」不能是「${value}」。${allowed === '' ? '' : `可用的值：${allowed}。`}`,
    record: '「record」中的棋譜無法讀取。',
    position: '「fen」與「moves」中的局面無法讀取。',
    missing: '棋盤無法載入，請重新載入頁面再試。',
  },
};
