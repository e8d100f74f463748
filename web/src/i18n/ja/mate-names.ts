// SPDX-License-Identifier: MIT
// Japanese names of the mates that the engine recognises.

import type { MateNames } from '../en/mate-names.ts';

export const strings: MateNames = {
  'heavy-cannons': '重炮',
  'horse-behind-cannon': '馬後炮',
  'iron-bolt': '鉄門栓',
  'palace-corner-horse': '掛角馬',
  'trough-horse': '臥槽馬',
  'angler-horse': '釣魚馬',
  'high-angler-horse': '高釣馬',
  'octagonal-horse': '八角馬',
  'two-horses-mate': '双馬飲泉',
  'spring-horse': '抜簧馬',
  'standing-horse': '立馬車',
  'side-tiger': '側面虎',
  'smothered-palace': '悶宮',
  'two-cups': '双杯献酒',
  'cinnabar-cannon': '炮碾丹砂',
  'heaven-earth-cannons': '天地炮',
  'flanking-cannons': '夾車炮',
  'double-chariot-mate': '双車錯',
  'three-chariots': '三車鬧士',
  'sea-bottom-moon': '海底撈月',
  'pierced-heart': '大胆穿心',
  'two-ghosts': '二鬼拍門',
  'soldier-on-throne': '小鬼坐龍庭',
  'home-driving-soldier': '送仏帰殿',
  'back-rank-soldier': '老卒搜林',
  'facing-generals-mate': '白臉将（対面笑）',
  'advisor-presses-general': '臣圧君',
  'smothered-mate': '悶殺',
  'double-check-mate': '双将',
  'no-move-left': '困斃',
};
