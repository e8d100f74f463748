// SPDX-License-Identifier: MIT
// Exports the archive: a backup of everything, and PGN for other programs.

import { squareName } from '../games/squares.ts';
import type { GameSpec } from '../games/game-spec.ts';
import type { Seat } from '../games/seat.ts';
import type { OpponentId } from '../games/opponents.ts';
import { headersOf, type Header } from '../games/played-game.ts';
import { fieldsOf } from '../storage/store.ts';
import { gameFrom, startFenOfGame, type ArchivedGame } from './archived-game.ts';
import { codesOf } from './packed-moves.ts';

export type FileForm = 'json' | 'pgn';

/** The names of the reader and the engine in a file. */
export interface FileWords {
  readonly person: string;
  /** By level, from 1. */
  readonly engine: readonly string[];
  readonly opponents: Readonly<Record<OpponentId, string>>;
}

const kFormat = 'chuhe-games';
const kVersion = 1;
/** The latest version of full backups. */
const kLatest = 2;

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** Joins text parts without building one large string. */
async function blobOf(parts: AsyncIterable<string>): Promise<Blob> {
  const blobs: Blob[] = [];
  for await (const part of parts) blobs.push(new Blob([part]));
  return new Blob(blobs);
}

type Games = AsyncIterable<readonly ArchivedGame[]>;

function lineOf({ moves, ...rest }: ArchivedGame): string {
  return JSON.stringify({ ...rest, moves: toBase64(moves) });
}

/** One game per line, separated by commas: the content between the brackets of a backup. */
export function gameLines(games: Games): Promise<Blob> {
  async function* parts(): AsyncGenerator<string> {
    let comma = '';
    for await (const batch of games) {
      if (batch.length === 0) continue;
      yield comma + batch.map(lineOf).join(',\n');
      comma = ',\n';
    }
  }
  return blobOf(parts());
}

export async function backupOf(games: Games): Promise<Blob> {
  const head = `{"format":"${kFormat}","version":${kVersion},"games":[\n`;
  return new Blob([head, await gameLines(games), '\n]}\n']);
}

/** Recognises a backup, of games or of everything, by its first characters. */
export function isBackup(head: string): boolean {
  return /^\{"format":"chuhe-(games|backup)"/.test(head);
}

async function* linesOf(file: Blob): AsyncGenerator<{ line: string; end: number }> {
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  let [waiting, end] = ['', 0];
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    const lines = (waiting + value).split('\n');
    waiting = lines.pop() ?? '';
    end += value.length;
    for (const line of lines) yield { line, end };
  }
  if (waiting !== '') yield { line: waiting, end };
}

function gameOfLine(line: string): ArchivedGame[] {
  const fields = fieldsOf(JSON.parse(line.replace(/,$/, ''))) ?? {};
  const { moves } = fields;
  if (typeof moves !== 'string') return [];
  return [gameFrom({ ...fields, moves: fromBase64(moves) })].flatMap((game) => game ?? []);
}

/** Whether it is from a later version or another program. */
function isForeign(head: string): boolean {
  const { version } = fieldsOf(JSON.parse(`${head}]}`)) ?? {};
  return !isBackup(head) || typeof version !== 'number' || version > kLatest;
}

/**
 * Yields batches with the share of the file that has been read, 0 … 1. Throws if the file is
 * damaged or not a backup.
 */
export async function* gamesInBackup(
  file: Blob,
  most: number,
): AsyncGenerator<{ games: ArchivedGame[]; share: number }> {
  let games: ArchivedGame[] = [];
  let isBegun = false;
  for await (const { line, end } of linesOf(file)) {
    if (!isBegun) {
      if (!line.endsWith('"games":[') || isForeign(line)) throw new Error('no backup of games');
      isBegun = true;
    } else if (line === ']}') {
      yield { games, share: 1 };
      return;
    } else if (line !== '') {
      games.push(...gameOfLine(line));
      if (games.length < most) continue;
      // Multi-byte characters make the share slightly too small.
      yield { games, share: Math.min(1, end / file.size) };
      games = [];
    }
  }
  throw new Error('the backup ends early');
}

/** A player's name in the language of the file. */
export function nameIn(
  game: ArchivedGame,
  seat: Seat,
  { person, engine, opponents }: FileWords,
): string {
  if (game.names[seat] !== '') return game.names[seat];
  const level = game.levels[seat];
  if (level !== null && game.opponent !== null) return opponents[game.opponent];
  if (level !== null) return engine[level - 1] ?? '';
  return game.own === seat ? person : '';
}

/** The record headers, including the game's other headers. */
export function headersIn(spec: GameSpec, game: ArchivedGame, words: FileWords): Header[] {
  const names = { first: nameIn(game, 'first', words), second: nameIn(game, 'second', words) };
  const event = game.event === '' ? [] : [{ name: 'Event', value: game.event }];
  const said = headersOf(spec, { ...game, names, startFen: startFenOfGame(spec, game) });
  const isSaid = new Set(said.map(({ name }) => name));
  return [...event, ...said, ...game.headers.filter(({ name }) => !isSaid.has(name))];
}

const kColumns = 80;

function wrapped(words: readonly string[]): string {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line === undefined || line.length + word.length + 1 > kColumns) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join('\n');
}

/** The main line as PGN with ICCS moves, which every program reads. */
export function pgnOf(spec: GameSpec, game: ArchivedGame, words: FileWords): string {
  const { files, ranks, secondLetter } = spec;
  const points = files * ranks;
  const nameOf = (point: number): string =>
    squareName(spec, point % files, Math.floor(point / files)).toUpperCase();
  const isLate = game.startFen.split(' ')[1] === secondLetter;
  const moves = Array.from(codesOf(game.moves), (code, index) => {
    const ply = index + (isLate ? 1 : 0);
    const number = `${Math.floor(ply / 2) + 1}.`;
    const lead = ply % 2 === 0 ? `${number} ` : index === 0 ? `${number}.. ` : '';
    return `${lead}${nameOf(Math.floor(code / points))}-${nameOf(code % points)}`;
  });
  const headers = [
    { name: 'Game', value: 'Chinese Chess' },
    ...headersIn(spec, game, words),
    ...(game.startFen === '' ? [] : [{ name: 'FEN', value: game.startFen }]),
    { name: 'Format', value: 'ICCS' },
  ];
  const tags = headers.map(({ name, value }) => {
    const text = value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', ' ');
    return `[${name} "${text}"]`;
  });
  return `${tags.join('\n')}\n\n${wrapped([...moves, game.result])}\n\n`;
}

export function recordsOf(spec: GameSpec, games: Games, words: FileWords): Promise<Blob> {
  async function* parts(): AsyncGenerator<string> {
    for await (const batch of games) yield batch.map((game) => pgnOf(spec, game, words)).join('');
  }
  return blobOf(parts());
}
