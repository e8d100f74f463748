// SPDX-License-Identifier: MIT
// Left-right mirror images of Xiangqi positions and moves.

import { squaresOf } from '../games/placement.ts';
import { xiangqi } from '../games/xiangqi/index.ts';

const kFirst = 'a'.charCodeAt(0);

export function mirroredMove(move: string): string {
  return squaresOf(move)
    .map((name) => {
      const file = xiangqi.files - 1 - (name.charCodeAt(0) - kFirst);
      return String.fromCharCode(kFirst + file) + name.slice(1);
    })
    .join('');
}

export function mirroredFen(fen: string): string {
  const [rows = '', ...rest] = fen.split(' ');
  const turned = rows.split('/').map((row) => [...row].toReversed().join(''));
  return [turned.join('/'), ...rest].join(' ');
}
