// SPDX-License-Identifier: MIT
// All events of a game.

import type {
  Description,
  Found,
  OpeningReport,
  ReadMove,
  Report,
} from '../../../engine/protocol.ts';
import type { AskOf, EngineEvents, EventOf } from '../../../engine/store.ts';
import type { Ask, Blunder, GameState, Line, Notice, Questions, Settings } from './state.ts';

type AnswerTo<Kind extends keyof Questions, Answer> = Answer & {
  readonly ask: AskOf<Questions, Kind>;
};

export interface Events extends EngineEvents<Ask> {
  readonly described: AnswerTo<
    'describe' | 'search',
    Description & { readonly opening?: OpeningReport }
  >;
  readonly foreseen: AnswerTo<'foresee', Description>;
  readonly informed: AnswerTo<'search', { readonly info: Report }>;
  readonly found: AnswerTo<'search', Readonly<Found>>;
  readonly read: AnswerTo<'read', { readonly reading: ReadMove }>;
  /** Null if the move is good enough. */
  readonly coached: AnswerTo<'coach', { readonly blunder: Blunder | null }>;
  readonly opening: AnswerTo<'opening', { readonly acts: readonly string[] }>;
  /** A tap, click or key on a point; unsure means a touch on a point smaller than a fingertip. */
  readonly 'square-chosen': { readonly square: string; readonly isUnsure?: boolean };
  /** A piece was lifted to be dragged. */
  readonly 'piece-lifted': { readonly square: string };
  /** The lifted piece was dropped; null means off the board. */
  readonly 'piece-dropped': { readonly square: string | null };
  readonly 'selection-cleared': object;
  readonly 'move-played': { readonly move: string };
  /** A typed move, in any notation. */
  readonly 'move-written': { readonly text: string };
  /** The person's act in an opening, other than on the board. */
  readonly 'opening-said': { readonly word: string };
  /** `roll`, from 0 to 1, draws the seat if it is random; without it the seat stays. */
  readonly 'new-game': { readonly roll?: number };
  /** A new game with other terms. */
  readonly 'game-set-up': { readonly settings: Partial<Settings>; readonly roll?: number };
  readonly 'position-set': { readonly line: Line };
  /** The person keeps the move despite the coach's warning. */
  readonly insisted: object;
  readonly undo: object;
  /** A change made by a part that is loaded on demand. */
  readonly altered: { readonly alter: (state: GameState) => GameState };
  readonly hint: object;
  readonly resign: object;
  /** Engine vs. engine: pause or continue. */
  readonly pause: object;
  /** Engine vs. engine: one move while paused. */
  readonly step: object;
  /** The game became visible or hidden. */
  readonly 'visibility-changed': { readonly isVisible: boolean };
  /** A notice from the page around the game. */
  readonly noticed: { readonly notice: Notice };
  /** A clock may have run out. */
  readonly 'time-passed': object;
  readonly flip: object;
  /** Stop thinking: the engine moves immediately; a hint is the best found so far. */
  readonly stop: object;
  readonly 'settings-changed': { readonly settings: Partial<Settings> };
}

export type AppEvent = EventOf<Events>;
