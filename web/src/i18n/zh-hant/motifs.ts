// SPDX-License-Identifier: MIT
// The words of a review in traditional Chinese.

import type { MotifStrings, ReviewToolStrings, ReviewTexts } from '../types/motifs.ts';

const motifs: MotifStrings = {
  fork: ({ actor, targets }) => `捉雙：${actor}同時攻擊${targets}。`,
  pin: ({ target, actor }) => `牽制：${target}身後是自己的將帥，離不開${actor}的攻擊線。`,
  'relative-pin': ({ target, helper }) => `牽制：${target}一離開，身後的${helper}就會丟。`,
  skewer: ({ target, second }) => `串打：${target}一躲開，身後的${second}就會丟。`,
  'discovered-attack': ({ actor, targets, helper }) =>
    `閃擊：${helper}閃開，${actor}攻擊${targets}。`,
  'discovered-cannon': ({ actor, targets, helper }) =>
    `借炮架：${actor}隔著${helper}攻擊${targets}。`,
  'trapped-piece': ({ target }) => `困子：${target}沒有安全的去處。`,
  'mate-threat': ({ targets }) => `叫殺兼捉子：既要成殺，又捉${targets}，無法同時應付。`,
  'in-between-check': ({ target }) => `先將後吃：先將軍，再吃回${target}。`,
  'discovered-check': ({ actor, helper }) => `閃將：${helper}閃開，${actor}將軍。`,
  'double-check': () => '雙將：兩個子同時將軍。',
  'hanging-piece': ({ target }) => `${target}沒有子保護。`,
  'insufficient-defence': ({ target }) => `${target}保護不足，兌子要吃虧。`,
  'double-chariot': ({ target }) => `雙車在同一條線上，合力吃掉${target}。`,
  'pinned-defender': ({ target, helper }) => `${helper}被牽制，其實保護不了${target}。`,
  'facing-generals': ({ helper }) => `${helper}不能吃回，否則將帥照面。`,
  'overloaded-defender': ({ target, second, helper }) =>
    `負擔過重：${helper}要同時保護${target}和${second}。`,
  'removed-defender': ({ target, helper }) => `去根：吃掉${helper}以後，${target}就保不住了。`,
  'moved-into-attack': ({ actor }) => `${actor}走到了會被吃的位置。`,
  'left-undefended': ({ actor, target }) => `${actor}走開後，${target}失去保護。`,
  'blocked-leg': ({ actor, target, helper }) =>
    `蹩馬腿：${actor}蹩住${helper}，${target}失去保護。`,
  'blocked-eye': ({ actor, target, helper }) =>
    `塞象眼：${actor}塞住${helper}，${target}失去保護。`,
  'lost-screen': ({ actor, target, helper }) =>
    `失去炮架：${actor}走開後，${helper}保護不了${target}。`,
  'gave-screen': ({ actor, target, helper }) => `${actor}成了${helper}的炮架，使它能打${target}。`,
  'opened-line': ({ actor, target, helper }) => `${actor}讓開了線路，${helper}可以攻擊${target}。`,
  'freed-leg': ({ actor, target, helper }) =>
    `${actor}走開後，${helper}不再蹩腿，可以攻擊${target}。`,
  interference: ({ actor, target, helper }) => `${actor}擋在中間，${helper}保護不了${target}。`,
  'ignored-threat': ({ target }) => `${target}已經被捉，這步棋沒有應付。`,
  escapes: ({ target }) => `${target}走到安全的位置。`,
  protects: ({ target, helper }) => `${helper}保護${target}。`,
  shields: ({ target, helper }) => `${helper}不再攻擊${target}。`,
  'removes-attacker': ({ actor, target, helper }) => `${actor}吃掉捉${target}的${helper}。`,
  'heavy-cannons': () => '重炮：前炮作炮架，後炮將死。',
  'horse-behind-cannon': () => '馬後炮：以馬為炮架，炮將死。',
  'iron-bolt': ({ actor }) => `鐵門栓：炮鎮中路，${actor}在將帥身旁將死。`,
  'palcorner-horse': () => '掛角馬：馬在九宮角上將死。',
  'trough-horse': () => '臥槽馬：馬在槽位控制將帥。',
  'angler-horse': () => '釣魚馬：馬控制九宮一側，配合將死。',
  'octagonal-horse': () => '八角馬：馬在對角封住將帥的去路。',
  'smothered-palace': () => '悶宮：炮隔士將死，將帥被自己的子堵住。',
  'double-chariot-mate': () => '雙車錯：一車將軍，另一車控制鄰線。',
  'sea-bottom-moon': ({ actor }) => `海底撈月：${actor}從底線背後將死。`,
  'flanking-cannons': () => '夾車炮：車和雙炮並列將死。',
  'heaven-earth-cannons': () => '天地炮：一炮鎮中路，一炮沉底線。',
  'pierced-heart': () => '大膽穿心：車吃中士將死。',
  'facing-generals-mate': () => '白臉將：將帥親自控制一條線。',
  'double-check-mate': () => '雙將成殺。',
  'two-ghosts': () => '二鬼拍門：兩個兵卒從兩側控制九宮。',
  'no-move-left': () => '困斃：無子可動，判負。',
  five: ({ actor }) => `${actor}連成五子。`,
  'open-four': ({ targets }) => `活四：${targets}都能成五。`,
  'double-four': ({ targets }) => `雙四：${targets}都能成五。`,
  'four-three': () => '四三：衝四兼活三。',
  'double-three': () => '雙三：同時成兩個活三。',
  'forbidden-answer': ({ target }) => `唯一的防點${target}是黑棋的禁手。`,
  vcf: () => '連續衝四取勝（VCF）。',
  vct: () => '連續衝四、活三取勝（VCT）。',
  'ignored-four': ({ helpers, target }) => `沒有擋四（${helpers}），對方在${target}成五。`,
  'ignored-three': ({ helpers }) => `沒有應付活三（${helpers}）。`,
  'wrong-end': ({ target }) => `擋錯了一頭：擋在${target}可以守住。`,
  'counter-four': ({ actor }) => `對方擋在${actor}，同時成四。`,
  overline: () => '按這個規則，長連不算勝。',
};

const review: ReviewToolStrings = {
  accuracy: '準確度',
  aboutAccuracy:
    '準確度只計勝負未定時的著法：不損失勝率的記 100，每損失 6% 減半。大師對局平均約 85。',
  tally: '雙方表現',
  counts: {
    inaccuracy: '緩著',
    mistake: '失著',
    blunder: '敗著',
    'missed-mate': '錯過的殺著',
    'allowed-mate': '讓對方成殺',
    'missed-win': '錯過的必勝',
    'allowed-win': '送出的必勝',
  },
  whose: '我執',
  both: '雙方',
  moments: '關鍵時刻',
  showAll: (count) => `顯示全部 ${count} 處`,
  showFewer: '只看關鍵時刻',
  tenable: (side, move) => `最後的機會：${move}。此後${side}的勝率再沒有到過 30%。`,
  afterMove: (move, sentence) => `${move}之後：${sentence}`,
  why: (move) => `為什麼不走${move}？`,
  asking: '引擎正在尋找破解。',
  fine: (move, best) => `${move}沒有問題；引擎略微傾向${best}。`,
  best: (move) => `${move}正是引擎的選擇。`,
  atOnce: '開啟棋局後自動復盤',
};

export const strings: ReviewTexts = { motifs, review };
