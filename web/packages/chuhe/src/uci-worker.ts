// SPDX-License-Identifier: MIT
// chuhe/uci-worker: chuhe/uci as a worker script, a replacement for that of stockfish.js. The query
// `?game=gomoku` selects the game.

import { createUci } from './uci.ts';

const game = new URL(location.href).searchParams.get('game') === 'gomoku' ? 'gomoku' : 'xiangqi';
const uci = createUci({ game });

uci.addEventListener('message', ({ data }) => postMessage(data));
onmessage = ({ data }: MessageEvent<string>) => uci.postMessage(data);
