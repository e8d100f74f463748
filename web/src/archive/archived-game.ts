// SPDX-License-Identifier: MIT
// A game as the archive keeps it. It says nothing in any language: who is not named is the person or a level.

import type { BookOpening, GameId, RuleSet } from '../engine/protocol.ts';
import { startFenOf, type GameSpec } from '../games/game-spec.ts';
import type { Seat } from '../games/seat.ts';
import { games, gameSpec } from '../games/index.ts';
import { onBoardOf } from '../games/placement.ts';
import type { Header, PlayedGame } from '../games/played-game.ts';
import { opponentOf, type OpponentId } from '../games/opponents.ts';
import type { ResultToken } from '../games/record.ts';
import { endReasons } from '../games/end-reasons.ts';
import type { EndReason } from '../games/result.ts';
import { fieldsOf } from '../storage/store.ts';
import { packMoves } from './packed-moves.ts';

export const sources = ['played', 'imported', 'analysed'] as const;

export type Source = (typeof sources)[number];

export interface ArchivedGame {
  /** Grows with the time at which a game came; see games/game-id.ts. */
  readonly id: number;
  readonly game: GameId;
  readonly source: Source;
  /** As somebody has named them; empty where nobody did. */
  readonly names: Readonly<Record<Seat, string>>;
  readonly levels: Readonly<Record<Seat, number | null>>;
  /** Who the engine was, at that level; null where it was nobody in particular. */
  readonly opponent: OpponentId | null;
  readonly own: Seat | null;
  readonly result: ResultToken;
  readonly reason: EndReason | '';
  readonly date: string;
  readonly event: string;
  /** Null where it has no name; undefined until the engine was asked. */
  readonly opening: BookOpening | null | undefined;
  /** Empty for the usual start by those rules. */
  readonly startFen: string;
  readonly rules: RuleSet;
  /** Two bytes a move (packed-moves.ts). */
  readonly moves: Uint8Array;
  readonly clocksMs: readonly number[];
  readonly timeControl: string;
  /** What a record says besides. */
  readonly headers: readonly Header[];
  /** The whole record where it says more than its main line: as a link, or as an analysis keeps its tree. */
  readonly record: { readonly form: 'link' | 'tree'; readonly text: string } | null;
  /** Where somebody left it: a place in the record, depth first; null for the last move. */
  readonly at: number | null;
  /** Moves were taken back or hints were asked for: such a game says nothing of one's strength. */
  readonly isAided: boolean;
  /** Of moves and names: by it a game that comes a second time is known. */
  readonly digest: number;
}

/** What games are found and counted by. */
export type GameFacts = Pick<
  ArchivedGame,
  | 'id'
  | 'game'
  | 'source'
  | 'levels'
  | 'opponent'
  | 'own'
  | 'result'
  | 'date'
  | 'opening'
  | 'startFen'
  | 'moves'
  | 'isAided'
>;

/** FNV-1a of 32 bits, twice with different beginnings, as an integer a number holds exactly. */
export function digestOf(
  game: Pick<ArchivedGame, 'game' | 'names' | 'date' | 'startFen' | 'moves'>,
): number {
  const text = [game.game, game.names.first, game.names.second, game.date, game.startFen].join(
    '\n',
  );
  const hash = (basis: number): number => {
    let value = basis;
    const take = (byte: number): void => {
      value = Math.imul(value ^ byte, 0x01000193);
    };
    for (let index = 0; index < text.length; index++) take(text.charCodeAt(index));
    game.moves.forEach(take);
    return value >>> 0;
  };
  return (hash(0x811c9dc5) & 0x1fffff) * 2 ** 32 + hash(0x2f0b4c47);
}

export function startFenOfGame(spec: GameSpec, { startFen, rules }: ArchivedGame): string {
  return startFen === '' ? startFenOf(spec, rules) : startFen;
}

/** The game on the board it was played on. */
export function boardOfGame(
  spec: GameSpec,
  { startFen }: Pick<ArchivedGame, 'startFen'>,
): GameSpec {
  return onBoardOf(spec, startFen || spec.startFen);
}

/** A game of the Play screen; names that are made by the page stay out of it. */
export function fromPlayed(
  spec: GameSpec,
  played: Omit<PlayedGame, 'names' | 'id'>,
  id: number,
  isAided: boolean,
): ArchivedGame {
  const { startFen, rules, moves, ...said } = played;
  const game = {
    ...said,
    id,
    source: 'played' as const,
    names: { first: '', second: '' },
    event: '',
    opening: undefined,
    startFen: startFen === startFenOf(gameSpec(spec.id), rules) ? '' : startFen,
    rules,
    moves: packMoves(onBoardOf(spec, startFen), moves),
    headers: [],
    record: null,
    at: null,
    isAided,
    digest: 0,
  };
  // Of one's own games each is another.
  return { ...game, digest: id };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function seatOf(value: unknown): Seat | null {
  return value === 'first' || value === 'second' ? value : null;
}

function levelOf(value: unknown): number | null {
  return typeof value === 'number' && value >= 1 && value <= 10 ? value : null;
}

const results: readonly ResultToken[] = ['*', '1-0', '0-1', '1/2-1/2'];

function headersFrom(raw: unknown): Header[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((one) => {
    const { name, value } = fieldsOf(one) ?? {};
    return isText(name) && isText(value) ? [{ name, value }] : [];
  });
}

function openingFrom(raw: unknown): BookOpening | null | undefined {
  const { code, name } = fieldsOf(raw) ?? {};
  if (isText(code) && isText(name)) return { code, name };
  return raw === null ? null : undefined;
}

function recordFrom(raw: unknown): ArchivedGame['record'] {
  const { form, text } = fieldsOf(raw) ?? {};
  const isKnown = form === 'link' || form === 'tree';
  return isKnown && isText(text) ? { form, text } : null;
}

function textFrom(value: unknown): string {
  return isText(value) ? value : '';
}

/** Null for what is no game: damaged, or of another version of the page. */
export function gameFrom(raw: unknown): ArchivedGame | null {
  const fields = fieldsOf(raw);
  if (fields === null) return null;
  const { id, moves, startFen, clocksMs } = fields;
  const spec = games.find((one) => one.id === fields['game']);
  if (spec === undefined || typeof id !== 'number' || !(moves instanceof Uint8Array)) return null;
  const names = fieldsOf(fields['names']) ?? {};
  const levels = fieldsOf(fields['levels']) ?? {};
  const game = {
    id,
    game: spec.id,
    source: sources.find((one) => one === fields['source']) ?? 'imported',
    names: { first: textFrom(names['first']), second: textFrom(names['second']) },
    levels: { first: levelOf(levels['first']), second: levelOf(levels['second']) },
    opponent: opponentOf(fields['opponent']),
    own: seatOf(fields['own']),
    result: results.find((one) => one === fields['result']) ?? '*',
    reason: endReasons.find((one) => one === fields['reason']) ?? ('' as const),
    date: textFrom(fields['date']),
    event: textFrom(fields['event']),
    opening: openingFrom(fields['opening']),
    startFen: textFrom(startFen),
    rules: spec.rules.find((one) => one === fields['rules']) ?? spec.rules[0],
    moves,
    clocksMs: Array.isArray(clocksMs) ? clocksMs.map(Number) : [],
    timeControl: textFrom(fields['timeControl']),
    headers: headersFrom(fields['headers']),
    record: recordFrom(fields['record']),
    at: typeof fields['at'] === 'number' ? fields['at'] : null,
    isAided: fields['isAided'] === true,
  };
  const { digest } = fields;
  return { ...game, digest: typeof digest === 'number' ? digest : digestOf(game) };
}
