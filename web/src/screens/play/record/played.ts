// SPDX-License-Identifier: MIT
// A game of this screen with its details, for a record.

import { idAt } from '../../../games/game-id.ts';
import { otherSeat, type Seat } from '../../../games/seat.ts';
import type { PlayedGame } from '../../../games/played-game.ts';
import type { ResultToken } from '../../../games/record.ts';
import type { Result } from '../../../games/result.ts';
import type { Strings } from '../../../i18n/index.ts';
import { opponentTexts } from '../../../i18n/en/opponents.ts';
import { personName } from '../../../storage/person.ts';
import { levelName } from '../players/level-name.ts';
import type { TimeControl } from '../state/time-control.ts';
import { ownSeat, resultOf, seatAfter } from '../state/selectors.ts';
import type { GameState } from '../state/state.ts';

/** In the reader's time zone. */
export function dayOf(ms: number): string {
  const date = new Date(ms);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

function timeControlOf({ kind, minutes, seconds }: TimeControl): string {
  const main = minutes * 60;
  switch (kind) {
    case 'none':
      return '';
    case 'sudden':
      return String(main);
    case 'increment':
      return `${main}+${seconds}`;
    case 'move':
      return `1/${seconds}`;
    case 'byoyomi':
      return `${main}:1/${seconds}`;
  }
}

function tokenOf(result: Result | null): ResultToken {
  if (result === null) return '*';
  if (result.winner === null) return '1/2-1/2';
  return result.winner === 'first' ? '1-0' : '0-1';
}

function levelsOf({ settings }: GameState): PlayedGame['levels'] {
  const { players, seat, level, secondLevel } = settings;
  if (players === 'people' || players === 'friend') return { first: null, second: null };
  if (players === 'engines') return { first: level, second: secondLevel };
  return { first: null, second: null, [otherSeat(seat)]: level };
}

function clocksOf(state: GameState): number[] {
  const { clocks, game, settings } = state;
  // With a time per move, no clock remains to be recorded.
  if (clocks === null || settings.clock.kind === 'move') return [];
  return game.moves.map((_, ply) => clocks.left[ply + 1]?.[seatAfter(state, ply)] ?? -1);
}

/** Everything except the names, which depend on the language. */
export function playedFacts(state: GameState): Omit<PlayedGame, 'names'> {
  const { spec, game, settings } = state;
  const result = resultOf(state);
  return {
    game: spec.id,
    startFen: game.startFen,
    moves: game.moves,
    rules: settings.rules,
    levels: levelsOf(state),
    opponent: settings.players === 'engine' ? settings.opponent : null,
    own: ownSeat(state),
    result: tokenOf(result),
    reason: result?.reason ?? '',
    date: game.begun === null ? '' : dayOf(game.begun),
    timeControl: timeControlOf(settings.clock),
    clocksMs: clocksOf(state),
    id: game.begun === null ? null : idAt(game.begun),
  };
}

/** The names are in the language loaded in `opponentTexts`. */
export function playedGame(state: GameState, strings: Strings): PlayedGame {
  const facts = playedFacts(state);
  const { opponent } = facts;
  const { labels } = strings;
  const nameOf = (seat: Seat): string => {
    const level = facts.levels[seat];
    if (level !== null && opponent !== null)
      return opponentTexts.in(strings.language).names[opponent];
    if (level !== null) return `${labels.engine} · ${levelName(level, strings)}`;
    return facts.own === seat ? personName() || labels.you : '';
  };
  return { ...facts, names: { first: nameOf('first'), second: nameOf('second') } };
}

/** The same, after loading the names of the opponents. */
export async function toldGame(state: GameState, strings: Strings): Promise<PlayedGame> {
  await opponentTexts.load(strings.language).catch(() => {});
  return playedGame(state, strings);
}
