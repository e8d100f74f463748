// SPDX-License-Identifier: MIT
// Japanese texts of the dialog for board and pieces.

import type { LookStrings } from '../en/look.ts';

export const strings: LookStrings = {
  pieces: '駒',
  sets: { traditional: '繁体字', simplified: '簡体字', symbols: '絵', letters: 'アルファベット' },
  board: '盤',
  boards: { wood: '木', slate: '石', paper: '紙' },
  view: '表示',
  views: { flat: '平面', '3d': '立体' },
  turning: '駒のないところをドラッグするか、盤の上で Shift と矢印キーを押すと、盤が回ります。',
  noWebGl:
    'このブラウザでは立体表示ができません。WebGL がないか、無効になっています。盤は平面のままです。',
  lostWebGl: '立体表示が止まりました。しばらく平面で表示し、ブラウザが回復すれば立体に戻ります。',
  close: '閉じる',
};
