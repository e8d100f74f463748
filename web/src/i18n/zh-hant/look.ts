// SPDX-License-Identifier: MIT
// The dialog about boards and pieces in traditional Chinese.

import type { LookStrings } from '../en/look.ts';

export const strings: LookStrings = {
  pieces: '棋子',
  sets: { traditional: '繁體字', simplified: '簡體字', symbols: '圖形', letters: '字母' },
  board: '棋盤',
  boards: { wood: '木', slate: '石板', paper: '紙' },
  view: '檢視',
  views: { flat: '平面', '3d': '立體' },
  turning: '在棋子之外拖動即可轉動棋盤，也可在棋盤上按 Shift 加方向鍵。',
  noWebGl: '此瀏覽器無法顯示三維圖形：沒有 WebGL 或已關閉。棋盤保持平面。',
  lostWebGl: '三維圖形已中斷。棋盤暫以平面顯示，瀏覽器恢復後自動回到立體。',
  close: '關閉',
};
