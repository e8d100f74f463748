// SPDX-License-Identifier: MIT
// A game under an opening procedure. What may be done next, by whom, and what comes of it, the engine
// says; here is kept what was done.

import type {
  OpeningAct,
  OpeningPlayer,
  OpeningRecord,
  OpeningReport,
} from '../../../engine/protocol.ts';
import { otherSeat, type Seat } from '../../../games/game-spec.ts';
import type { GameState, PlayedOpening } from './state.ts';

/** What the engine said last; null where there is no opening, or it has said nothing yet. */
export function openingReport({ game }: GameState): OpeningReport | null {
  return game.opening?.told?.report ?? null;
}

/** What is to be done next, as it said; null where there is no opening, or it is over. */
export function openingAct(state: GameState): OpeningAct | null {
  return openingReport(state)?.next ?? null;
}

/** Whether the engine has said what came of the last act. */
export function isOpeningTold({ game }: GameState): boolean {
  return game.opening === null || game.opening.told?.acts === game.opening.acts;
}

/** Whether the opening goes on; also while it is not known. */
export function isOpening(state: GameState): boolean {
  return !isOpeningTold(state) || openingAct(state) !== null;
}

export function recordOf({ procedure, acts }: PlayedOpening): OpeningRecord {
  return { procedure, acts };
}

/** Whether a person sits there; of two people both do. */
export function isPerson({ settings, game }: GameState, player: OpeningPlayer): boolean {
  if (settings.players !== 'engine') return settings.players === 'people';
  return (player === 'opener') === (game.opening?.opener === 'person');
}

/** Whether the next act is a person's. */
export function isPersonsAct(state: GameState): boolean {
  const act = openingAct(state);
  return act !== null && isPerson(state, act.player);
}

/** Whether a person has just acted on the board and goes on there, which the engine has yet to say. */
export function isPersonsNext(state: GameState): boolean {
  const act = openingAct(state);
  if (act === null || isOpeningTold(state)) return false;
  return act.left > 1 && act.points.length > 0 && isPerson(state, act.player);
}

/** Whether the person put the stone of a move of the opening. */
export function isPersonsStone(state: GameState, move: string): boolean {
  const { told } = state.game.opening ?? {};
  const player = told?.report.players[told.acts.indexOf(move)];
  return player !== undefined && isPerson(state, player);
}

/** Where the player sits; before sides are taken, where they seem to sit. */
export function seatOf(state: GameState, player: OpeningPlayer): Seat {
  const { settings } = state;
  const first = openingReport(state)?.first ?? '';
  if (first !== '') return player === first ? 'first' : 'second';
  if (settings.players !== 'engine') return player === 'opener' ? 'first' : 'second';
  return isPerson(state, player) ? settings.seat : otherSeat(settings.seat);
}

/** How many acts remain after taking back the last one of a person; -1 where there is none. */
export function actsAfterUndo(state: GameState): number {
  const { acts, told } = state.game.opening ?? {};
  if (acts === undefined || told === null || told === undefined) return -1;
  // The engine may know of an act more, or not yet of the last ones, which are those of one player.
  if (acts.length > told.acts.length && isPersonsAct(state)) return told.acts.length;
  const players = told.report.players.slice(0, acts.length);
  return players.findLastIndex((player) => isPerson(state, player));
}

/** After more acts, or fewer. */
export function withActs(state: GameState, acts: readonly string[]): GameState {
  const { game } = state;
  return game.opening === null
    ? state
    : { ...state, game: { ...game, opening: { ...game.opening, acts } } };
}

/** The engine has said how far the opening has come: its stones come first, and sides may be taken. */
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
