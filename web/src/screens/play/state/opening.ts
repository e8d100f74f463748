// SPDX-License-Identifier: MIT
// A game with an opening procedure. The engine decides what may be done next, by whom, and its result; this module
// stores the acts.

import type {
  OpeningAct,
  OpeningPlayer,
  OpeningRecord,
  OpeningReport,
} from '../../../engine/protocol.ts';
import { otherSeat, type Seat } from '../../../games/seat.ts';
import type { GameState, PlayedOpening } from './state.ts';

/** The engine's last report; null if there is no opening, or no report yet. */
export function openingReport({ game }: GameState): OpeningReport | null {
  return game.opening?.told?.report ?? null;
}

/** The next step; null if there is no opening, or it is over. */
export function openingAct(state: GameState): OpeningAct | null {
  return openingReport(state)?.next ?? null;
}

/** Whether the engine has reported the result of the last act. */
export function isOpeningTold({ game }: GameState): boolean {
  return game.opening === null || game.opening.told?.acts === game.opening.acts;
}

/** Whether the opening is not over; true while unknown. */
export function isOpening(state: GameState): boolean {
  return !isOpeningTold(state) || openingAct(state) !== null;
}

export function recordOf({ procedure, acts }: PlayedOpening): OpeningRecord {
  return { procedure, acts };
}

/** Whether this player is a person; of two people both are. */
export function isPerson({ settings, game }: GameState, player: OpeningPlayer): boolean {
  if (settings.players !== 'engine') return settings.players === 'people';
  return (player === 'opener') === (game.opening?.opener === 'person');
}

/** Whether a person acts next. */
export function isPersonsAct(state: GameState): boolean {
  const act = openingAct(state);
  return act !== null && isPerson(state, act.player);
}

/** Whether a person has just acted and acts again, which the engine has yet to confirm. */
export function isPersonsNext(state: GameState): boolean {
  const act = openingAct(state);
  if (act === null || isOpeningTold(state)) return false;
  return act.left > 1 && act.points.length > 0 && isPerson(state, act.player);
}

/** Whether the person placed this opening stone. */
export function isPersonsStone(state: GameState, move: string): boolean {
  const { told } = state.game.opening ?? {};
  const player = told?.report.players[told.acts.indexOf(move)];
  return player !== undefined && isPerson(state, player);
}

/** The side of the player; before sides are chosen, the likely one. */
export function seatOf(state: GameState, player: OpeningPlayer): Seat {
  const { settings } = state;
  const first = openingReport(state)?.first ?? '';
  if (first !== '') return player === first ? 'first' : 'second';
  if (settings.players !== 'engine') return player === 'opener' ? 'first' : 'second';
  return isPerson(state, player) ? settings.seat : otherSeat(settings.seat);
}

/** The number of acts that remain after taking back a person's last act; -1 if there is none. */
export function actsAfterUndo(state: GameState): number {
  const { acts, told } = state.game.opening ?? {};
  if (acts === undefined || told === null || told === undefined) return -1;
  // The engine may know one act more, or not yet the last ones, which belong to one player.
  if (acts.length > told.acts.length && isPersonsAct(state)) return told.acts.length;
  const players = told.report.players.slice(0, acts.length);
  return players.findLastIndex((player) => isPerson(state, player));
}

/** The state after acts were added or removed. */
export function withActs(state: GameState, acts: readonly string[]): GameState {
  const { game } = state;
  return game.opening === null
    ? state
    : { ...state, game: { ...game, opening: { ...game.opening, acts } } };
}

/** The engine has reported the state of the opening: its stones come first, and sides may be chosen. */
export function withOpeningTold(state: GameState, report: OpeningReport): GameState {
  const { game } = state;
  if (game.opening === null) return state;
  const opening = { ...game.opening, told: { acts: game.opening.acts, report } };
  const all = [...report.moves, ...game.moves.slice(game.openingPlies)];
  const isSame =
    all.length === game.moves.length && all.every((move, at) => move === game.moves[at]);
  const moves = isSame ? game.moves : all;
  const told = { ...state, game: { ...game, opening, moves, openingPlies: report.moves.length } };
  if (report.first === '' || state.settings.players !== 'engine') return told;
  const own = isPerson(told, 'opener') ? 'opener' : 'answerer';
  return { ...told, settings: { ...state.settings, seat: seatOf(told, own) } };
}
