// SPDX-License-Identifier: MIT
// Vietnamese texts of the card at the end of a game.

import type { OverStrings } from '../en/over.ts';

export const strings: OverStrings = {
  decisive: (move) => `Nước quyết định: ${move}`,
  review: 'Xem lại ván',
  rematch: 'Đấu lại',
  changeSides: 'Đổi bên',
  share: 'Chia sẻ',
  print: 'In',
  close: 'Đóng',
  copied: 'Đã sao chép liên kết.',
  byHand: 'Hãy sao chép liên kết này:',
  failed: 'Không tạo được liên kết.',
};
