// SPDX-License-Identifier: MIT
// What is said to who plays without seeing the board, in simplified Chinese.

import type { ByEarStrings } from '../types/by-ear.ts';

export const strings: ByEarStrings = {
  noMove: '尚未走子',
  noClocks: '本局没有计时',
  none: '无',
  holds: (what, content) => `${what}：${content}`,
  look: '按住看棋',
  showPieces: '显示棋子',
  commands: '输入着法或命令，? 查看命令',
  notYourTurn: '还没轮到你。',
  speak: '说出着法',
  stop: '停止聆听',
  listening: '正在聆听……语音由浏览器转成文字，浏览器厂商可能会处理你的声音。',
  played: (text) => `听到“${text}”。`,
  unclear: (text) => `听到“${text}”，这里没有这样的着法。请再说一遍。`,
  which: (text) => `听到“${text}”。你指的是哪一着？`,
  faults: {
    denied: '此处不允许使用麦克风。请在浏览器设置中允许。',
    unreachable: '浏览器连不上语音识别服务，可能需要联网。',
    'no-microphone': '没有找到麦克风。',
    silence: '没有听到声音。请按按钮并说出着法。',
    failed: '此浏览器的语音识别没有成功。',
  },
};
