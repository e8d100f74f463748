// SPDX-License-Identifier: MIT
// The laboratory of repetitions in traditional Chinese.

import type { RulingsStrings } from '../en/rulings.ts';

export const strings: RulingsStrings = {
  title: '四種規則下的循環反覆',
  about: '逐步瀏覽著法。也可回到起始局面，在棋盤上自行走子：一旦循環，各規則即給出裁決。',
  one: (number) => `例 ${number}`,
  own: '自擬著法',
  given: '來自你的對局',
  search: '搜尋案例',
  searchHint: '棋子、行為、來源或編號',
  lessons: '課程',
  source: (name) => `來源：${name}`,
  verdicts: '各規則的裁決',
  none: '尚無裁決：局面未循環',
  asking: '裁決中…',
  loses: (side) => `${side}負`,
  draw: '和棋',
  move: '盤上著法',
  walkOn: '走到循環中的一著，即可看到它的作用。',
  quiet: '閒著：不將、不要殺、不捉',
  attacks: (piece, target) => `${piece}攻擊${target}。`,
  cases: (count) => `棋例：${count}`,
  kind: '類別',
  all: '全部',
  kinds: { mixture: '交替', none: '含閒著' },
  outcome: '亞洲規則裁決',
  laws: '規則',
  differ: '僅裁決不同者',
  missing: '棋例無法下載。',
  walk: '瀏覽著法',
  steps: { first: '起始', back: '後退', forward: '前進', last: '末著', flip: '翻轉' },
  analyse: '分析這些著法',
};
