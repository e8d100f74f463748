// SPDX-License-Identifier: MIT
// The words of a review in simplified Chinese.

import type { MotifStrings, ReviewToolStrings, ReviewTexts } from '../types/motifs.ts';

const motifs: MotifStrings = {
  fork: ({ actor, targets }) => `捉双：${actor}同时攻击${targets}。`,
  pin: ({ target, actor }) => `牵制：${target}身后是自己的将帅，离不开${actor}的攻击线。`,
  'relative-pin': ({ target, helper }) => `牵制：${target}一离开，身后的${helper}就会丢。`,
  skewer: ({ target, second }) => `串打：${target}一躲开，身后的${second}就会丢。`,
  'discovered-attack': ({ actor, targets, helper }) =>
    `闪击：${helper}闪开，${actor}攻击${targets}。`,
  'discovered-cannon': ({ actor, targets, helper }) =>
    `借炮架：${actor}隔着${helper}攻击${targets}。`,
  'trapped-piece': ({ target }) => `困子：${target}没有安全的去处。`,
  'mate-threat': ({ targets }) => `叫杀兼捉子：既要成杀，又捉${targets}，无法同时应付。`,
  'in-between-check': ({ target }) => `先将后吃：先将军，再吃回${target}。`,
  'discovered-check': ({ actor, helper }) => `闪将：${helper}闪开，${actor}将军。`,
  'double-check': () => '双将：两个子同时将军。',
  'hanging-piece': ({ target }) => `${target}没有子保护。`,
  'insufficient-defence': ({ target }) => `${target}保护不足，兑子要吃亏。`,
  'double-chariot': ({ target }) => `双车在同一条线上，合力吃掉${target}。`,
  'pinned-defender': ({ target, helper }) => `${helper}被牵制，其实保护不了${target}。`,
  'facing-generals': ({ helper }) => `${helper}不能吃回，否则将帅照面。`,
  'overloaded-defender': ({ target, second, helper }) =>
    `负担过重：${helper}要同时保护${target}和${second}。`,
  'removed-defender': ({ target, helper }) => `去根：吃掉${helper}以后，${target}就保不住了。`,
  'moved-into-attack': ({ actor }) => `${actor}走到了会被吃的位置。`,
  'left-undefended': ({ actor, target }) => `${actor}走开后，${target}失去保护。`,
  'blocked-leg': ({ actor, target, helper }) =>
    `蹩马腿：${actor}蹩住${helper}，${target}失去保护。`,
  'blocked-eye': ({ actor, target, helper }) =>
    `塞象眼：${actor}塞住${helper}，${target}失去保护。`,
  'lost-screen': ({ actor, target, helper }) =>
    `失去炮架：${actor}走开后，${helper}保护不了${target}。`,
  'gave-screen': ({ actor, target, helper }) => `${actor}成了${helper}的炮架，使它能打${target}。`,
  'opened-line': ({ actor, target, helper }) => `${actor}让开了线路，${helper}可以攻击${target}。`,
  'freed-leg': ({ actor, target, helper }) =>
    `${actor}走开后，${helper}不再蹩腿，可以攻击${target}。`,
  interference: ({ actor, target, helper }) => `${actor}挡在中间，${helper}保护不了${target}。`,
  'ignored-threat': ({ target }) => `${target}已经被捉，这步棋没有应付。`,
  escapes: ({ target }) => `${target}走到安全的位置。`,
  protects: ({ target, helper }) => `${helper}保护${target}。`,
  shields: ({ target, helper }) => `${helper}不再攻击${target}。`,
  'removes-attacker': ({ actor, target, helper }) => `${actor}吃掉捉${target}的${helper}。`,
  'heavy-cannons': () => '重炮：前炮作炮架，后炮将死。',
  'horse-behind-cannon': () => '马后炮：以马为炮架，炮将死。',
  'iron-bolt': ({ actor }) => `铁门栓：炮镇中路，${actor}在将帅身旁将死。`,
  'palcorner-horse': () => '挂角马：马在九宫角上将死。',
  'trough-horse': () => '卧槽马：马在槽位控制将帅。',
  'angler-horse': () => '钓鱼马：马控制九宫一侧，配合将死。',
  'octagonal-horse': () => '八角马：马在对角封住将帅的去路。',
  'smothered-palace': () => '闷宫：炮隔士将死，将帅被自己的子堵住。',
  'double-chariot-mate': () => '双车错：一车将军，另一车控制邻线。',
  'sea-bottom-moon': ({ actor }) => `海底捞月：${actor}从底线背后将死。`,
  'flanking-cannons': () => '夹车炮：车和双炮并列将死。',
  'heaven-earth-cannons': () => '天地炮：一炮镇中路，一炮沉底线。',
  'pierced-heart': () => '大胆穿心：车吃中士将死。',
  'facing-generals-mate': () => '白脸将：将帅亲自控制一条线。',
  'double-check-mate': () => '双将成杀。',
  'two-ghosts': () => '二鬼拍门：两个兵卒从两侧控制九宫。',
  'no-move-left': () => '困毙：无子可动，判负。',
  five: ({ actor }) => `${actor}连成五子。`,
  'open-four': ({ targets }) => `活四：${targets}都能成五。`,
  'double-four': ({ targets }) => `双四：${targets}都能成五。`,
  'four-three': () => '四三：冲四兼活三。',
  'double-three': () => '双三：同时成两个活三。',
  'forbidden-answer': ({ target }) => `唯一的防点${target}是黑棋的禁手。`,
  vcf: () => '连续冲四取胜（VCF）。',
  vct: () => '连续冲四、活三取胜（VCT）。',
  'ignored-four': ({ helpers, target }) => `没有挡四（${helpers}），对方在${target}成五。`,
  'ignored-three': ({ helpers }) => `没有应付活三（${helpers}）。`,
  'wrong-end': ({ target }) => `挡错了一头：挡在${target}可以守住。`,
  'counter-four': ({ actor }) => `对方挡在${actor}，同时成四。`,
  overline: () => '按这个规则，长连不算胜。',
};

const review: ReviewToolStrings = {
  accuracy: '准确度',
  aboutAccuracy:
    '准确度只计胜负未定时的着法：不损失胜率的记 100，每损失 6% 减半。大师对局平均约 85。',
  tally: '双方表现',
  counts: {
    inaccuracy: '缓着',
    mistake: '失着',
    blunder: '败着',
    'missed-mate': '错过的杀着',
    'allowed-mate': '让对方成杀',
    'missed-win': '错过的必胜',
    'allowed-win': '送出的必胜',
  },
  whose: '我执',
  both: '双方',
  moments: '关键时刻',
  showAll: (count) => `显示全部 ${count} 处`,
  showFewer: '只看关键时刻',
  tenable: (side, move) => `最后的机会：${move}。此后${side}的胜率再没有到过 30%。`,
  afterMove: (move, sentence) => `${move}之后：${sentence}`,
  why: (move) => `为什么不走${move}？`,
  asking: '引擎正在寻找破解。',
  fine: (move, best) => `${move}没有问题；引擎略微倾向${best}。`,
  best: (move) => `${move}正是引擎的选择。`,
  atOnce: '打开棋局后自动复盘',
};

export const strings: ReviewTexts = { motifs, review };
