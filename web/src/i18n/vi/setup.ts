// SPDX-License-Identifier: MIT
// Vietnamese texts of the dialog for a new game.

import type { SetupStrings } from '../en/setup.ts';
import { strings as faults } from './faults.ts';

export const strings: SetupStrings = {
  players: 'Ai chơi',
  modes: {
    engine: 'Bạn',
    people: 'Hai người',
    engines: 'Máy tự đấu',
    friend: 'Với bạn, qua liên kết',
  },
  aboutFriend:
    'Hai bên lần lượt chơi bằng một liên kết chứa cả ván cờ: đi xong thì gửi liên kết, nước đáp của bạn mình cũng trở lại như vậy. Không cần tài khoản, không máy chủ nào thấy ván cờ. Chơi trực tiếp thì có thể dùng đồng hồ: đồng hồ chỉ chạy khi hai màn hình đang kết nối.',
  goOn: 'Hoặc chơi tiếp một ván',
  going: (side, moves) => `${side} · ${moves} nước`,
  levelOf: (side) => `Trình độ ${side}`,
  clock: 'Đồng hồ',
  kinds: {
    none: 'Không tính giờ',
    sudden: 'Cả ván',
    increment: 'Cộng giây',
    move: 'Mỗi nước',
    byoyomi: 'Đếm giây',
  },
  minutes: 'Thời gian mỗi bên',
  seconds: { increment: 'Cộng mỗi nước', move: 'Mỗi nước', byoyomi: 'Sau đó mỗi nước' },
  thinkingTime: 'Số giây máy nghĩ mỗi nước',
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
