// SPDX-License-Identifier: MIT
// Selectors of the state of a game.

import { otherSeat, type Seat } from '../../../games/seat.ts';
import { parsePlacement, seatToMove } from '../../../games/placement.ts';
import { resultIn, type Result } from '../../../games/result.ts';
import { rulingIn, type Ruling } from '../../../games/ruling.ts';
import { mobileSquares, type Position } from '../../common/position/shown.ts';
import {
  actsAfterUndo,
  isOpening,
  isOpeningTold,
  isPersonsAct,
  isPersonsNext,
  isPersonsStone,
  openingAct,
} from './opening.ts';
import type { GameState, Phase } from './state.ts';

/** Whether the board shows the current position, described and judged by the engine. */
export function isSettled(state: GameState): boolean {
  const { shown, game, settings } = state;
  const isSame = shown.moves === game.moves && shown.rules === settings.rules;
  return isSame && isOpeningTold(state);
}

/** The side to move after that many moves. */
export function seatAfter(state: GameState, plies: number): Seat {
  const start = seatToMove(state.spec, state.game.startFen);
  return plies % 2 === 0 ? start : otherSeat(start);
}

/** Whether the person makes the move after that many; in an opening they may place stones of both colours. */
export function isUsersPly(state: GameState, plies: number): boolean {
  const { players, seat } = state.settings;
  const { moves, openingPlies } = state.game;
  if (players === 'friend') return seatAfter(state, plies) === seat;
  if (players !== 'engine') return players === 'people';
  if (plies < openingPlies) return isPersonsStone(state, moves[plies] ?? '');
  return isOpening(state) ? isPersonsAct(state) : seatAfter(state, plies) === seat;
}

/** The side of the only person; null if there are two or none. */
export function ownSeat({ settings }: GameState): Seat | null {
  const { players, seat } = settings;
  return players === 'engine' || players === 'friend' ? seat : null;
}

export function resultOf(state: GameState): Result | null {
  return state.game.ended ?? (isSettled(state) ? resultIn(state.shown.snapshot) : null);
}

/** Whether the change ended the game while it was visible. */
export function isEnd(before: GameState, after: GameState): boolean {
  return resultOf(after) !== null && resultOf(before) === null && !before.shown.isProvisional;
}

/** The repetition that ended the game, or the one to warn about. */
export function rulingOf(state: GameState): Ruling | null {
  if (state.game.ended !== null) return null;
  return rulingIn(state.shown, resultOf(state) !== null, ownSeat(state));
}

/** The content of the board, and the selection. */
export function positionOf({ spec, shown, view }: GameState): Position {
  return { spec, shown, selected: view.selected };
}

/** Whether no question to the engine is pending that anyone waits for. */
function isIdle({ ask }: GameState): boolean {
  return ask === null || ask.kind === 'read' || ask.kind === 'foresee';
}

export function phaseOf(state: GameState): Phase {
  if (state.engine.name !== 'ready') return state.engine.name;
  if (state.shown.isProvisional) return 'loading';
  if (resultOf(state) !== null) return 'over';
  return isIdle(state) ? 'idle' : 'thinking';
}

/** For pages and style sheets: idle only while no question to the engine is pending. */
export function shownPhaseOf(state: GameState): Phase {
  const phase = phaseOf(state);
  return phase === 'idle' && state.ask !== null ? 'thinking' : phase;
}

/** Whether the person may move now. */
export function isUsersTurn(state: GameState): boolean {
  return (
    isSettled(state) &&
    (isIdle(state) || (state.ask?.kind === 'search' && state.ask.purpose === 'hint')) &&
    resultOf(state) === null &&
    openingAct(state)?.points.length !== 0 &&
    isUsersPly(state, state.game.moves.length)
  );
}

/** The squares of pieces the person may move now. */
export function movableSquares(state: GameState): Set<string> {
  return isUsersTurn(state) ? mobileSquares(state) : new Set();
}

/** Engine vs. engine waits while hidden or paused. After a blunder the engine waits for the person's decision. */
export function isHeld({ settings, game, view }: GameState): boolean {
  if (game.blunder !== null) return true;
  const isWaiting = game.isPaused && !game.isStepping;
  return settings.players === 'engines' && (!view.isVisible || isWaiting);
}

/** Whether it is the person's turn, but the engine has not described the position. */
function isAwaited(state: GameState): boolean {
  const { game, engine, shown, settings } = state;
  if (engine.name === 'failed') return false;
  if (isOpening(state)) return isPersonsNext(state);
  // Two people may move before the previous move has been described.
  const isBehind = settings.players === 'people' && !isSettled(state);
  if (!shown.isProvisional && !shown.isAhead && !isBehind) return false;
  return game.ended === null && isUsersPly(state, game.moves.length);
}

/** The side that may enter a premove. */
export function plannersSeat(state: GameState): Seat {
  const { moves } = state.game;
  // A stone of the opening not yet reported comes first.
  const isPlacing = isOpening(state) && openingAct(state)?.kind === 'place';
  const plies = moves.length + (isPlacing ? 1 : 0);
  return isAwaited(state) ? seatAfter(state, plies) : state.settings.seat;
}

/** Whether the person may enter a move while the engine thinks or loads. */
export function mayPremove(state: GameState): boolean {
  const { settings, game, engine, shown } = state;
  if (isAwaited(state)) return true;
  if (settings.players !== 'engine' || !settings.hasPremove || isOpening(state)) return false;
  if (game.blunder !== null) return false;
  if (engine.name !== 'ready' || shown.isProvisional || resultOf(state) !== null) return false;
  return !isUsersPly(state, game.moves.length);
}

/** The squares of pieces the person may pick up: to move now, or for a premove. */
export function liftableSquares(state: GameState): Set<string> {
  if (!mayPremove(state)) return movableSquares(state);
  const { spec, shown } = state;
  const placement = parsePlacement(spec, shown.snapshot.fen);
  const origins = spec.moving.origins(spec, placement, plannersSeat(state));
  return new Set(origins.filter((square) => placement.has(square)));
}

/** The number of moves that remain after taking back the person's last move; -1 if that is in the opening. */
export function pliesAfterUndo(state: GameState): number {
  const { moves, friend } = state.game;
  // Moves the friend may know cannot be taken back.
  const openingPlies = friend?.given ?? state.game.openingPlies;
  if (state.settings.players === 'engines') return moves.length - 1;
  let plies = moves.length - 1;
  while (plies >= openingPlies && !isUsersPly(state, plies)) plies--;
  return plies < openingPlies ? -1 : plies;
}

/** Whether there is anything to take back. */
export function isBegun(state: GameState): boolean {
  return pliesAfterUndo(state) >= 0 || actsAfterUndo(state) >= 0;
}

export function canUndo(state: GameState): boolean {
  const { ended, previous, friend, moves } = state.game;
  if (friend !== null && friend.given > moves.length) return false;
  return ended !== null || isBegun(state) || previous !== null;
}

/** Whether the change added one move. */
export function isNewMove(before: GameState, after: GameState): boolean {
  return (
    after.shown !== before.shown &&
    !before.shown.isProvisional &&
    before.game.number === after.game.number &&
    after.shown.moves.length === before.shown.moves.length + 1
  );
}

/** The move the person makes with the change, if any. */
export function usersMove(before: GameState, after: GameState): string | null {
  const { moves, number } = before.game;
  const isMove = after.game.number === number && after.game.moves.length === moves.length + 1;
  return isMove && isUsersPly(after, moves.length) ? (after.game.moves.at(-1) ?? null) : null;
}

/** The side at the bottom of the screen. */
export function bottomSeat(state: GameState): Seat {
  if (!state.spec.moving.isTurnable) return ownSeat(state) ?? 'first';
  return isFlipped(state) ? 'second' : 'first';
}

/** Whether the second side is at the bottom of the screen. */
export function isFlipped(state: GameState): boolean {
  const { settings, shown, spec } = state;
  if (!spec.moving.isTurnable) return false;
  const isForMover = settings.players === 'people' && settings.turnsBoard;
  const near = isForMover ? seatToMove(spec, shown.snapshot.fen) : ownSeat(state);
  return (near === 'second') !== state.view.isTurned;
}
