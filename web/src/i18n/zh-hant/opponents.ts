// SPDX-License-Identifier: MIT
// Who the opponents are in traditional Chinese.

import type { OpponentStrings } from '../en/opponents.ts';

export const strings: OpponentStrings = {
  opponent: '對手',
  names: {
    bao: '小寶',
    an: '安安',
    leo: '里奧',
    mai: '阿梅',
    ken: '阿健',
    rosa: '羅莎',
    hong: '洪叔',
    yuki: '小雪',
    lan: '蘭婆婆',
    wei: '魏老師',
  },
  about: {
    bao: '上禮拜才學會，坐都坐不住。',
    an: '等公車的空檔也要來一盤，圖個開心。',
    leo: '先打了再說，其他的回頭看。',
    mai: '一步一步來，從來不急。',
    ken: '喜歡簡單，棋也要下得簡單。',
    rosa: '做菜夠辣，下棋更辣。',
    hong: '你還沒坐穩，他茶已泡好，攻勢也到了。',
    yuki: '滴水不漏，就等你心急。',
    lan: '在那棵樹下坐了六十年，你的圈套她見過。',
    wei: '什麼都看在眼裡，還是笑瞇瞇的。',
  },
  byNumber: '改用數字',
  byFace: '選一位對手',
  coach: '走漏著前提醒我',
};
