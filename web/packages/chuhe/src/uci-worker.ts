// SPDX-License-Identifier: MIT
// chuhe/uci-worker: chuhe/uci as a worker script, a replacement for that of stockfish.js. The query
// `?game=gomoku` selects the game.

import { createUci } from './uci.ts';

if (typeof location === 'undefined') {
  throw new Error(
    "chuhe/uci-worker is a worker of pages, new Worker(url, { type: 'module' }); " +
      'a program imports createUci from chuhe/uci',
  );
}

const game = new URL(location.href).searchParams.get('game') === 'gomoku' ? 'gomoku' : 'xiangqi';
const uci = createUci({ game });

uci.addEventListener('message', ({ data }) => postMessage(data));
onmessage = ({ data }: MessageEvent<string>) => uci.postMessage(data);
