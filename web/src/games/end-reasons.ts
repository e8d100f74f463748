// SPDX-License-Identifier: MIT
// All reasons for the end of a game.

import type { Reason } from '../engine/protocol.ts';
import { agreedReasons, type EndReason } from './result.ts';

const ruledReasons = [
  'checkmate',
  'stalemate',
  'perpetual-check',
  'mutual-perpetual-check',
  'perpetual-chase',
  'mutual-perpetual-chase',
  'perpetual-attack',
  'mutual-perpetual-attack',
  'repetition',
  'natural-move-limit',
  'insufficient-material',
  'five-in-a-row',
  'board-full',
] as const satisfies readonly Exclude<Reason, ''>[];

export const endReasons: readonly EndReason[] = [...ruledReasons, ...agreedReasons];
