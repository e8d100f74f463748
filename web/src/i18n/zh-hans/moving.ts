// SPDX-License-Identifier: MIT
// Simplified Chinese texts that explain how pieces move.

import type { IllegalFacts, MovingStrings } from '../en/moving.ts';

const pieceTypes: MovingStrings['pieceTypes'] = {
  general: { name: '帅 / 将', moves: '九宫内直走一格' },
  advisor: { name: '仕 / 士', moves: '九宫内斜走一格' },
  elephant: { name: '相 / 象', moves: '斜走两格，不过河' },
  horse: { name: '马', moves: '直一斜一，可被蹩腿' },
  chariot: { name: '车', moves: '沿直线任意走' },
  cannon: { name: '炮', moves: '走如车，隔一子吃' },
  soldier: { name: '兵 / 卒', moves: '前走一格，过河可横走' },
};

const blocker = ({ by, at }: IllegalFacts): string => (at === null ? by : `${at} 的${by}`);

export const strings: MovingStrings = {
  pieceTypes,
  how: (name, moves) => `${name}：${moves}。`,
  stuck: '现在无路可走。',
  each: (piece) => piece,
  attacks: (pieces) => `可以吃${pieces}。`,
  attackedBy: (pieces) => `正受${pieces}攻击。`,
  protectedBy: (pieces) => `有${pieces}保护。`,
  unprotected: '没有保护（无根）。',
  shieldsFrom: (pieces) => `替老将挡住${pieces}，不能随便离开。`,
  reaches: (points) => `可走到 ${points}。`,
  illegal: {
    'outside-palace': ({ type }) => (type === 'general' ? '将帅不出九宫。' : '士不出九宫。'),
    'across-river': () => '象不过河。',
    'sideways-too-early': () => '兵卒过河后才能横走。',
    backward: () => '兵卒不能后退。',
    'wrong-shape': ({ type }) =>
      type === null ? '' : `不能这样走。${pieceTypes[type].name}：${pieceTypes[type].moves}。`,
    'own-piece': () => '那里是自己的棋子。',
    'blocked-leg': (facts) => `蹩马腿：被${blocker(facts)}挡住。`,
    'blocked-eye': (facts) => `塞象眼：被${blocker(facts)}挡住。`,
    'blocked-way': ({ type, by }) =>
      type === 'cannon' ? '炮只有吃子时才能越子。' : `被${by}挡住了。`,
    'no-screen': () => '炮要隔一个子才能吃。',
    'too-many-screens': () => '炮只能隔一个子吃，中间不止一个。',
    'facing-generals': () => '将帅不能照面。',
    'stays-in-check': ({ by }) => `仍被${by}将军。`,
    'moves-into-check': ({ by }) => `老将走到那里会被${by}吃掉。`,
    'exposes-general': ({ by }) => `这样走，${by}就能吃掉老将。`,
    occupied: () => '那里已有棋子。',
  },
};
