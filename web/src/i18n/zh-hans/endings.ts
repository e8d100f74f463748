// SPDX-License-Identifier: MIT
// Simplified Chinese texts of the endgame course.

import type { EndingPieces, EndingsStrings } from '../en/endings.ts';

const names = { R: '车', N: '马', C: '炮', P: '兵', A: '仕', B: '相' } as const;
const letters = ['R', 'N', 'C', 'P', 'A', 'B'] as const;

function attackers({ attackers: own }: EndingPieces): string {
  const kinds = letters.filter((letter) => own[letter] > 0);
  const lone = kinds.length === 1 ? '单' : '';
  return kinds.map((letter) => ['', lone, '双', '三'][own[letter]] + names[letter]).join('');
}

/** The terms of books for sets of advisors and elephants. */
const guards = [
  ['孤将', '单象', '双象'],
  ['单士', '单士象', '单缺士'],
  ['双士', '单缺象', '士象全'],
] as const;

export const strings: EndingsStrings = {
  name: '实用残局',
  about:
    '实用残局，胜和均经证明。引擎在这些局面里绝不走错；每走一步，都会告诉你胜势或和局是否还在。',
  title: (pieces) => `${attackers(pieces)}对${guards[pieces.advisors]?.[pieces.elephants] ?? ''}`,
  groups: {
    soldier: '单兵',
    'two-soldiers': '双兵',
    horse: '单马',
    cannon: '单炮',
    chariot: '单车',
    several: '多子配合',
  },
  methods: {
    soldier:
      '兵走到九宫旁，但不要沉底。帅占一路，兵控制其余的点，直到对方的将无路可走。无子可动就是输。',
    'old-soldier': '兵到底线只能横走，逼不住将，将来回走动即可守和。',
    'soldier-held': '将躲在士象之后，哪个能动就动哪个。单兵不能同时攻守卫又困住将。',
    'soldier-trick': '守子位置不好。先用帅占住要道，使守子不能归位，再用兵逼近。',
    'two-soldiers':
      '双兵并进，停在对方第三线：一兵牵制守子，一兵进入九宫，帅占中路助攻。不到必要时不要再往下走。',
    'two-soldiers-held': '一士一象各守一面。将在士后，来回飞象，有机会就用守子换兵。',
    'two-soldiers-trick': '士象分家。帅占一路，兵插入士象之间，不让它们联络。',
    horse: '帅占一路，马控制将剩下的点。除了将死，也要留意困毙。',
    'horse-advisor': '帅占中路牵住士，马绕到九宫后方，从士走不开的一侧捉士，得士即胜。',
    'horse-elephant-held':
      '将走到与象相反的一侧（门东户西），马不能两面兼顾。没有别的着法时就动象。',
    'horse-elephant-trick': '将与象同在一侧。帅先占中路，不让将过去，马再轮流攻将和象。',
    'horse-held': '两个守子互相保护，马无从下手。保持联络，将在其后，动可动之子。',
    'horse-trick': '守子尚未联络。步步带将或带捉，不让它们靠拢。',
    'cannon-bare': '炮要隔子才能吃。没有仕就没有炮架，无法将死；相不在九宫，也帮不上忙。',
    'cannon-advisor': '以仕作炮架，帅占中路，炮在仕后。逼对方无着可走，逐个吃掉士。',
    'cannon-elephant': '帅占中路，把将限在一侧。炮借仕攻象，逼象离开，再从横线或竖线取胜。',
    'cannon-held': '留一步闲着：一个能来回走的象就够了。将靠着士或象，炮占哪一路就避开哪一路。',
    'cannon-trick': '守子散乱。用炮牵住与将同线的守子，帅抢先占中路。',
    chariot:
      '车占中路或守子所在的横线，先攻保护最少的守子，吃一个就更容易吃下一个。帅在家助守一路。',
    'chariot-held':
      '士象全可守：象一中一边，双士相连。将在车不能同时控制的两点间走动，象要互相保护。',
    'chariot-trick': '守子没有联络，或将在外面。一步攻两子，或借将军得子。',
    'horse-soldier': '兵到对方第三线牵制一个守子，马攻另一个，帅占中路。兵不要沉底。',
    'two-pieces': '两子配合取胜很快：一个将军，一个控制退路。先找杀着，再想得子。',
  },
  place: (number, count) => `第 ${number} 局，共 ${count} 局`,
  tasks: {
    win: (side) => `你执${side}：能取胜吗？`,
    hold: (side, count) => `你执${side}：能守住 ${count} 步吗？`,
  },
  results: {
    won: (side, count) => `双方走对，${side} ${count} 步取胜。`,
    drawn: '双方走对，是和棋。',
  },
  side: (side) => `执${side}`,
  sides: '执子',
  preparing: '正在计算此残局…',
  remarks: {
    winKept: (count) => `胜势还在：还需 ${count} 步。`,
    slower: (count, by) => `仍是胜势，但多走了 ${by} 步：还需 ${count} 步。`,
    drawKept: '和局还在。',
    winGone: '这步放走了胜利：现在是和棋。',
    drawGone: (count) => `这步输了：对方 ${count} 步必胜。`,
  },
  won: '胜了！',
  held: '守住了！和棋。',
  drawn: '和棋',
  lost: '输了',
  helped: '不用帮助再做一次，才算完成。',
  method: '要领',
  tabs: { task: '残局', list: '全部残局' },
  done: '已完成',
  doneOf: (done, count) => `${done} / ${count}`,
  notKept: '此浏览器不允许保存进度。',
  path: '学习路线',
  actions: {
    label: '残局',
    previous: '上一局',
    takeBack: '悔棋',
    hint: '提示',
    again: '重来',
    flip: '翻转',
    next: '下一局',
  },
};
