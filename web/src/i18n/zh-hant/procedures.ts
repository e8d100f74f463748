// SPDX-License-Identifier: MIT
// Opening procedures in traditional Chinese.

import type { ProcedureStrings } from '../en/procedures.ts';

export const strings: ProcedureStrings = {
  names: {
    plain: '黑方先下',
    swap2: 'Swap2 開局',
    'taraguchi-10': '塔拉山口-10',
    'soosyrv-8': '索索夫-8',
  },
  about: {
    swap2: '一方擺三子，另一方選邊，或再放兩子讓對方選邊。',
    'taraguchi-10':
      '前四手依序下在天元和中央 3 × 3、5 × 5、7 × 7 之內，每手之後對方都可交換。然後黑方在 9 × 9 之內下第五手，對方可再交換；黑方也可放棄交換，給出十個五手打點。',
    'soosyrv-8':
      '一方擺出 26 種開局之一，對方可交換。白方第四手任意落子，並宣布五手打點數（最多八個）；再次交換後，黑方給出打點，由白方選一。',
  },
  opener: '由誰開局',
  openers: { person: '你', engine: '引擎' },
  players: { opener: '假先方', answerer: '假後方' },
  to: (player, text) => `${player}：${text}`,
  place: (stone, square) => {
    const where =
      square === 0
        ? '棋盤任意一點'
        : square === 1
          ? '天元'
          : `標出的點上（中央 ${square} × ${square}）`;
    return `請把${stone === 'first' ? '黑' : '白'}子下在${where}。`;
  },
  more: (stones) => `之後還有 ${stones} 子。`,
  takeFirst: '你願執哪一方？接下來白方落子。',
  has: (own) => `你現在執${own === 'first' ? '黑' : '白'}。`,
  goOn: '接下來執哪一方？',
  instead: {
    two: '也可再放兩子，讓對方選邊。',
    ten: '也可給出十個打點。',
  },
  declare: '黑方第五手要給出幾個打點？宣布後對方可交換。',
  offer: (left) => `黑方第五手：還要給出 ${left} 個打點，不得互相對稱。`,
  select: '請選定留下的第五手，之後由白方落子。',
  offered: (points) => `已給出：${points}`,
  waits: '引擎正在進行開局。',
  words: { two: '再放兩子', ten: '十個打點' },
};
