// SPDX-License-Identifier: MIT
// The course of endings in traditional Chinese.

import type { EndingPieces, EndingsStrings } from '../en/endings.ts';

const names = { R: '車', N: '馬', C: '炮', P: '兵', A: '仕', B: '相' } as const;
const letters = ['R', 'N', 'C', 'P', 'A', 'B'] as const;

function attackers({ attackers: own }: EndingPieces): string {
  const kinds = letters.filter((letter) => own[letter] > 0);
  const lone = kinds.length === 1 ? '單' : '';
  return kinds.map((letter) => ['', lone, '雙', '三'][own[letter]] + names[letter]).join('');
}

/** By advisors and elephants, as books call them. */
const guards = [
  ['孤將', '單象', '雙象'],
  ['單士', '單士象', '單缺士'],
  ['雙士', '單缺象', '士象全'],
] as const;

export const strings: EndingsStrings = {
  name: '殘局：對手不會犯錯',
  about:
    '實用殘局，勝和均經證明。引擎在這些局面裡絕不走錯；每走一步，都會告訴你勝勢或和局是否還在。',
  title: (pieces, kind) => {
    const verdict = { won: '勝', drawn: '和', skill: '巧勝' }[kind];
    return `${attackers(pieces)}${verdict}${guards[pieces.advisors]?.[pieces.elephants] ?? ''}`;
  },
  methods: {
    soldier:
      '兵走到九宮旁，但不要沉底。帥佔一路，兵控制其餘的點，直到對方的將無路可走。無子可動就是輸。',
    'old-soldier': '兵到底線只能橫走，逼不住將，將來回走動即可守和。',
    'soldier-held': '將躲在士象之後，哪個能動就動哪個。單兵不能同時攻守衛又困住將。',
    'soldier-trick': '守子位置不好。先用帥佔住要道，使守子不能歸位，再用兵逼近。',
    'two-soldiers':
      '雙兵並進，停在對方第三線：一兵牽制守子，一兵進入九宮，帥佔中路助攻。不到必要時不要再往下走。',
    'two-soldiers-held': '一士一象各守一面。將在士後，來回飛象，有機會就用守子換兵。',
    'two-soldiers-trick': '士象分家。帥佔一路，兵插入士象之間，不讓它們聯絡。',
    horse: '帥佔一路，馬控制將剩下的點。除了將死，也要留意困斃。',
    'horse-advisor': '帥佔中路牽住士，馬繞到九宮後方，從士走不開的一側捉士，得士即勝。',
    'horse-elephant-held':
      '將走到與象相反的一側（門東戶西），馬不能兩面兼顧。沒有別的著法時就動象。',
    'horse-elephant-trick': '將與象同在一側。帥先佔中路，不讓將過去，馬再輪流攻將和象。',
    'horse-held': '兩個守子互相保護，馬無從下手。保持聯絡，將在其後，動可動之子。',
    'horse-trick': '守子尚未聯絡。步步帶將或帶捉，不讓它們靠攏。',
    'cannon-bare': '炮要隔子才能吃。沒有仕就沒有炮架，無法將死；相不在九宮，也幫不上忙。',
    'cannon-advisor': '以仕作炮架，帥佔中路，炮在仕後。逼對方無著可走，逐個吃掉士。',
    'cannon-elephant': '帥佔中路，把將限在一側。炮借仕攻象，逼象離開，再從橫線或豎線取勝。',
    'cannon-held': '留一步閒著：一個能來回走的象就夠了。將靠著士或象，炮佔哪一路就避開哪一路。',
    'cannon-trick': '守子散亂。用炮牽住與將同線的守子，帥搶先佔中路。',
    chariot:
      '車佔中路或守子所在的橫線，先攻保護最少的守子，吃一個就更容易吃下一個。帥在家助守一路。',
    'chariot-held':
      '士象全可守：象一中一邊，雙士相連。將在車不能同時控制的兩點間走動，象要互相保護。',
    'chariot-trick': '守子沒有聯絡，或將在外面。一步攻兩子，或借將軍得子。',
    'horse-soldier': '兵到對方第三線牽制一個守子，馬攻另一個，帥佔中路。兵不要沉底。',
    'two-pieces': '兩子配合取勝很快：一個將軍，一個控制退路。先找殺著，再想得子。',
  },
  place: (number, count) => `第 ${number} 局，共 ${count} 局`,
  tasks: {
    win: (count) => `走對了，你 ${count} 步取勝。`,
    hold: (count) => `守和 ${count} 步。`,
    resist: (count) => `對方 ${count} 步必勝，盡量多撐幾步。`,
    press: '對方走對就是和棋，試著給對方出難題。',
  },
  side: (side) => `執${side}`,
  sides: '執子',
  preparing: '正在計算此殘局…',
  remarks: {
    winKept: (count) => `勝勢還在：還需 ${count} 步。`,
    slower: (count, by) => `仍是勝勢，但多走了 ${by} 步：還需 ${count} 步。`,
    drawKept: '和局還在。',
    winGone: '這步放走了勝利：現在是和棋。',
    drawGone: (count) => `這步輸了：對方 ${count} 步必勝。`,
  },
  won: '勝了！',
  held: '守住了！和棋。',
  drawn: '和棋',
  lost: '輸了',
  helped: '不用幫助再做一次，才算完成。',
  method: '要領',
  list: '全部殘局',
  done: '已完成',
  doneOf: (done, count) => `已完成 ${done} / ${count}`,
  notKept: '此瀏覽器不允許儲存進度。',
  lessons: '課程',
  actions: {
    label: '殘局',
    previous: '上一局',
    takeBack: '悔棋',
    hint: '提示',
    again: '重來',
    flip: '翻轉',
    next: '下一局',
  },
};
