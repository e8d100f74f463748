// SPDX-License-Identifier: MIT
// Japanese texts of the opponents.

import type { OpponentStrings } from '../en/opponents.ts';

export const strings: OpponentStrings = {
  opponent: '対戦相手',
  names: {
    bao: 'バオ',
    an: 'アン',
    leo: 'レオ',
    mai: 'マイ',
    ken: 'ケン',
    rosa: 'ローザ',
    hong: 'ホンさん',
    yuki: 'ユキ',
    lan: 'ランばあさん',
    wei: 'ウェイ先生',
  },
  about: {
    bao: '先週覚えたばかりで、じっとしていられません。',
    an: 'バスを待つあいだにも、楽しく一局。',
    leo: 'まず攻める。考えるのはそのあと。',
    mai: '小さく一歩ずつ、決して急ぎません。',
    ken: '何ごともシンプルに。対局もシンプルに。',
    rosa: '料理は辛口、対局はもっと辛口。',
    hong: '席に着くころには、お茶も攻めも用意できています。',
    yuki: '隙を見せず、あなたが焦るのを待っています。',
    lan: '同じ木の下で六十年。その罠なら、もうご存じです。',
    wei: 'すべて見えていて、それでもにこにこ。',
  },
  coach: '大きなミスの前に知らせる',
};
