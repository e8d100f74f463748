// SPDX-License-Identifier: MIT
// How pieces move, in traditional Chinese.

import type { IllegalFacts, MovingStrings } from '../en/moving.ts';

const pieceTypes: MovingStrings['pieceTypes'] = {
  general: { name: '帥 / 將', moves: '九宮內直走一格' },
  advisor: { name: '仕 / 士', moves: '九宮內斜走一格' },
  elephant: { name: '相 / 象', moves: '斜走兩格，不過河' },
  horse: { name: '傌 / 馬', moves: '直一斜一，可被蹩腿' },
  chariot: { name: '俥 / 車', moves: '沿直線任意走' },
  cannon: { name: '炮 / 砲', moves: '走如車，隔一子吃' },
  soldier: { name: '兵 / 卒', moves: '前走一格，過河可橫走' },
};

const blocker = ({ by, at }: IllegalFacts): string => (at === null ? by : `${at} 的${by}`);

export const strings: MovingStrings = {
  pieceTypes,
  how: (name, moves) => `${name}：${moves}。`,
  stuck: '現在無路可走。',
  shields: '要護住老將，不能隨便離開。',
  reaches: (points) => `可走到 ${points}。`,
  illegal: {
    'outside-palace': ({ type }) => (type === 'general' ? '將帥不出九宮。' : '士不出九宮。'),
    'across-river': () => '象不過河。',
    'sideways-too-early': () => '兵卒過河後才能橫走。',
    backward: () => '兵卒不能後退。',
    'wrong-shape': ({ type }) =>
      type === null ? '' : `不能這樣走。${pieceTypes[type].name}：${pieceTypes[type].moves}。`,
    'own-piece': () => '那裡是自己的棋子。',
    'blocked-leg': (facts) => `蹩馬腿：被${blocker(facts)}擋住。`,
    'blocked-eye': (facts) => `塞象眼：被${blocker(facts)}擋住。`,
    'blocked-way': ({ type, by }) =>
      type === 'cannon' ? '炮只有吃子時才能越子。' : `被${by}擋住了。`,
    'no-screen': () => '炮要隔一個子才能吃。',
    'too-many-screens': () => '炮只能隔一個子吃，中間不止一個。',
    'facing-generals': () => '將帥不能照面。',
    'stays-in-check': ({ by }) => `仍被${by}將軍。`,
    'moves-into-check': ({ by }) => `老將走到那裡會被${by}吃掉。`,
    'exposes-general': ({ by }) => `這樣走，${by}就能吃掉老將。`,
    occupied: () => '那裡已有棋子。',
  },
};
