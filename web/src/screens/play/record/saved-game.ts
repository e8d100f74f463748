// SPDX-License-Identifier: MIT
// A game and its settings as stored between visits.

import { agreedReasons, type Result } from '../../../games/result.ts';
import { isNotation } from '../../../engine/protocol.ts';
import { levelOf, opponentOf } from '../../../games/opponents.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import { otherSeat, type Seat } from '../../../games/seat.ts';
import {
  controlKinds,
  minuteChoices,
  secondChoices,
  usualControl,
  type Clocks,
  type TimeControl,
} from '../state/time-control.ts';
import { beginningFrom, keptOpening, openingFrom } from '../opening/kept-opening.ts';
import { usualSettings, type NewGame } from '../state/new-game.ts';
import {
  isLevel,
  isMoveTime,
  playerModes,
  type Friendship,
  type GameState,
  type Settings,
} from '../state/state.ts';
import { usualOfGames, volumes } from '../../../storage/preferences.ts';
import { fieldsOf } from '../../../storage/store.ts';

const kVersion = 1;

export function toSaved(state: GameState): object {
  const { spec, shown, clocks } = state;
  // Display settings are stored separately.
  const {
    showsThinking: _shows,
    typesMoves: _types,
    hasNumbers: _numbers,
    blindfold: _blindfold,
    ...settings
  } = state.settings;
  const { startFen, moves, begun, ended, opening, openingPlies, friend } = state.game;
  // The start time of a clock is meaningless in another visit.
  const times = clocks && { left: clocks.left, spentMs: clocks.spentMs };
  return {
    version: kVersion,
    game: spec.id,
    startFen,
    moves,
    ...(begun === null ? {} : { begun }),
    shownFen: shown.snapshot.fen,
    ended,
    isTurned: state.view.isTurned,
    // Earlier versions of the page continue from the stones.
    swap2: null,
    openingPlies,
    ...(opening === null ? {} : { opened: keptOpening(opening) }),
    ...(friend === null ? {} : { friend }),
    settings,
    clocks: times,
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isSeat(value: unknown): value is Seat {
  return value === 'first' || value === 'second';
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

export function controlOf(raw: unknown): TimeControl {
  const { kind, minutes, seconds } = fieldsOf(raw) ?? {};
  return {
    kind: controlKinds.find((one) => one === kind) ?? usualControl.kind,
    minutes: minuteChoices.find((one) => one === minutes) ?? usualControl.minutes,
    seconds: secondChoices.find((one) => one === seconds) ?? usualControl.seconds,
  };
}

/** Null if they do not fit the game, which then starts with fresh clocks. */
function clocksOf(raw: unknown, plies: number): Clocks | null {
  const { left, spentMs } = fieldsOf(raw) ?? {};
  if (!Array.isArray(left) || left.length !== plies + 1 || !isCount(spentMs)) return null;
  const times = left.map((one) => {
    const { first, second } = fieldsOf(one) ?? {};
    return isCount(first) && isCount(second) ? { first, second } : null;
  });
  return times.every((one) => one !== null) ? { left: times, spentMs, since: null } : null;
}

function endOf(raw: unknown): Result | null {
  const { winner, reason } = fieldsOf(raw) ?? {};
  const known = agreedReasons.find((one) => one === reason);
  if (known === undefined || (winner !== null && !isSeat(winner))) return null;
  return { winner, reason: known };
}

function friendOf(raw: unknown): Friendship | null {
  const { id, given, offer } = fieldsOf(raw) ?? {};
  const { by, until } = fieldsOf(offer) ?? {};
  if (!isText(id) || !isCount(given)) return null;
  return { id, given, offer: isSeat(by) && isCount(until) ? { by, until } : null };
}

/** The format before games could end by agreement or on time. */
function resignationOf(loser: unknown): Result | null {
  return isSeat(loser) ? { winner: otherSeat(loser), reason: 'resignation' } : null;
}

function linesOf({ boards }: GameSpec, raw: unknown): number | null {
  const isKnown = boards !== null && isCount(raw) && raw >= boards.least && raw <= boards.most;
  return isKnown && Number.isInteger(raw) ? raw : null;
}

function settingsOf(spec: GameSpec, raw: unknown): Settings | null {
  const fields = fieldsOf(raw);
  if (fields === null) return null;
  const { seat, level, moveTimeMs, hasCoordinates, notation, rules } = fields;
  const { volume, speaks, hasPremove } = fields;
  const { opening, mustTapTwice, showsThreats, players, secondLevel, startFen } = fields;
  const opponent = opponentOf(fields['opponent']);
  if (!isSeat(seat) || !isLevel(level) || !isMoveTime(moveTimeMs)) return null;
  return {
    players: playerModes.find((mode) => mode === players) ?? 'engine',
    seat,
    hasRandomSeat: fields['hasRandomSeat'] === true,
    level,
    secondLevel: isLevel(secondLevel) ? secondLevel : level,
    opponent: opponent !== null && levelOf(opponent) === level ? opponent : null,
    isCoached: fields['isCoached'] === true,
    moveTimeMs,
    clock: controlOf(fields['clock']),
    turnsBoard: fields['turnsBoard'] === true,
    startFen: isText(startFen) ? startFen : null,
    boardLines: linesOf(spec, fields['boardLines']),
    hasCoordinates: hasCoordinates === true,
    notation: isNotation(notation) ? notation : null,
    rules: spec.rules.find((name) => name === rules) ?? spec.rules[0],
    ...beginningFrom(spec, opening, fields['opener']),
    volume: volumes.find((one) => one === volume) ?? usualSettings.volume,
    speaks: speaks === true,
    hasPremove: hasPremove === true,
    mustTapTwice: mustTapTwice !== false,
    showsThreats: showsThreats === true,
    showsThinking: usualOfGames.showsThinking,
    typesMoves: usualOfGames.typesMoves,
    hasNumbers: usualOfGames.hasNumbers,
  };
}

/** Whether anything stored has changed. */
export function isWorthSaving(before: GameState, after: GameState): boolean {
  const slices = ['game', 'shown', 'settings', 'clocks'] as const;
  const isTurned = before.view.isTurned !== after.view.isTurned;
  const isOther = isTurned || slices.some((slice) => before[slice] !== after[slice]);
  return !after.shown.isProvisional && isOther;
}

/** Null unless it is a complete game of this kind; the engine will check its moves. */
export function fromSaved(spec: GameSpec, raw: unknown): NewGame | null {
  const fields = fieldsOf(raw);
  if (fields === null || fields['version'] !== kVersion || fields['game'] !== spec.id) return null;
  const settings = settingsOf(spec, fields['settings']);
  const { startFen, moves, shownFen } = fields;
  if (settings === null || !isText(startFen) || !isText(shownFen)) return null;
  if (!Array.isArray(moves) || !moves.every(isText)) return null;
  const clocks = clocksOf(fields['clocks'], moves.length);
  const ended = endOf(fields['ended']) ?? resignationOf(fields['resigned']);
  const isTurned = fields['isTurned'] === true;
  const plies = fields['openingPlies'];
  const since = fields['begun'];
  const begun = isCount(since) ? since : null;
  // An unfinished opening may have fewer stones.
  const openingPlies = Math.min(isCount(plies) ? plies : 0, moves.length);
  const opening = openingFrom(spec, fields, { moves, openingPlies, seat: settings.seat });
  const opened = { begun, opening, openingPlies, friend: friendOf(fields['friend']) };
  return { spec, settings, startFen, moves, shownFen, ended, clocks, isTurned, ...opened };
}
