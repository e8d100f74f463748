// SPDX-License-Identifier: MIT
// Simplified Chinese texts of the game review.

import type { MotifStrings, ReviewToolStrings, ReviewTexts } from '../en/motifs.ts';
import { strings as mateNames } from './mate-names.ts';
import { strings as mates } from './mates.ts';

const motifs: MotifStrings = {
  fork: '捉双：{actor}同时攻击{targets}。',
  pin: '牵制：{target}身后是自己的将帅，离不开{actor}的攻击线。',
  'relative-pin': '牵制：{target}一离开，身后的{helper}就会丢。',
  skewer: '串打：{target}一躲开，身后的{second}就会丢。',
  'discovered-attack': '闪击：{helper}闪开，{actor}攻击{targets}。',
  'discovered-cannon': '借炮架：{actor}隔着{helper}攻击{targets}。',
  'trapped-piece': '困子：{target}没有安全的去处。',
  'mate-threat': '叫杀兼捉子：既要成杀，又捉{targets}，无法同时应付。',
  'in-between-check': '先将后吃：先将军，再吃回{target}。',
  'discovered-check': '闪将：{helper}闪开，{actor}将军。',
  'double-check': '双将：两个子同时将军。',
  'hanging-piece': '{target}没有子保护。',
  'insufficient-defence': '{target}保护不足，兑子要吃亏。',
  'double-chariot': '双车在同一条线上，合力吃掉{target}。',
  'pinned-defender': '{helper}被牵制，其实保护不了{target}。',
  'facing-generals': '{helper}不能吃回，否则将帅照面。',
  'overloaded-defender': '负担过重：{helper}要同时保护{target}和{second}。',
  'removed-defender': '去根：吃掉{helper}以后，{target}就保不住了。',
  'moved-into-attack': '{actor}走到了会被吃的位置。',
  'left-undefended': '{actor}走开后，{target}失去保护。',
  'blocked-leg': '蹩马腿：{actor}蹩住{helper}，{target}失去保护。',
  'blocked-eye': '塞象眼：{actor}塞住{helper}，{target}失去保护。',
  'lost-screen': '失去炮架：{actor}走开后，{helper}保护不了{target}。',
  'gave-screen': '{actor}成了{helper}的炮架，使它能打{target}。',
  'opened-line': '{actor}让开了线路，{helper}可以攻击{target}。',
  'freed-leg': '{actor}走开后，{helper}不再蹩腿，可以攻击{target}。',
  interference: '{actor}挡在中间，{helper}保护不了{target}。',
  'ignored-threat': '{target}已经被捉，这步棋没有应付。',
  escapes: '{target}走到安全的位置。',
  protects: '{helper}保护{target}。',
  shields: '{helper}不再攻击{target}。',
  'removes-attacker': '{actor}吃掉捉{target}的{helper}。',
  five: '{actor}连成五子。',
  'open-four': '活四：{targets}都能成五。',
  'double-four': '双四：{targets}都能成五。',
  'four-three': '四三：冲四兼活三。',
  'double-three': '双三：同时成两个活三。',
  'forbidden-answer': '唯一的防点{target}是黑棋的禁手。',
  vcf: '连续冲四取胜（VCF）。',
  vct: '连续冲四、活三取胜（VCT）。',
  'ignored-four': '没有挡四（{helpers}），对方在{target}成五。',
  'ignored-three': '没有应付活三（{helpers}）。',
  'wrong-end': '挡错了一头：挡在{target}可以守住。',
  'counter-four': '对方挡在{actor}，同时成四。',
  overline: '按这个规则，长连不算胜。',
};

const review: ReviewToolStrings = {
  title: '复盘',
  begin: '复盘此局',
  again: '重新复盘',
  cancel: '取消',
  progress: (done, count) => `第 ${done} / ${count} 个局面`,
  curve: (first) => `${first}胜率逐着变化`,
  about: '由本页引擎计算，每个局面约半秒，较慢的设备需要更久。',
  none: '未发现失误。',
  gravities: { inaccuracy: '缓着', mistake: '失着', blunder: '败着' },

  verdict: (gravity, fault) => `${gravity}：${fault}`,

  allowsMate: (moves) => `给对方 ${moves} 步杀`,

  missesMate: (moves) => `错过 ${moves} 步杀`,

  allowsWin: (moves) => `让对方 ${moves} 手必胜`,

  missesWin: (moves) => `错过 ${moves} 手必胜`,

  escape: (side, move) => `最后的生机：${move}，此前${side}尚非必败。`,

  loses: (piece) => `丢${piece}`,

  misses: (piece) => `错过吃${piece}`,

  givesAway: '送掉优势',

  weakens: '胜机减少',

  better: (line) => `更好：${line}`,

  answer: (line) => `对方可走：${line}`,

  done: (mistakes) => `复盘完成：${mistakes} 处失误。`,
  accuracy: '准确度',
  aboutAccuracy: '准确度只计胜负未定时的着法：不损失胜率的记 100，每损失 6% 减半。',
  masters: '象棋大师的对局平均约 85。',
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
  cards: (isOfBoth, count) =>
    isOfBoth ? '关键时刻' : `你的${'一两三'[count - 1] ?? ''}个关键时刻`,
  showAll: (count) => `显示全部 ${count} 处`,
  showFewer: '只看关键时刻',
  tenable: (side, move) => `最后的机会：${move}。此后${side}的胜率再没有到过 30%。`,
  afterMove: (move, sentence) => `${move}之后：${sentence}`,
  why: (move) => `${move}怎么样？`,
  asking: '引擎正在寻找破解。',
  fine: (move, best) => `${move}没有问题；引擎略微倾向${best}。`,
  best: (move) => `${move}正是引擎的选择。`,
};

export const strings: ReviewTexts = {
  motifs,
  mateNames,
  mates,
  named: (name, sentence) => `${name}：${sentence}`,
  review,
};
