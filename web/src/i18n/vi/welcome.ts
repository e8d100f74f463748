// SPDX-License-Identifier: MIT
// Vietnamese texts of the first visit.

import type { WelcomeStrings } from '../en/welcome.ts';

export const strings: WelcomeStrings = {
  title: 'Lần đầu đến đây?',
  choices: {
    known: 'Tôi đã biết chơi',
    shown: 'Chỉ tôi cách chơi',
    letters: 'Dùng chữ cái trên quân',
  },
};
