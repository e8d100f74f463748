// SPDX-License-Identifier: MIT
// Converts a game that the engine read from a file to an archived game.

import type { CollectedGame, RuleSet } from '../engine/protocol.ts';
import { ruleIn, startFenOf, type GameSpec } from '../games/game-spec.ts';
import { endReasons } from '../games/end-reasons.ts';
import { onBoardOf } from '../games/placement.ts';
import { reasonOf } from '../games/played-game.ts';
import type { ResultToken } from '../games/record.ts';
import { digestOf, type ArchivedGame } from './archived-game.ts';
import { packMoves } from './packed-moves.ts';

const results: readonly ResultToken[] = ['1-0', '0-1', '1/2-1/2'];

/** Records write question marks for unknown values. */
function known(value: string): string {
  return /^[?*.\-\s]*$/.test(value) ? '' : value.trim();
}

/** Converts `2026.01.??` to `2026-01`. */
export function dateOf(value: string): string {
  const [, year, month, day] = /^(\d{4})(?:\D(\d{1,2}))?(?:\D(\d{1,2}))?/.exec(value.trim()) ?? [];
  const parts = [year, month?.padStart(2, '0'), month && day?.padStart(2, '0')];
  return parts.filter((part) => part !== undefined && part !== '').join('-');
}

export function fromCollected(
  spec: GameSpec,
  usual: RuleSet,
  { headers, startFen, moves, clocksMs, link, opening }: CollectedGame,
  id: number,
): ArchivedGame {
  const used = new Set<string>();
  const take = (name: string): string => {
    const found = headers.find((one) => one.name.toLowerCase() === name.toLowerCase());
    used.add(name.toLowerCase());
    return known(found?.value ?? '');
  };
  const { first, second } = spec.playerHeaders;
  const ruleName = take('Rules');
  const rules = ruleIn(spec, startFen) ?? spec.rules.find((name) => name === ruleName) ?? usual;
  const result = take('Result');
  const game = {
    id,
    game: spec.id,
    source: 'imported' as const,
    names: { first: take(first), second: take(second) },
    levels: { first: null, second: null },
    opponent: null,
    own: null,
    result: results.find((one) => one === result) ?? ('*' as const),
    reason: reasonOf(take('Termination'), endReasons),
    date: dateOf(take('Date')),
    event: take('Event'),
    opening,
    startFen: startFen === startFenOf(spec, rules) ? '' : startFen,
    rules,
    moves: packMoves(
      onBoardOf(spec, startFen),
      moves.split(' ').filter((move) => move !== ''),
    ),
    clocksMs,
    timeControl: take('TimeControl'),
    headers: headers.filter(
      ({ name, value }) => !used.has(name.toLowerCase()) && known(value) !== '',
    ),
    record: link === '' ? null : { form: 'link' as const, text: link },
    at: null,
    isAided: false,
  };
  return { ...game, digest: digestOf(game) };
}
