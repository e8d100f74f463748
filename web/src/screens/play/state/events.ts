// SPDX-License-Identifier: MIT
// Everything that can happen to a game.

import type { Description, EngineEvent, ReadMove, Report } from '../../../engine/protocol.ts';
import type { Seat } from '../../../games/game-spec.ts';
import type { Ask, Line, Settings, Notice } from './state.ts';

export type AppEvent =
  | { readonly type: 'engine'; readonly event: EngineEvent }
  | ({ readonly type: 'described'; readonly ask: Ask } & Description)
  | { readonly type: 'informed'; readonly ask: Ask; readonly info: Report }
  | { readonly type: 'found'; readonly ask: Ask; readonly info: Report }
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
  /** A new game on other terms. */
  | { readonly type: 'game-set-up'; readonly settings: Partial<Settings> }
  | { readonly type: 'position-set'; readonly line: Line }
  | { readonly type: 'undo' }
  | { readonly type: 'hint' }
  | { readonly type: 'resign' }
  /** To the engine an offer, between two people the agreement. */
  | { readonly type: 'draw' }
  /** The engine, playing itself, is to wait, or to go on. */
  | { readonly type: 'pause' }
  /** One move of it while it waits. */
  | { readonly type: 'step' }
  /** The game came into view or out of it. */
  | { readonly type: 'seen'; readonly isSeen: boolean }
  /** Something that befell the page around the game. */
  | { readonly type: 'noticed'; readonly notice: Notice }
  /** Some clock may have run out. */
  | { readonly type: 'time-passed' }
  | { readonly type: 'flip' }
  /** Give up thinking: the engine moves at once, a hint is what was found so far. */
  | { readonly type: 'stop' }
  | { readonly type: 'settings-changed'; readonly settings: Partial<Settings> };
