// SPDX-License-Identifier: MIT
// The players' clocks: remaining time, and losses on time. The current time is passed in.

import type { Limits } from '../../../engine/protocol.ts';
import { otherSeat, type Seat } from '../../../games/seat.ts';
import { isOpening } from './opening.ts';
import { withEnd } from './resign.ts';
import { isHeld, resultOf, seatAfter } from './selectors.ts';
import { withGame, type GameState } from './state.ts';
import type { Clocks } from './time-control.ts';

/** The time per move, which is not carried over. */
function perMoveMs({ settings }: GameState): number {
  const { kind, seconds } = settings.clock;
  return kind === 'move' || kind === 'byoyomi' ? seconds * 1000 : 0;
}

function incrementMs({ settings }: GameState): number {
  const { kind, seconds } = settings.clock;
  return kind === 'increment' ? seconds * 1000 : 0;
}

/** Ignores the time used for the current move. A move that is yet to be charged costs the other side nothing. */
function mainLeft({ clocks, game }: GameState, seat: Seat): number {
  return (clocks?.left[game.moves.length] ?? clocks?.left.at(-1))?.[seat] ?? 0;
}

function spentAt({ clocks }: GameState, now: number): number {
  if (clocks === null) return 0;
  return clocks.spentMs + (clocks.since === null ? 0 : Math.max(0, now - clocks.since));
}

export interface TimeLeft {
  readonly ms: number;
  /** The main time is over: only the time per move remains. */
  readonly isPerMove: boolean;
}

export function timeLeft(state: GameState, seat: Seat, now: number): TimeLeft {
  const hasTurn = seatAfter(state, state.game.moves.length) === seat;
  const main = mainLeft(state, seat) - (hasTurn ? spentAt(state, now) : 0);
  const perMove = perMoveMs(state);
  return perMove > 0 && main <= 0
    ? { ms: Math.max(0, main + perMove), isPerMove: true }
    : { ms: Math.max(0, main), isPerMove: false };
}

/** Time until the side to move loses; null if no clock runs. */
export function msToFall(state: GameState, now: number): number | null {
  const { clocks, game, settings } = state;
  if (clocks === null || clocks.since === null) return null;
  const seat = seatAfter(state, game.moves.length);
  // A player on another device loses there.
  if (settings.players === 'friend' && seat !== settings.seat) return null;
  return mainLeft(state, seat) + perMoveMs(state) - spentAt(state, now);
}

/** The clock for the engine; undefined without one. */
export function clockLimits(state: GameState): Partial<Limits> {
  const { clocks, game } = state;
  if (clocks === null) return {};
  const spentMs = clocks.left.length > game.moves.length ? clocks.spentMs : 0;
  const main = mainLeft(state, seatAfter(state, game.moves.length)) - spentMs;
  const perMove = perMoveMs(state);
  return {
    moveTimeMs: 0,
    clockMs: Math.max(1, main + perMove),
    incrementMs: incrementMs(state) + perMove,
    // The time per move is for this move only.
    movesToGo: perMove > 0 && main <= 0 ? 1 : 0,
  };
}

/**
 * The first move is free: no clock runs before the game has begun, while nobody watches, or while the friend is
 * disconnected.
 */
function isRunning(state: GameState): boolean {
  const { game, engine, settings, shown, view } = state;
  if (game.moves.length === 0 || engine.name !== 'ready' || shown.isProvisional) return false;
  const isAttended = settings.players === 'friend' ? view.isLive : view.isVisible;
  if (isOpening(state) || !isAttended || isHeld(state)) return false;
  return resultOf(state) === null;
}

/** The clocks after moves were made or taken back; taking a move back returns its time. */
function charged(before: GameState, after: GameState, clocks: Clocks, now: number): Clocks {
  const { left } = clocks;
  const plies = before.game.moves.length;
  const pliesAfter = after.game.moves.length;
  if (pliesAfter < plies) {
    return { left: left.slice(0, pliesAfter + 1), spentMs: 0, since: null };
  }
  const seat = seatAfter(before, plies);
  // The first move and opening stones neither cost nor earn time.
  const isFree = before.clocks?.since === null && before.clocks.spentMs === 0;
  const earned = isFree ? 0 : incrementMs(before);
  const main = Math.max(0, mainLeft(before, seat) - spentAt(before, now)) + earned;
  const times = { ...(left[plies] ?? { first: 0, second: 0 }), [seat]: main };
  // Several moves at once are opening stones.
  const made = Array.from({ length: pliesAfter - plies }, () => times);
  return { left: [...left, ...made], spentMs: 0, since: null };
}

function started(state: GameState, clocks: Clocks, now: number): Clocks {
  if (isRunning(state) === (clocks.since !== null)) return clocks;
  if (clocks.since === null) return { ...clocks, since: now };
  return { ...clocks, spentMs: spentAt(state, now), since: null };
}

/** `after` with the time of its first move, in milliseconds since 1970. */
export function keepDate(before: GameState, after: GameState, now: number): GameState {
  const { begun: since, moves, number } = after.game;
  const isMove = number === before.game.number && moves.length > before.game.moves.length;
  return since === null && isMove ? withGame(after, { begun: now }) : after;
}

/** `after` with updated clocks, given `before` and the current time in milliseconds. */
export function keepTime(before: GameState, after: GameState, now: number): GameState {
  if (after.game.number !== before.game.number) return begun(before, after, now);
  const isSame = after.game.moves === before.game.moves;
  const toFall = msToFall(before, now);
  // A move made too late does not count.
  if (toFall !== null && toFall <= 0) return fallen(isSame ? after : before, now);
  const { clocks } = after;
  if (clocks === null) return after;
  const kept = isSame ? clocks : charged(before, after, clocks, now);
  const running = started({ ...after, clocks: kept }, kept, now);
  return running === clocks ? after : { ...after, clocks: running };
}

function stopped(state: GameState, now: number): Clocks | null {
  return state.clocks && { ...state.clocks, spentMs: spentAt(state, now), since: null };
}

/** Another game: the previous one keeps the time used for its move, in case it returns. */
function begun(before: GameState, after: GameState, now: number): GameState {
  const { clocks } = after;
  const { previous } = after.game;
  const isLeft = previous !== null && previous !== before.game.previous;
  const clocksBefore = stopped(before, now);
  const state = isLeft
    ? withGame(after, { previous: { ...previous, clocks: clocksBefore } })
    : after;
  return clocks === null ? state : { ...state, clocks: started(state, clocks, now) };
}

function fallen(state: GameState, now: number): GameState {
  const winner = otherSeat(seatAfter(state, state.game.moves.length));
  return { ...withEnd(state, { winner, reason: 'time' }), clocks: stopped(state, now) };
}
