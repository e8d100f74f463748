// SPDX-License-Identifier: MIT
// Simplified Chinese texts of the opening procedures.

import type { ProcedureStrings } from '../en/procedures.ts';

export const strings: ProcedureStrings = {
  names: {
    plain: '黑方先下',
    swap2: 'Swap2 开局',
    'taraguchi-10': '塔拉山口-10',
    'soosyrv-8': '索索夫-8',
  },
  about: {
    swap2: '一方摆三子，另一方选边，或再放两子让对方选边。',
    'taraguchi-10':
      '前四手依次下在天元和中央 3 × 3、5 × 5、7 × 7 之内，每手之后对方都可交换。然后黑方在 9 × 9 之内下第五手，对方可再交换；黑方也可放弃交换，给出十个五手打点。',
    'soosyrv-8':
      '一方摆出 26 种开局之一，对方可交换。白方第四手任意落子，并宣布五手打点数（最多八个）；再次交换后，黑方给出打点，由白方选一。',
  },
  opener: '由谁开局',
  openers: { person: '你', engine: '引擎' },
  players: { opener: '假先方', answerer: '假后方' },
  to: (player, text) => `${player}：${text}`,
  place: (stone, square) => {
    const where =
      square === 0
        ? '棋盘任意一点'
        : square === 1
          ? '天元'
          : `标出的点上（中央 ${square} × ${square}）`;
    return `请把${stone === 'first' ? '黑' : '白'}子下在${where}。`;
  },
  more: (stones) => `之后还有 ${stones} 子。`,
  takeFirst: '你愿执哪一方？接下来白方落子。',
  has: (own) => `你现在执${own === 'first' ? '黑' : '白'}。`,
  goOn: '接下来执哪一方？',
  instead: {
    two: '也可再放两子，让对方选边。',
    ten: '也可给出十个打点。',
  },
  declare: '黑方第五手要给出几个打点？宣布后对方可交换。',
  offer: (left) => `黑方第五手：还要给出 ${left} 个打点，不得互相对称。`,
  select: '请选定留下的第五手，之后由白方落子。',
  offered: (points) => `已给出：${points}`,
  waits: '引擎正在进行开局。',
  words: { two: '再放两子', ten: '十个打点' },
};
