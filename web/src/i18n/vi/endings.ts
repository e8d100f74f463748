// SPDX-License-Identifier: MIT
// Vietnamese texts of the endgame course.

import type { EndingPieces, EndingsStrings } from '../en/endings.ts';

const names = { R: 'Xe', N: 'Mã', C: 'Pháo', P: 'Tốt', A: 'Sĩ', B: 'Tượng' } as const;
const letters = ['R', 'N', 'C', 'P', 'A', 'B'] as const;

function counted(name: string, count: number): string[] {
  if (count === 0) return [];
  return [count === 1 ? name : `${count} ${name}`];
}

function guards({ advisors, elephants }: EndingPieces): string {
  if (advisors + elephants === 0) return 'Tướng trơ trọi';
  if (advisors + elephants === 4) return 'Sĩ Tượng bền';
  return [...counted('Sĩ', advisors), ...counted('Tượng', elephants)].join(' ');
}

export const strings: EndingsStrings = {
  name: 'Cờ tàn thực dụng',
  about:
    'Các thế cờ tàn thực dụng đã được chứng minh kết quả. Máy không bao giờ đi sai; sau mỗi nước bạn được biết thế thắng hay hòa có còn không.',
  title: (pieces) => {
    const own = letters.flatMap((letter) => counted(names[letter], pieces.attackers[letter]));
    return `${own.join(' ')} đấu ${guards(pieces)}`;
  },
  groups: {
    soldier: 'Một Tốt',
    'two-soldiers': 'Hai Tốt',
    horse: 'Mã',
    cannon: 'Pháo',
    chariot: 'Xe',
    several: 'Nhiều quân phối hợp',
  },
  methods: {
    soldier:
      'Đưa Tốt đến cạnh cung, đừng xuống hàng cuối. Tướng chiếm một lộ, Tốt chiếm các điểm còn lại cho đến khi Tướng kia hết nước. Hết nước đi là thua.',
    'old-soldier':
      'Tốt lụt ở hàng cuối chỉ đi ngang được, không dồn được Tướng, nên Tướng cứ đi qua lại.',
    'soldier-held':
      'Tướng nấp sau quân thủ, quân nào đi được thì đi. Một Tốt không thể vừa bắt quân thủ vừa giữ Tướng.',
    'soldier-trick':
      'Quân thủ đứng sai chỗ. Tướng chiếm lộ ngay để quân thủ không về được, rồi Tốt áp sát.',
    'two-soldiers':
      'Hai Tốt cùng tiến và dừng ở hàng thứ ba của đối phương: một Tốt ghìm quân thủ, Tốt kia vào cung, Tướng chiếm lộ giữa. Đừng xuống thấp khi chưa cần.',
    'two-soldiers-held':
      'Một Sĩ một Tượng giữ hai phía. Tướng đứng sau Sĩ, Tượng đi qua lại, có dịp thì đổi quân thủ lấy Tốt.',
    'two-soldiers-trick':
      'Sĩ Tượng rời nhau. Tướng chiếm một lộ, Tốt chen vào giữa trước khi chúng liên lạc.',
    horse:
      'Tướng chiếm một lộ, Mã chiếm các điểm còn lại. Tìm cả thế chiếu bí lẫn thế hết nước đi.',
    'horse-advisor':
      'Tướng chiếm lộ giữa để ghìm Sĩ. Mã vòng ra sau cung, bắt Sĩ từ phía nó không chạy được.',
    'horse-elephant-held':
      'Tướng sang bên không có Tượng, Mã không đánh được cả hai. Không có nước nào khác thì đi Tượng.',
    'horse-elephant-trick':
      'Tướng và Tượng cùng một bên. Tướng mình chiếm lộ giữa, rồi Mã lần lượt đánh Tướng và Tượng.',
    'horse-held':
      'Hai quân thủ bảo vệ nhau thì Mã không có gì để đánh. Giữ liên lạc, Tướng ở sau, quân nào rảnh thì đi.',
    'horse-trick': 'Quân thủ chưa liên lạc. Chiếu hoặc bắt liên tiếp để chúng không về với nhau.',
    'cannon-bare':
      'Pháo cần ngòi mới ăn được. Không có Sĩ thì không có ngòi ở nhà, không thể chiếu bí; Tượng không vào cung nên không giúp được.',
    'cannon-advisor':
      'Sĩ làm ngòi. Tướng ở lộ giữa, Pháo sau Sĩ; làm đối phương hết nước, rồi ăn dần Sĩ.',
    'cannon-elephant':
      'Tướng chiếm lộ giữa để giữ Tướng kia ở một bên. Pháo mượn Sĩ đánh Tượng, Tượng rời đi thì chiếu bí.',
    'cannon-held': 'Giữ một nước chờ: một Tượng đi qua lại là đủ. Tướng tránh lộ mà Pháo chiếm.',
    'cannon-trick':
      'Quân thủ tản mát. Dùng Pháo ghìm quân cùng đường với Tướng và chiếm lộ giữa trước.',
    chariot:
      'Xe chiếm lộ giữa hoặc hàng của quân thủ, đánh quân ít được bảo vệ nhất; ăn được một quân thì quân sau càng dễ. Tướng giữ một lộ từ nhà.',
    'chariot-held':
      'Sĩ Tượng bền giữ được: Tượng một giữa một biên, Sĩ liên lạc. Tướng đi giữa hai điểm mà Xe không giữ được cùng lúc.',
    'chariot-trick':
      'Quân thủ chưa liên lạc hoặc Tướng ở ngoài. Một nước đánh hai quân, hoặc chiếu để ăn quân.',
    'horse-soldier':
      'Tốt đến hàng thứ ba của đối phương ghìm một quân thủ, Mã đánh quân kia, Tướng chiếm lộ giữa. Đừng đưa Tốt xuống hàng cuối.',
    'two-pieces':
      'Hai quân phối hợp thắng rất nhanh: một quân chiếu, một quân chặn đường thoát. Tìm nước chiếu bí trước.',
  },
  place: (number, count) => `Thế ${number} trên ${count}`,
  tasks: {
    win: (side) => `Cầm ${side}: bạn thắng được không?`,
    hold: (side, count) => `Cầm ${side}: bạn giữ được ${count} nước không?`,
  },
  results: {
    won: (side, count) => `Đi đúng thì ${side} thắng trong ${count} nước.`,
    drawn: 'Hai bên đi đúng thì hòa.',
  },
  side: (side) => `Cầm ${side}`,
  sides: 'Bên của bạn',
  preparing: 'Đang tính thế cờ tàn này…',
  remarks: {
    winKept: (count) => `Vẫn còn thắng: ${count} nước nữa.`,
    slower: (count, by) => `Vẫn thắng nhưng chậm ${by} nước: còn ${count} nước.`,
    drawKept: 'Vẫn còn hòa.',
    winGone: 'Nước này mất thắng: bây giờ là hòa.',
    drawGone: (count) => `Nước này thua: đối phương thắng trong ${count} nước.`,
  },
  won: 'Thắng rồi!',
  held: 'Giữ được hòa rồi!',
  drawn: 'Hòa',
  lost: 'Thua',
  helped: 'Làm lại một lần không trợ giúp để hoàn thành.',
  method: 'Cách chơi',
  tabs: { task: 'Thế cờ', list: 'Tất cả' },
  done: 'đã xong',
  doneOf: (done, count) => `${done}/${count}`,
  notKept: 'Trình duyệt này không cho phép lưu tiến độ.',
  path: 'Lộ trình',
  actions: {
    label: 'Cờ tàn',
    previous: 'Thế trước',
    takeBack: 'Đi lại',
    hint: 'Gợi ý',
    again: 'Làm lại',
    flip: 'Xoay bàn',
    next: 'Thế sau',
  },
};
