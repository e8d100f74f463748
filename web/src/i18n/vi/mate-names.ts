// SPDX-License-Identifier: MIT
// Vietnamese names of the mates that the engine recognises.

import type { MateNames } from '../en/mate-names.ts';

export const strings: MateNames = {
  'heavy-cannons': 'Pháo trùng',
  'horse-behind-cannon': 'Mã hậu pháo',
  'iron-bolt': 'Thiết môn thuyên',
  'palace-corner-horse': 'Mã quải giác',
  'trough-horse': 'Ngọa tào mã',
  'angler-horse': 'Điếu ngư mã',
  'high-angler-horse': 'Cao điếu mã',
  'octagonal-horse': 'Bát giác mã',
  'two-horses-mate': 'Song mã ẩm tuyền',
  'spring-horse': 'Bạt hoàng mã',
  'standing-horse': 'Lập mã xa',
  'side-tiger': 'Trắc diện hổ',
  'smothered-palace': 'Muộn cung',
  'two-cups': 'Song bôi hiến tửu',
  'cinnabar-cannon': 'Pháo niễn đan sa',
  'heaven-earth-cannons': 'Thiên địa pháo',
  'flanking-cannons': 'Giáp xa pháo',
  'double-chariot-mate': 'Song xa thác',
  'three-chariots': 'Tam xa náo sĩ',
  'sea-bottom-moon': 'Hải để lao nguyệt',
  'pierced-heart': 'Đại đảm xuyên tâm',
  'two-ghosts': 'Nhị quỷ phách môn',
  'soldier-on-throne': 'Tiểu quỷ tọa long đình',
  'home-driving-soldier': 'Tống phật quy điện',
  'back-rank-soldier': 'Lão tốt sưu lâm',
  'facing-generals-mate': 'Bạch diện tướng (lộ mặt tướng)',
  'advisor-presses-general': 'Thần áp quân',
  'smothered-mate': 'Muộn sát',
  'double-check-mate': 'Chiếu đôi',
  'no-move-left': 'Hết nước đi',
};
