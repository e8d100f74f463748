// SPDX-License-Identifier: MIT
// Simplified Chinese names of the mates that the engine recognises.

import type { MateNames } from '../en/mate-names.ts';

export const strings: MateNames = {
  'heavy-cannons': '重炮',
  'horse-behind-cannon': '马后炮',
  'iron-bolt': '铁门栓',
  'palace-corner-horse': '挂角马',
  'trough-horse': '卧槽马',
  'angler-horse': '钓鱼马',
  'high-angler-horse': '高钓马',
  'octagonal-horse': '八角马',
  'two-horses-mate': '双马饮泉',
  'spring-horse': '拔簧马',
  'standing-horse': '立马车',
  'side-tiger': '侧面虎',
  'smothered-palace': '闷宫',
  'two-cups': '双杯献酒',
  'cinnabar-cannon': '炮碾丹砂',
  'heaven-earth-cannons': '天地炮',
  'flanking-cannons': '夹车炮',
  'double-chariot-mate': '双车错',
  'three-chariots': '三车闹士',
  'sea-bottom-moon': '海底捞月',
  'pierced-heart': '大胆穿心',
  'two-ghosts': '二鬼拍门',
  'soldier-on-throne': '小鬼坐龙庭',
  'home-driving-soldier': '送佛归殿',
  'back-rank-soldier': '老卒搜林',
  'facing-generals-mate': '白脸将（对面笑）',
  'advisor-presses-general': '臣压君',
  'smothered-mate': '闷杀',
  'double-check-mate': '双将',
  'no-move-left': '困毙',
};
