// SPDX-License-Identifier: MIT
// The addresses of the files that make the engine stronger.

import gomokuBookUrl from '@book/gomoku.book?url';
import xiangqiBookUrl from '@book/xiangqi.book?url';
import gomokuNetworkUrl from '@gomoku-network/gomoku.net?url';
import xiangqiNetworkUrl from '@xiangqi-network/xiangqi.net?url';
import type { EngineFile, GameId } from './protocol.ts';

export const fileUrls: Record<GameId, Partial<Record<EngineFile, string>>> = {
  xiangqi: { book: xiangqiBookUrl, network: xiangqiNetworkUrl },
  gomoku: { book: gomokuBookUrl, network: gomokuNetworkUrl },
};
