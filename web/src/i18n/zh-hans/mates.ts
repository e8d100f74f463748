// SPDX-License-Identifier: MIT
// Simplified Chinese explanations of the named mates.

import type { MateNames } from '../en/mate-names.ts';

export const strings: MateNames = {
  'heavy-cannons': '两炮在同一直线上，后炮以前炮为炮架将军，两炮之间及前炮与将之间别无棋子。',
  'horse-behind-cannon': '马与将在同一直线上，中间隔一空位；炮在马后，以马为炮架将军。',
  'iron-bolt': '炮镇中路，使中路士象不能动；车或兵在将旁的底线上成杀。',
  'palace-corner-horse': '马在九宫的士角（九宫前角）将军，将在原位被杀。',
  'trough-horse': '马在对方底象前一格（卧槽）将军，或控制将的出路。',
  'angler-horse': '马在对方底象前两格（三·七路），控制九宫一侧；车或兵在这一侧成杀。',
  'high-angler-horse': '比钓鱼马再高一格的马，控制将前的肋道要点；车或兵成杀。',
  'octagonal-horse': '马与将处于九宫的对角，将不能动；由其他子力将军成杀。',
  'two-horses-mate': '双马在同一翼配合：一马将军，另一马控制将的出路。',
  'spring-horse': '马从车的线路上跳开，车将军，马在新位置控制将的出路成杀。',
  'standing-horse': '马与将在同一直线上，中间隔一空位，控制将的左右；车将军成杀。',
  'side-tiger': '将被迫到肋道；马在九宫外同侧控制，车将军成杀。',
  'smothered-palace': '炮以对方的士为炮架将军，将被自己的士象等闷住，无路可走。',
  'two-cups': '一炮打士献出，对方吃去后，另一炮成杀。',
  'cinnabar-cannon': '炮在对方底线横扫，吃去士或象，并沿底线将军成杀。',
  'heaven-earth-cannons': '一炮镇中路，一炮沉底线，牵制士象；由其他子力成杀。',
  'flanking-cannons': '一车双炮在相邻的两条线上轮番将军成杀。',
  'double-chariot-mate': '双车在相邻的线上交错：一车将军，另一车控制相邻的线。',
  'three-chariots': '双车与一只杀入九宫的兵（如同第三只车）攻破士而成杀。',
  'sea-bottom-moon': '车或炮沉入底线，从将的背后沿直线将军成杀。',
  'pierced-heart': '车吃去对方花心（九宫中心）的士而成杀。',
  'two-ghosts': '双兵杀入九宫，分占两侧肋道，锁住将门成杀。',
  'soldier-on-throne': '兵占据九宫中心，控制将的出路；由其他子力成杀。',
  'home-driving-soldier': '兵步步进逼将军，把将赶回底线，在其正前方成杀。',
  'back-rank-soldier': '兵（卒）走到对方底线，沿底线将军成杀。',
  'facing-generals-mate': '帅（将）占住明线，使对方的将不能进入这条线，配合其他子力成杀。',
  'advisor-presses-general': '将被自己的士压在前面，不能上移，因而被杀。',
  'smothered-mate': '将的四周都被自己的棋子堵住，一子将军即成杀。',
  'double-check-mate': '两个棋子同时将军成杀。',
  'no-move-left': '未被将军，但无子可动，判负。',
};
