// SPDX-License-Identifier: MIT
// A game and its settings as they are kept between visits.

import { isNotation } from '../engine/protocol.ts';
import type { GameSpec, Seat } from '../games/game-spec.ts';
import type { NewGame } from '../state/initial.ts';
import {
  isLevel,
  isMoveTime,
  openings,
  swap2Stages,
  type GameState,
  type Settings,
} from '../state/state.ts';
import { fieldsOf } from './store.ts';

const kVersion = 1;

export function toSaved(state: GameState): object {
  const { spec, startFen, moves, settings, resigned, isTurned, shown, swap2, openingPlies } = state;
  const shownFen = shown.snapshot.fen;
  const version = kVersion;
  const kept = { startFen, moves, shownFen, settings, resigned, isTurned, swap2, openingPlies };
  return { version, game: spec.id, ...kept };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isSeat(value: unknown): value is Seat {
  return value === 'first' || value === 'second';
}

function settingsOf(spec: GameSpec, raw: unknown): Settings | null {
  const fields = fieldsOf(raw);
  if (fields === null) return null;
  const { seat, level, moveTimeMs, hasCoordinates, notation, rules } = fields;
  const { opening, mustTapTwice, showsThreats } = fields;
  if (!isSeat(seat) || !isLevel(level) || !isMoveTime(moveTimeMs)) return null;
  return {
    seat,
    level,
    moveTimeMs,
    hasCoordinates: hasCoordinates === true,
    notation: isNotation(notation) ? notation : null,
    rules: spec.rules.find((name) => name === rules) ?? spec.rules[0],
    opening: openings.find((name) => name === opening) ?? 'plain',
    mustTapTwice: mustTapTwice !== false,
    showsThreats: showsThreats === true,
  };
}

/** Whether anything that is kept has changed. */
export function isWorthSaving(before: GameState, after: GameState): boolean {
  const kept = ['moves', 'shown', 'settings', 'resigned', 'isTurned', 'swap2'] as const;
  return !after.shown.isProvisional && kept.some((field) => before[field] !== after[field]);
}

/** Null unless it is a whole game of this kind; whether its moves are legal the engine will say. */
export function fromSaved(spec: GameSpec, raw: unknown): NewGame | null {
  const fields = fieldsOf(raw);
  if (fields === null || fields['version'] !== kVersion || fields['game'] !== spec.id) return null;
  const settings = settingsOf(spec, fields['settings']);
  const { startFen, moves, shownFen } = fields;
  if (settings === null || !isText(startFen) || !isText(shownFen)) return null;
  if (!Array.isArray(moves) || !moves.every(isText)) return null;
  const resigned = isSeat(fields['resigned']) ? fields['resigned'] : null;
  const isTurned = fields['isTurned'] === true;
  const swap2 = swap2Stages.find((stage) => stage === fields['swap2']) ?? null;
  const openingPlies = Number(fields['openingPlies'] ?? 0);
  const opened = { swap2, openingPlies };
  return { spec, settings, startFen, moves, shownFen, resigned, isTurned, ...opened };
}
