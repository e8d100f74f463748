// SPDX-License-Identifier: MIT
// Everything that can happen to a game.

import type { Description, EngineEvent, ReadMove, SearchInfo } from '../engine/protocol.ts';
import type { Seat } from '../games/game-spec.ts';
import type { Ask, Line, Settings } from './state.ts';

export type AppEvent =
  | { readonly type: 'engine'; readonly event: EngineEvent }
  | ({ readonly type: 'described'; readonly ask: Ask } & Description)
  | { readonly type: 'informed'; readonly ask: Ask; readonly info: SearchInfo }
  | { readonly type: 'found'; readonly ask: Ask; readonly info: SearchInfo }
  | { readonly type: 'read'; readonly ask: Ask; readonly reading: ReadMove }
  | { readonly type: 'opening'; readonly ask: Ask; readonly words: string }
  | { readonly type: 'refused'; readonly ask: Ask }
  /** A tap, click or key on a point; unsure is a finger on a point smaller than itself. */
  | { readonly type: 'square-chosen'; readonly square: string; readonly isUnsure?: boolean }
  /** A piece was lifted to be dragged. */
  | { readonly type: 'piece-lifted'; readonly square: string }
  /** The lifted piece was let go; null is beside the board. */
  | { readonly type: 'piece-dropped'; readonly square: string | null }
  | { readonly type: 'selection-cleared' }
  | { readonly type: 'move-played'; readonly move: string }
  /** A move as text, in whatever notation. */
  | { readonly type: 'move-written'; readonly text: string }
  /** The person's answer at a stage of swap2. */
  | { readonly type: 'swap2-answered'; readonly answer: Seat | 'two' }
  | { readonly type: 'new-game' }
  | { readonly type: 'position-set'; readonly line: Line }
  | { readonly type: 'undo' }
  | { readonly type: 'hint' }
  | { readonly type: 'resign' }
  | { readonly type: 'flip' }
  /** Give up thinking: the engine moves at once, a hint is what was found so far. */
  | { readonly type: 'stop' }
  | { readonly type: 'settings-changed'; readonly settings: Partial<Settings> };
