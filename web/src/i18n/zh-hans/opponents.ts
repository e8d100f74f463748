// SPDX-License-Identifier: MIT
// Simplified Chinese texts of the opponents.

import type { OpponentStrings } from '../en/opponents.ts';

export const strings: OpponentStrings = {
  opponent: '对手',
  names: {
    bao: '小宝',
    an: '安安',
    leo: '里奥',
    mai: '阿梅',
    ken: '阿健',
    rosa: '罗莎',
    hong: '洪叔',
    yuki: '小雪',
    lan: '兰婆婆',
    wei: '魏老师',
  },
  about: {
    bao: '上星期刚学会，坐都坐不住。',
    an: '等公交的空当也要来一盘，图个开心。',
    leo: '先打了再说，别的回头看。',
    mai: '一步一步来，从来不急。',
    ken: '喜欢简单，棋也要下得简单。',
    rosa: '做菜够辣，下棋更辣。',
    hong: '你还没坐稳，他茶已泡好，攻势也到了。',
    yuki: '滴水不漏，就等你心急。',
    lan: '在那棵树下坐了六十年，你的圈套她见过。',
    wei: '什么都看在眼里，还是笑眯眯的。',
  },
  coach: '走漏着前提醒我',
};
