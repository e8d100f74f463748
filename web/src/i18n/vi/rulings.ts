// SPDX-License-Identifier: MIT
// Vietnamese texts of the comparison of repetition rules.

import type { RulingsStrings } from '../en/rulings.ts';

export const strings: RulingsStrings = {
  title: 'Lặp nước theo bốn bộ luật',
  about:
    'Xem từng nước đi. Hoặc về đầu và tự đi nước khác trên bàn cờ: khi lặp lại, mỗi bộ luật sẽ xử.',
  one: (number) => `Ví dụ ${number}`,
  own: 'Nước đi của bạn',
  given: 'Từ ván của bạn',
  search: 'Tìm trong các trường hợp',
  searchHint: 'quân, hành động, nguồn hoặc số',
  lessons: 'Bài học',
  source: (name) => `Nguồn: ${name}`,
  verdicts: 'Mỗi bộ luật xử thế nào',
  none: 'chưa xử: chưa có lặp lại',
  asking: 'đang xử…',
  loses: (side) => `${side} thua`,
  draw: 'Hòa',
  move: 'Nước đi trên bàn',
  walkOn: 'Đi đến một nước trong vòng lặp để xem nước đó làm gì.',
  quiet: 'không chiếu, không dọa chiếu bí, không đuổi',
  attacks: (piece, target) => `${piece} tấn công ${target}.`,
  cases: (count) => `Số ví dụ: ${count}`,
  kind: 'Loại',
  all: 'Tất cả',
  kinds: { mixture: 'Xen kẽ', none: 'Có nước không ép buộc' },
  outcome: 'Theo luật Châu Á',
  laws: 'Luật',
  differ: 'Chỉ khi xử khác nhau',
  missing: 'Không tải được các ví dụ.',
  walk: 'Xem các nước đi',
  steps: { first: 'Đầu', back: 'Lùi', forward: 'Tiến', last: 'Cuối', flip: 'Xoay bàn' },
  analyse: 'Phân tích các nước này',
};
