// SPDX-License-Identifier: MIT
// A game and its settings as they are kept between visits.

import type { GameSpec } from '../games/game-spec.ts';
import {
  isLevel,
  isMoveTime,
  type GameState,
  type NewGame,
  type Settings,
} from '../state/state.ts';
import { fieldsOf } from './store.ts';

const kVersion = 1;

export function toSaved(state: GameState): object {
  const { spec, startFen, moves, settings, hasResigned, isTurned, shown } = state;
  const shownFen = shown.snapshot.fen;
  const version = kVersion;
  return { version, game: spec.id, startFen, moves, shownFen, settings, hasResigned, isTurned };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function settingsOf(raw: unknown): Settings | null {
  const fields = fieldsOf(raw);
  if (fields === null) return null;
  const { seat, level, moveTimeMs, hasCoordinates } = fields;
  if (seat !== 'first' && seat !== 'second') return null;
  if (!isLevel(level) || !isMoveTime(moveTimeMs)) return null;
  return { seat, level, moveTimeMs, hasCoordinates: hasCoordinates === true };
}

/** Null unless it is a whole game of this kind; whether its moves are legal the engine will say. */
export function fromSaved(spec: GameSpec, raw: unknown): NewGame | null {
  const fields = fieldsOf(raw);
  if (fields === null || fields['version'] !== kVersion || fields['game'] !== spec.id) return null;
  const settings = settingsOf(fields['settings']);
  const { startFen, moves, shownFen } = fields;
  if (settings === null || !isText(startFen) || !isText(shownFen)) return null;
  if (!Array.isArray(moves) || !moves.every(isText)) return null;
  const hasResigned = fields['hasResigned'] === true;
  const isTurned = fields['isTurned'] === true;
  return { spec, settings, startFen, moves, shownFen, hasResigned, isTurned };
}
