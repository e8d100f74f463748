// SPDX-License-Identifier: MIT
// Everything that can happen to a game.

import type { Description, OpeningReport, ReadMove, Report } from '../../../engine/protocol.ts';
import type { AskOf, EngineEvents, EventOf } from '../../../engine/store.ts';
import type { Ask, Blunder, GameState, Line, Notice, Questions, Settings } from './state.ts';

type AnswerTo<Kind extends keyof Questions, Answer> = Answer & {
  readonly ask: AskOf<Questions, Kind>;
};

export interface Events extends EngineEvents<Ask> {
  readonly described: AnswerTo<'describe', Description & { readonly opening?: OpeningReport }>;
  readonly foreseen: AnswerTo<'foresee', Description>;
  readonly informed: AnswerTo<'search', { readonly info: Report }>;
  readonly found: AnswerTo<'search', { readonly info: Report }>;
  readonly read: AnswerTo<'read', { readonly reading: ReadMove }>;
  /** Null where the move is good enough. */
  readonly coached: AnswerTo<'coach', { readonly blunder: Blunder | null }>;
  readonly opening: AnswerTo<'opening', { readonly acts: readonly string[] }>;
  /** A tap, click or key on a point; unsure is a finger on a point smaller than itself. */
  readonly 'square-chosen': { readonly square: string; readonly isUnsure?: boolean };
  /** A piece was lifted to be dragged. */
  readonly 'piece-lifted': { readonly square: string };
  /** The lifted piece was let go; null is beside the board. */
  readonly 'piece-dropped': { readonly square: string | null };
  readonly 'selection-cleared': object;
  readonly 'move-played': { readonly move: string };
  /** A move as text, in whatever notation. */
  readonly 'move-written': { readonly text: string };
  /** What the person does in an opening beside the board. */
  readonly 'opening-said': { readonly word: string };
  readonly 'new-game': object;
  /** A new game on other terms. */
  readonly 'game-set-up': { readonly settings: Partial<Settings> };
  readonly 'position-set': { readonly line: Line };
  /** The person stands by the move that the coach holds. */
  readonly insisted: object;
  readonly undo: object;
  /** What a part that comes when it is wanted makes of the game. */
  readonly altered: { readonly alter: (state: GameState) => GameState };
  readonly hint: object;
  readonly resign: object;
  /** The engine, playing itself, is to wait, or to go on. */
  readonly pause: object;
  /** One move of it while it waits. */
  readonly step: object;
  /** The game came into view or out of it. */
  readonly 'visibility-changed': { readonly isVisible: boolean };
  /** Something that befell the page around the game. */
  readonly noticed: { readonly notice: Notice };
  /** Some clock may have run out. */
  readonly 'time-passed': object;
  readonly flip: object;
  /** Give up thinking: the engine moves at once, a hint is what was found so far. */
  readonly stop: object;
  readonly 'settings-changed': { readonly settings: Partial<Settings> };
}

export type AppEvent = EventOf<Events>;
