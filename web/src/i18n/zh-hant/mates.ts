// SPDX-License-Identifier: MIT
// The named mates in traditional Chinese.

import type { MateStrings } from '../en/mates.ts';

export const strings: MateStrings = {
  'heavy-cannons': '兩炮在同一直線上，後炮以前炮為炮架將軍，兩炮之間及前炮與將之間別無棋子。',
  'horse-behind-cannon': '馬與將在同一直線上，中間隔一空位；炮在馬後，以馬為炮架將軍。',
  'iron-bolt': '炮鎮中路，使中路士象不能動；車或兵在將旁的底線上成殺。',
  'palcorner-horse': '馬在九宮的士角（九宮前角）將軍，將在原位被殺。',
  'trough-horse': '馬在對方底象前一格（臥槽）將軍，或控制將的出路。',
  'angler-horse': '馬在對方底象前兩格（三·七路），控制九宮一側；車或兵在這一側成殺。',
  'high-angler-horse': '比釣魚馬再高一格的馬，控制將前的肋道要點；車或兵成殺。',
  'octagonal-horse': '馬與將處於九宮的對角，將不能動；由其他子力將軍成殺。',
  'two-horses-mate': '雙馬在同一翼配合：一馬將軍，另一馬控制將的出路。',
  'spring-horse': '馬從車的線路上跳開，車將軍，馬在新位置控制將的出路成殺。',
  'standing-horse': '馬與將在同一直線上，中間隔一空位，控制將的左右；車將軍成殺。',
  'side-tiger': '將被迫到肋道；馬在九宮外同側控制，車將軍成殺。',
  'smothered-palace': '炮以對方的士為炮架將軍，將被自己的士象等悶住，無路可走。',
  'two-cups': '一炮打士獻出，對方吃去後，另一炮成殺。',
  'cinnabar-cannon': '炮在對方底線橫掃，吃去士或象，並沿底線將軍成殺。',
  'heaven-earth-cannons': '一炮鎮中路，一炮沉底線，牽制士象；由其他子力成殺。',
  'flanking-cannons': '一車雙炮在相鄰的兩條線上輪番將軍成殺。',
  'double-chariot-mate': '雙車在相鄰的線上交錯：一車將軍，另一車控制相鄰的線。',
  'three-chariots': '雙車與一隻殺入九宮的兵（如同第三隻車）攻破士而成殺。',
  'sea-bottom-moon': '車或炮沉入底線，從將的背後沿直線將軍成殺。',
  'pierced-heart': '車吃去對方花心（九宮中心）的士而成殺。',
  'two-ghosts': '雙兵殺入九宮，分佔兩側肋道，鎖住將門成殺。',
  'soldier-on-throne': '兵佔據九宮中心，控制將的出路；由其他子力成殺。',
  'home-driving-soldier': '兵步步進逼將軍，把將趕回底線，在其正前方成殺。',
  'back-rank-soldier': '兵（卒）走到對方底線，沿底線將軍成殺。',
  'facing-generals-mate': '帥（將）佔住明線，使對方的將不能進入這條線，配合其他子力成殺。',
  'advisor-presses-general': '將被自己的士壓在前面，不能上移，因而被殺。',
  'smothered-mate': '將的四周都被自己的棋子堵住，一子將軍即成殺。',
  'double-check-mate': '兩個棋子同時將軍成殺。',
  'no-move-left': '未被將軍，但無子可動，判負。',
};
