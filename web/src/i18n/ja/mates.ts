// SPDX-License-Identifier: MIT
// Japanese explanations of the named mates.

import type { MateNames } from '../en/mate-names.ts';

export const strings: MateNames = {
  'heavy-cannons': '砲が前の砲を台にして王手をかけ、間に他の駒がない。',
  'horse-behind-cannon':
    '馬が将と同じ線上で一路おいて立ち、その後ろの砲が馬を台にして王手をかける。',
  'iron-bolt': '砲が中央の筋を押さえ、車か兵が底線の将の隣で詰ます。',
  'palace-corner-horse': '馬が九宮の前の角から元の位置の将に王手をかけて詰ます。',
  'trough-horse': '馬が象の元の位置の前で王手をかけるか、将の逃げ道を押さえる。',
  'angler-horse': '馬が象の元の位置の二つ前で九宮の片側を押さえ、車か兵が詰ます。',
  'high-angler-horse': '釣魚馬より一段高い馬が脇筋の要点を押さえ、車か兵が詰ます。',
  'octagonal-horse': '馬と将が九宮の対角にあり将は動けず、他の駒が詰ます。',
  'two-horses-mate': '二頭の馬が同じ側で働き、一方が王手、もう一方が逃げ道を押さえる。',
  'spring-horse': '馬が車の線から跳び、車が王手、馬は跳んだ先で逃げ道を押さえる。',
  'standing-horse': '馬が将と同じ線上で一路おいて立ち両脇を押さえ、車が王手をかけて詰ます。',
  'side-tiger': '将が脇筋に追われ、同じ側の九宮の外の馬が押さえ、車が詰ます。',
  'smothered-palace': '砲が相手の士を台にして王手をかけ、将は自分の駒にふさがれて逃げられない。',
  'two-cups': '一方の砲が士を取って捨て駒になり、取り返された後もう一方の砲が詰ます。',
  'cinnabar-cannon': '砲が相手の底線を横に動いて士か象を取り、その線で詰ます。',
  'heaven-earth-cannons': '一方の砲が中央の筋、もう一方が底線を押さえ、他の駒が詰ます。',
  'flanking-cannons': '車一つと砲二つが隣り合う二本の線で代わる代わる王手をかけて詰ます。',
  'double-chariot-mate': '一方の車が王手をかけ、もう一方が隣の線を押さえる。',
  'three-chariots': '車二つと九宮に入った兵（三つ目の車）が士を破って詰ます。',
  'sea-bottom-moon': '車か砲が底線に入り、将の背後から詰ます。',
  'pierced-heart': '車が九宮の中心の士を取って詰ます。',
  'two-ghosts': '二つの兵が九宮に入り左右の脇筋を押さえて詰ます。',
  'soldier-on-throne': '兵が九宮の中心を占め、他の駒が詰ます。',
  'home-driving-soldier': '兵が王手で将を底線まで追い返し、正面から詰ます。',
  'back-rank-soldier': '底線まで進んだ兵がその線で詰ます。',
  'facing-generals-mate': '攻める側の将が開いた筋を押さえ、相手の将はそこに入れない。',
  'advisor-presses-general': '自分の士が将の前をふさぎ、動けずに詰まされる。',
  'smothered-mate': '将の行ける所がすべて自分の駒でふさがれ、一つの駒の王手で詰む。',
  'double-check-mate': '二つの駒が同時に王手をかけて詰ます。',
  'no-move-left': '王手ではないが指せる手がなく、負けになる。',
};
