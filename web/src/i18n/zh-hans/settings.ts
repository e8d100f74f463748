// SPDX-License-Identifier: MIT
// The settings in Simplified Chinese.

import type { SettingsStrings } from '../types/settings.ts';

export const strings: SettingsStrings = {
  sections: {
    page: '页面',
    board: '棋盘',
    moves: '着法',
    hearing: '声音',
    playing: '对弈',
    analysing: '分析',
    engine: '引擎',
    about: '关于楚河',
  },
  language: '语言',
  theme: '外观',
  notation: '记谱',
  usual: '随语言',
  sound: '音效',
  switches: {
    hasCoordinates: '棋盘坐标',
    speaks: '朗读着法',
    hasPremove: '预先走子',
    mustTapTwice: '点两次落子',
    showsThreats: '标出四与活三',
    showsThinking: '显示引擎的思考',
    typesMoves: '显示着法输入框',
    hasNumbers: '在棋子上显示手数',
    hasPieceValues: '标出各子的当前价值',
    reviewsAtOnce: '打开棋局后自动复盘',
    isStill: '棋子不滑动',
    explainsPieces: '鼠标停在棋子上时说明走法',
  },
  engine: {
    threads: '线程数',
    threadsNote:
      '线程越多，分析和最高强度对局时同样时间内算得越多，但耗电和内存也更多，而且每次搜索的结果不会完全相同。',
    bars: {
      'not-isolated': '只能用一个线程：本站在此处没有与其他网站隔离，浏览器不允许线程共享内存。',
      'no-shared-memory': '只能用一个线程：此浏览器没有可供线程共享的内存。',
      'one-core': '只能用一个线程：此设备只有一个处理器核心。',
    },
    table: '置换表内存',
    faults: {
      'threads-missing': '无法下载多线程引擎，改用普通引擎。',
      'threads-failed': '多线程引擎未能运行，改用普通引擎。',
      'memory-refused': '浏览器没有提供这么多内存。引擎改用一个线程和通常的内存。',
    },
  },
  keys: '键盘快捷键',
  keyNames: {
    wheel: '滚轮',
    'right-drag': '右键拖动',
    rest: '长按',
    'rest-and-drag': '长按后拖动',
    Space: '空格',
  },
  deeds: {
    step: '前后翻看着法',
    ends: '到开头、到末尾',
    wheel: '在棋盘上：前后翻看着法',
    flip: '翻转棋盘',
    undo: '悔棋，或重试',
    hint: '提示',
    'new-game': '新对局，或下一题',
    engine: '显示引擎的思考；在分析中为启动或停止',
    moves: '棋子怎么走',
    draw: '画箭头；停在一点则画圈',
    clear: '清除所画与选择',
    help: '本列表',
  },
  close: '关闭',
};
