// SPDX-License-Identifier: MIT
// Japanese texts that explain how pieces move.

import type { IllegalFacts, MovingStrings } from '../en/moving.ts';

const pieceTypes: MovingStrings['pieceTypes'] = {
  general: { name: '帥 / 将', moves: '九宮の中を縦横に1つ' },
  advisor: { name: '仕 / 士', moves: '九宮の中を斜めに1つ' },
  elephant: { name: '相 / 象', moves: '斜めに2つ、川は越えない' },
  horse: { name: '馬', moves: '縦横に1つ、さらに斜めに1つ。塞がれると進めない' },
  chariot: { name: '車', moves: '縦横にどこまでも' },
  cannon: { name: '炮 / 砲', moves: '車と同じ。取るときは1枚飛び越す' },
  soldier: { name: '兵 / 卒', moves: '前に1つ、川を越えたら横にも' },
};

const blocker = ({ by, at }: IllegalFacts): string => (at === null ? by : `${at}の${by}`);

export const strings: MovingStrings = {
  pieceTypes,
  how: (name, moves) => `${name}：${moves}。`,
  stuck: '今は動けません。',
  each: (piece) => piece,
  attacks: (pieces) => `${pieces}を取れます。`,
  attackedBy: (pieces) => `${pieces}に狙われています。`,
  protectedBy: (pieces) => `${pieces}が守っています。`,
  unprotected: '守る駒がありません。',
  shieldsFrom: (pieces) => `${pieces}から将を守っていて、離れると将が取られます。`,
  reaches: (points) => `${points}へ動けます。`,
  illegal: {
    'outside-palace': ({ type }) =>
      type === 'general' ? '帥・将は九宮から出られません。' : '仕・士は九宮から出られません。',
    'across-river': () => '相・象は川を越えられません。',
    'sideways-too-early': () => '兵・卒が横に動けるのは川を越えてからです。',
    backward: () => '兵・卒は後ろに下がれません。',
    'wrong-shape': ({ type }) =>
      type === null
        ? ''
        : `そこへは動けません。${pieceTypes[type].name}：${pieceTypes[type].moves}。`,
    'own-piece': () => 'そこには自分の駒があります。',
    'blocked-leg': (facts) => `馬の足を${blocker(facts)}が塞いでいます。`,
    'blocked-eye': (facts) => `象の目を${blocker(facts)}が塞いでいます。`,
    'blocked-way': ({ type, by }) =>
      type === 'cannon' ? '炮が飛び越せるのは駒を取るときだけです。' : `途中に${by}があります。`,
    'no-screen': () => '炮は間の駒を1枚飛び越して取ります。',
    'too-many-screens': () => '炮が飛び越せるのは1枚だけです。',
    'facing-generals': () => '帥と将が向かい合ってしまいます。',
    'stays-in-check': ({ by }) => `まだ${by}に王手をかけられています。`,
    'moves-into-check': ({ by }) => `そこでは${by}に取られます。`,
    'exposes-general': ({ by }) => `${by}に帥・将を取られてしまいます。`,
    occupied: () => 'そこにはもう石があります。',
  },
};
