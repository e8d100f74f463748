// SPDX-License-Identifier: MIT
// Vietnamese texts of the dialog for a new game.

import type { SetupStrings } from '../en/setup.ts';
import { strings as faults } from './faults.ts';

export const strings: SetupStrings = {
  modes: {
    engine: 'Theo trình độ',
    people: 'Hai người',
    friend: 'Bạn bè qua liên kết',
    engines: 'Máy đấu máy',
  },
  random: 'Ngẫu nhiên',
  aboutFriend:
    'Hai bên lần lượt chơi bằng một liên kết chứa cả ván cờ: đi xong thì gửi liên kết, nước đáp của bạn mình cũng trở lại như vậy. Không cần tài khoản, không máy chủ nào thấy ván cờ. Chơi trực tiếp thì có thể dùng đồng hồ: đồng hồ chỉ chạy khi hai màn hình đang kết nối.',
  goOn: 'Hoặc chơi tiếp một ván',
  going: (side, moves) => `${side} · ${moves} nước`,
  levelOf: (side) => `Trình độ ${side}`,
  time: 'Thời gian',
  times: {
    none: () => 'Không tính giờ',
    sudden: (minutes) => `${minutes}\u00a0phút`,
    increment: (minutes, seconds) => `${minutes}\u00a0phút +\u00a0${seconds}\u00a0giây`,
    move: (_minutes, seconds) => `${seconds}\u00a0giây mỗi nước`,
    byoyomi: (minutes, seconds) => `${minutes}\u00a0phút, rồi ${seconds}\u00a0giây mỗi nước`,
  },
  more: 'Tùy chọn khác',
  ownTime: 'Thời gian tự chọn',
  kinds: {
    sudden: 'Cả ván',
    increment: 'Cộng giây',
    move: 'Mỗi nước',
    byoyomi: 'Đếm giây',
  },
  minutes: 'Thời gian mỗi bên',
  seconds: { increment: 'Cộng mỗi nước', move: 'Mỗi nước', byoyomi: 'Sau đó mỗi nước' },
  thinkingTime: 'Số giây máy nghĩ mỗi nước',
  thinks: (seconds) => `máy nghĩ ${seconds}\u00a0giây`,
  coach: 'báo nước sai',
  turnsBoard: 'xoay bàn cờ',
  rules: (name) => `luật ${name}`,
  handicap: 'chấp quân',
  board: 'Bàn cờ',
  boardOf: (lines) => `${lines} × ${lines}`,
  otherBoard: 'Cỡ khác',
  lines: (least, most) => `Số đường kẻ, từ ${least} đến ${most}`,
  from: 'Bắt đầu từ',
  usual: 'Thế cờ ban đầu',
  handicaps: {
    horse: 'Chấp mã trái',
    horses: 'Chấp hai mã',
    chariot: 'Chấp một xe',
    'chariot-horse': 'Chấp một xe một mã',
    nine: 'Chấp chín quân (tốt, sĩ, tượng)',
  },
  giver: 'Bên chấp',
  position: 'Thế cờ tự chọn',
  fen: 'Thế cờ dạng FEN',
  refused: 'Thế cờ này không chơi được:',
  faults,
  start: 'Bắt đầu',
  close: 'Hủy',
};
