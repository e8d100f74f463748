// SPDX-License-Identifier: MIT
// What is said to who plays without seeing the board, in traditional Chinese.

import type { ByEarStrings } from '../types/by-ear.ts';

export const strings: ByEarStrings = {
  noMove: '尚未走子',
  noClocks: '本局沒有計時',
  none: '無',
  holds: (what, content) => `${what}：${content}`,
  look: '按住看棋',
  showPieces: '顯示棋子',
  commands: '輸入著法或指令，? 查看指令',
  notYourTurn: '還沒輪到你。',
  speak: '說出著法',
  stop: '停止聆聽',
  listening: '正在聆聽……語音由瀏覽器轉成文字，瀏覽器廠商可能會處理你的聲音。',
  played: (text) => `聽到「${text}」。`,
  unclear: (text) => `聽到「${text}」，這裡沒有這樣的著法。請再說一遍。`,
  which: (text) => `聽到「${text}」。你指的是哪一著？`,
  faults: {
    denied: '此處不允許使用麥克風。請在瀏覽器設定中允許。',
    unreachable: '瀏覽器連不上語音辨識服務，可能需要連線。',
    'no-microphone': '沒有找到麥克風。',
    silence: '沒有聽到聲音。請按按鈕並說出著法。',
    failed: '此瀏覽器的語音辨識沒有成功。',
  },
};
