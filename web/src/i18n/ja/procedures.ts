// SPDX-License-Identifier: MIT
// Japanese texts of the opening procedures.

import type { ProcedureStrings } from '../en/procedures.ts';

export const strings: ProcedureStrings = {
  names: {
    plain: '黒から打つ',
    swap2: 'Swap2',
    'taraguchi-10': 'タラグチ10',
    'soosyrv-8': 'ソーソロフ8',
  },
  about: {
    swap2:
      '一方が石を3つ置き、相手が黒か白かを選びます。相手はもう2つ置いて選択を返すこともできます。',
    'taraguchi-10':
      '五珠交替打ち。1手目は天元、2手目から4手目はそれぞれ中央の3×3、5×5、7×7の内に打ち、そのたびに相手が黒白を交替できます。黒の5手目は9×9の内で、もう一度交替できます。4手目のあとは、交替の代わりに黒が5手目を10か所示すこともできます。',
    'soosyrv-8':
      '四珠交替打ち。一方が26珠型の一つを示し、相手は黒白を交替できます。白は4手目を自由に打って5手目の題数（8題まで）を決めます。もう一度交替があり、黒がその数だけ5手目を示し、白が一つを選びます。',
  },
  opener: '仮先',
  openers: { person: 'あなた', engine: 'エンジン' },
  players: { opener: '仮先', answerer: '仮後' },
  to: (player, text) => `${player}の番：${text}`,
  place: (stone, square) => {
    const where =
      square === 0
        ? '好きな場所'
        : square === 1
          ? '天元'
          : `印のある点（中央の${square}×${square}）`;
    return `${stone === 'first' ? '黒' : '白'}石を${where}に打ってください。`;
  },
  more: (stones) => `続けてあと${stones}つ打ちます。`,
  takeFirst: 'どちらを持ちますか。次は白番です。',
  has: (own) => `今は${own === 'first' ? '黒' : '白'}番です。`,
  goOn: 'このあとどちらを持ちますか。',
  instead: {
    two: '石をもう2つ置いて、相手に選ばせることもできます。',
    ten: '5手目を10か所示すこともできます。',
  },
  declare: '黒の5手目は何題にしますか。決めたあと、相手は黒白を交替できます。',
  offer: (left) => `黒の5手目をあと${left}か所示してください。互いに対称な点は示せません。`,
  select: '5手目として残す石を選んでください。次は白番です。',
  offered: (points) => `示された点：${points}`,
  waits: 'エンジンが開局の手続きを進めています。',
  words: { two: 'もう2つ置く', ten: '10か所示す' },
};
