// SPDX-License-Identifier: MIT
// The words of a review in Japanese.

import type { MotifStrings, ReviewToolStrings, ReviewTexts } from '../en/motifs.ts';

const motifs: MotifStrings = {
  fork: ({ actor, targets }) => `両取り：${actor}が${targets}を同時に攻めます。`,
  pin: ({ target, actor }) =>
    `釘付け：${target}の後ろに将がいるため、${actor}の筋から離れられません。`,
  'relative-pin': ({ target, helper }) =>
    `釘付け：${target}が離れると、後ろの${helper}を取られます。`,
  skewer: ({ target, second }) => `串刺し：${target}が逃げると、後ろの${second}を取られます。`,
  'discovered-attack': ({ actor, targets, helper }) =>
    `開き攻め：${helper}が動いて、${actor}が${targets}を攻めます。`,
  'discovered-cannon': ({ actor, targets, helper }) =>
    `砲台：${helper}が砲台になり、${actor}が${targets}を攻めます。`,
  'trapped-piece': ({ target }) => `${target}には安全な逃げ場がありません。`,
  'mate-threat': ({ targets }) => `詰みと${targets}取りの両狙いで、同時には防げません。`,
  'in-between-check': ({ target }) => `先に王手をかけ、そのあとで${target}を取り返します。`,
  'discovered-check': ({ actor, helper }) =>
    `開き王手：${helper}が動いて、${actor}が王手をかけます。`,
  'double-check': () => '両王手：二つの駒が同時に王手をかけます。',
  'hanging-piece': ({ target }) => `${target}を守る駒がありません。`,
  'insufficient-defence': ({ target }) => `${target}の守りが足りず、取り合うと駒損になります。`,
  'double-chariot': ({ target }) => `二枚の車が一列に並び、${target}を取ります。`,
  'pinned-defender': ({ target, helper }) => `${helper}は釘付けで、実際には${target}を守れません。`,
  'facing-generals': ({ helper }) => `${helper}で取り返すと将と帥が向かい合うため、取れません。`,
  'overloaded-defender': ({ target, second, helper }) =>
    `${helper}だけで${target}と${second}の両方を守っています。`,
  'removed-defender': ({ target, helper }) =>
    `守っていた${helper}を取られ、${target}も取られます。`,
  'moved-into-attack': ({ actor }) => `${actor}が取られる場所に動きました。`,
  'left-undefended': ({ actor, target }) => `${actor}が離れ、${target}の守りがなくなりました。`,
  'blocked-leg': ({ actor, target, helper }) =>
    `馬脚：${actor}が${helper}の足を塞ぎ、${target}を守れなくなりました。`,
  'blocked-eye': ({ actor, target, helper }) =>
    `象眼：${actor}が${helper}の道を塞ぎ、${target}を守れなくなりました。`,
  'lost-screen': ({ actor, target, helper }) =>
    `砲台の${actor}が離れ、${helper}が${target}を守れなくなりました。`,
  'gave-screen': ({ actor, target, helper }) =>
    `${actor}が${helper}の砲台になり、${target}を攻められます。`,
  'opened-line': ({ actor, target, helper }) =>
    `${actor}が筋を開け、${helper}が${target}を攻められるようになりました。`,
  'freed-leg': ({ actor, target, helper }) =>
    `${actor}が離れて${helper}の足が空き、${target}を攻められます。`,
  interference: ({ actor, target, helper }) =>
    `${actor}が間に入り、${helper}が${target}を守れなくなりました。`,
  'ignored-threat': ({ target }) => `${target}はすでに狙われていましたが、受けませんでした。`,
  escapes: ({ target }) => `${target}が安全な場所へ逃げます。`,
  protects: ({ target, helper }) => `${helper}が${target}を守ります。`,
  shields: ({ target, helper }) => `${helper}は${target}を攻められなくなります。`,
  'removes-attacker': ({ actor, target, helper }) =>
    `${actor}が、${target}を狙う${helper}を取ります。`,
  'heavy-cannons': () => '重砲：前の砲を砲台にして、後ろの砲で詰みます。',
  'horse-behind-cannon': () => '馬後砲：馬を砲台にして、砲で詰みます。',
  'iron-bolt': ({ actor }) => `鉄門栓：砲が中央の筋を押さえ、${actor}が将の横で詰めます。`,
  'palcorner-horse': () => '掛角馬：馬が九宮の角から詰めます。',
  'trough-horse': () => '臥槽馬：馬が九宮の脇から将を押さえます。',
  'angler-horse': () => '釣魚馬：馬が九宮の側面を押さえて詰みます。',
  'octagonal-horse': () => '八角馬：馬が対角から将の逃げ道をすべて塞ぎます。',
  'smothered-palace': () => '悶宮：士を砲台にした砲で詰み、将は自分の駒に塞がれています。',
  'double-chariot-mate': () => '双車錯：一方の車が王手、もう一方が隣の筋を押さえます。',
  'sea-bottom-moon': ({ actor }) => `海底撈月：${actor}が将の背後の最下段から詰めます。`,
  'flanking-cannons': () => '夾車砲：車と二枚の砲が並んで詰めます。',
  'heaven-earth-cannons': () => '天地砲：一方の砲が中央の筋、もう一方が最下段を押さえます。',
  'pierced-heart': () => '大胆穿心：車が九宮中央の士を取って詰めます。',
  'facing-generals-mate': () => '白臉将：将自身が筋を押さえて詰みます。',
  'double-check-mate': () => '両王手で詰みます。',
  'two-ghosts': () => '二鬼拍門：二枚の兵が両側から九宮を押さえます。',
  'side-tiger': () => '側面虎：将が脇筋に追われ、同じ側の九宮の外の馬が押さえ、車が詰ます。',
  'high-angler-horse': () => '高釣馬：釣魚馬より一段高い馬が脇筋の要点を押さえ、車か兵が詰ます。',
  'two-horses-mate': () =>
    '双馬飲泉：二頭の馬が同じ側で働き、一方が王手、もう一方が逃げ道を押さえる。',
  'spring-horse': () => '抜簧馬：馬が車の線から跳び、車が王手、馬は跳んだ先で逃げ道を押さえる。',
  'cinnabar-cannon': () => '炮碾丹砂：砲が相手の底線を横に動いて士か象を取り、その線で詰ます。',
  'soldier-on-throne': () => '小鬼坐龍庭：兵が九宮の中心を占め、他の駒が詰ます。',
  'three-chariots': () => '三車鬧士：車二つと九宮に入った兵（三つ目の車）が士を破って詰ます。',
  'back-rank-soldier': () => '老卒搜林：底線まで進んだ兵がその線で詰ます。',
  'home-driving-soldier': () => '送仏帰殿：兵が王手で将を底線まで追い返し、正面から詰ます。',
  'standing-horse': () =>
    '立馬車：馬が将と同じ線上で一路おいて立ち両脇を押さえ、車が王手をかけて詰ます。',
  'advisor-presses-general': () => '臣圧君：自分の士が将の前をふさぎ、動けずに詰まされる。',
  'two-cups': () =>
    '双杯献酒：一方の砲が士を取って捨て駒になり、取り返された後もう一方の砲が詰ます。',
  'smothered-mate': () => '悶殺：将の行ける所がすべて自分の駒でふさがれ、一つの駒の王手で詰む。',
  'no-move-left': () => '動かせる駒がなく、負けになります。',
  five: ({ actor }) => `${actor}で五連ができます。`,
  'open-four': ({ targets }) => `棒四：${targets}のどちらでも五連です。`,
  'double-four': ({ targets }) => `四々：${targets}のどちらでも五連です。`,
  'four-three': () => '四三：四と三が同時にできます。',
  'double-three': () => '三々：三が同時に二つできます。',
  'forbidden-answer': ({ target }) => `唯一の受け${target}は黒の禁手です。`,
  vcf: () => '四追い（四の連続）で勝ちです。',
  vct: () => '追い詰め（四と三の連続）で勝ちです。',
  'ignored-four': ({ helpers, target }) => `四（${helpers}）を止めず、${target}で五連になります。`,
  'ignored-three': ({ helpers }) => `三（${helpers}）を止めませんでした。`,
  'wrong-end': ({ target }) => `止める側が逆でした。${target}なら受かりました。`,
  'counter-four': ({ actor }) => `受けの${actor}が逆に四になります。`,
  overline: () => 'このルールでは長連は勝ちになりません。',
};

const review: ReviewToolStrings = {
  accuracy: '正確さ',
  aboutAccuracy:
    '勝敗が決まる前の手だけを数えます。勝率を落とさない手は 100、6% 落とすごとに半分になります。',
  masters: 'シャンチーの名手の対局では平均約 85 です。',
  tally: '両者の内容',
  counts: {
    inaccuracy: '緩手',
    mistake: '疑問手',
    blunder: '悪手',
    'missed-mate': '逃した詰み',
    'allowed-mate': '許した詰み',
    'missed-win': '逃した勝ち筋',
    'allowed-win': '許した勝ち筋',
  },
  whose: '自分の側',
  both: '両方',
  moments: '重要な場面',
  showAll: (count) => `${count} 件すべて表示`,
  showFewer: '重要な場面だけ表示',
  tenable: (side, move) =>
    `最後の粘りどころ：${move}。このあと${side}の勝率は 30% に戻りませんでした。`,
  afterMove: (move, sentence) => `${move}のあと：${sentence}`,
  why: (move) => `${move}はなぜだめ？`,
  asking: 'エンジンが反論を探しています。',
  fine: (move, best) => `${move}に問題はありません。エンジンはわずかに${best}を選びます。`,
  best: (move) => `${move}はエンジンの選ぶ手です。`,
};

export const strings: ReviewTexts = { motifs, review };
