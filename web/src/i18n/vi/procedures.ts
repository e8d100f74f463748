// SPDX-License-Identifier: MIT
// Vietnamese texts of the opening procedures.

import type { ProcedureStrings } from '../en/procedures.ts';

export const strings: ProcedureStrings = {
  names: {
    plain: 'Đen đi trước',
    swap2: 'Swap2',
    'taraguchi-10': 'Taraguchi-10',
    'soosyrv-8': 'Soosyrv-8',
  },
  about: {
    swap2:
      'Một người đặt ba quân. Người kia chọn bên, hoặc đặt thêm hai quân rồi nhường quyền chọn.',
    'taraguchi-10':
      'Bốn quân đầu lần lượt vào tâm, rồi trong vùng 3 × 3, 5 × 5 và 7 × 7 ở giữa; sau mỗi quân người kia được đổi bên. Sau đó Đen đặt quân thứ năm trong vùng 9 × 9 và còn một lần đổi bên, hoặc thay cho lần đổi cuối, Đen đưa ra mười nước thứ năm.',
    'soosyrv-8':
      'Một người bày một trong 26 khai cuộc, người kia được đổi bên. Trắng đặt quân thứ tư ở bất cứ đâu và cho biết sẽ có bao nhiêu nước thứ năm, nhiều nhất là tám. Sau một lần đổi bên nữa, Đen đưa ra đủ số nước đó và Trắng chọn một.',
  },
  opener: 'Ai bày khai cuộc',
  openers: { person: 'Bạn', engine: 'Máy' },
  players: { opener: 'Người thứ nhất', answerer: 'Người thứ hai' },
  to: (player, text) => `${player}: ${text}`,
  place: (stone, square) => {
    const where =
      square === 0
        ? 'ở bất cứ đâu'
        : square === 1
          ? 'vào giữa bàn'
          : `vào một điểm được đánh dấu, trong vùng ${square} × ${square}`;
    return `Hãy đặt một quân ${stone === 'first' ? 'đen' : 'trắng'} ${where}.`;
  },
  more: (stones) => `Sau đó còn ${stones} quân nữa.`,
  takeFirst: 'Bạn cầm bên nào? Tiếp theo Trắng đi.',
  has: (own) => `Bạn đang cầm ${own === 'first' ? 'Đen' : 'Trắng'}.`,
  goOn: 'Cầm bên nào từ đây?',
  instead: {
    two: 'Hoặc đặt thêm hai quân.',
    ten: 'Hoặc đưa ra mười nước thứ năm.',
  },
  declare: 'Đen phải đưa ra bao nhiêu nước thứ năm? Sau đó người kia được đổi bên.',
  offer: (left) =>
    `Hãy đưa ra các điểm cho nước thứ năm của Đen, còn ${left} điểm. Không điểm nào được đối xứng với nhau.`,
  select: 'Hãy chọn nước thứ năm được giữ lại. Tiếp theo Trắng đi.',
  offered: (points) => `Đã đưa ra: ${points}`,
  waits: 'Máy đang làm phần của mình trong khai cuộc.',
  words: { two: 'Đặt thêm hai quân', ten: 'Đưa ra mười nước' },
};
