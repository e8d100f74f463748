// SPDX-License-Identifier: MIT
// Vietnamese texts of the first visit.

import type { WelcomeStrings } from '../en/welcome.ts';

export const strings: WelcomeStrings = {
  titles: { xiangqi: 'Mới làm quen cờ tướng?', gomoku: 'Mới làm quen cờ ca rô?' },
  choices: {
    known: 'Tôi đã biết chơi',
    shown: 'Chỉ tôi cách chơi',
    letters: 'Dùng chữ cái trên quân',
  },
};
