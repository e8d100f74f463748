// SPDX-License-Identifier: MIT
// Simplified Chinese texts of the comparison of repetition rules.

import type { RulingsStrings } from '../en/rulings.ts';

export const strings: RulingsStrings = {
  title: '四种规则下的重复局面',
  about: '逐步浏览着法。也可回到起始局面，在棋盘上自行走子：一旦循环，各规则即给出裁决。',
  one: (number) => `例 ${number}`,
  own: '自拟着法',
  given: '来自你的对局',
  search: '搜索棋例',
  searchHint: '棋子、行为、来源或编号',
  lessons: '课程',
  source: (name) => `来源：${name}`,
  verdicts: '各规则的裁决',
  none: '尚无裁决：局面未循环',
  asking: '裁决中…',
  loses: (side) => `${side}负`,
  draw: '和棋',
  move: '盘上着法',
  walkOn: '走到循环中的一着，即可看到它的作用。',
  quiet: '闲着：不将、不要杀、不捉',
  attacks: (piece, target) => `${piece}攻击${target}。`,
  cases: (count) => `棋例：${count}`,
  kind: '类别',
  all: '全部',
  kinds: { mixture: '交替', none: '含闲着' },
  outcome: '亚洲规则裁决',
  laws: '规则',
  differ: '仅裁决不同者',
  missing: '棋例无法下载。',
  walk: '浏览着法',
  steps: { first: '起始', back: '后退', forward: '前进', last: '末着', flip: '翻转' },
  analyse: '分析这些着法',
};
