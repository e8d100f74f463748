// SPDX-License-Identifier: MIT
// Parses the attributes of <chuhe-game>.

import { isNotation, type Notation, type RuleSet } from '../../engine/protocol.ts';
import { levelOf, opponentOf } from '../../games/opponents.ts';
import { seatOfSide, startFenOf, withRule, type GameSpec } from '../../games/game-spec.ts';
import { gameSpec } from '../../games/index.ts';
import { fenAfter } from '../../games/placement.ts';
import type { AppEvent } from './state/events.ts';
import { usualSettings, type NewGame } from './state/new-game.ts';
import { isLevel, playerModes, type Line, type Settings } from './state/state.ts';
import { fromSaved } from './record/saved-game.ts';
import { preferences, usualOfGames } from '../../storage/preferences.ts';
import { loadOwn } from '../../storage/store.ts';

function specOf(element: Element): GameSpec {
  return gameSpec(element.getAttribute('game'));
}

export function givenLine(element: Element): Line {
  const moves = (element.getAttribute('moves') ?? '').split(/\s+/).filter((move) => move !== '');
  const spec = specOf(element);
  const rules = givenRules(element);
  const fen = element.getAttribute('fen');
  return { startFen: fen ? withRule(spec, fen, rules) : startFenOf(spec, rules), moves };
}

/** Null if the attribute does not name one. */
function givenNotation(element: Element): Notation | null {
  const notation = element.getAttribute('notation');
  return isNotation(notation) ? notation : null;
}

/** The usual rules of the game if the attribute does not name any. */
function givenRules(element: Element): RuleSet {
  const { rules } = specOf(element);
  return rules.find((name) => name === element.getAttribute('rules')) ?? rules[0];
}

function givenSettings(element: Element): Partial<Settings> {
  const seat = seatOfSide(specOf(element), element.getAttribute('side'));
  const level = Number(element.getAttribute('level'));
  const opponent = opponentOf(element.getAttribute('opponent'));
  const notation = givenNotation(element);
  const players = playerModes.find((mode) => mode === element.getAttribute('players'));
  return {
    ...(players && { players }),
    ...(seat && { seat, hasRandomSeat: false }),
    ...(isLevel(level) && { level, opponent: null }),
    ...(opponent && { level: levelOf(opponent), opponent }),
    ...(notation && { notation }),
    ...(element.hasAttribute('rules') && { rules: givenRules(element) }),
  };
}

/** What a change of the attribute means for the game; null if nothing. */
export function eventOf(element: Element, attribute: string): AppEvent | null {
  switch (attribute) {
    case 'fen':
    case 'moves':
      return { type: 'position-set', line: givenLine(element) };
    case 'side':
    case 'level':
    case 'opponent':
    case 'players':
      return { type: 'settings-changed', settings: givenSettings(element) };
    case 'notation': {
      const notation = preferences.value.notation ?? givenNotation(element);
      return { type: 'settings-changed', settings: { notation } };
    }
    case 'rules':
      return { type: 'settings-changed', settings: { rules: givenRules(element) } };
    default:
      return null;
  }
}

export function givenGame(element: Element): NewGame {
  const settings = {
    ...usualSettings,
    rules: givenRules(element),
    ...givenSettings(element),
  };
  const spec = specOf(element);
  const line = givenLine(element);
  const shownFen = fenAfter(spec, line.startFen, line.moves);
  return { spec, settings, shownFen, ...line };
}

/** The settings, with the reader's preferences for all boards; the terms of the game stay. */
export function chosenSettings(element: Element, settings: Settings): Settings {
  const chosen = preferences.value;
  const {
    hasPieceValues: _values,
    reviewsAtOnce: _review,
    isStill: _still,
    explainsPieces: _explains,
    ...ofGames
  } = chosen;
  const { volume = 0, notation = null } = chosen;
  return {
    ...settings,
    ...usualOfGames,
    ...ofGames,
    volume,
    notation: notation ?? givenNotation(element),
  };
}

/** The game stored under the name in `save`, if any. */
export function savedGame(element: Element): NewGame | null {
  const name = element.getAttribute('save');
  return name === null ? null : loadOwn(name, (raw) => fromSaved(specOf(element), raw));
}
