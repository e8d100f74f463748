// SPDX-License-Identifier: MIT
// The archive as files: a backup of everything, and PGN for other programs.

import { squareName } from '../games/placement.ts';
import type { GameSpec, Seat } from '../games/game-spec.ts';
import type { OpponentId } from '../games/opponents.ts';
import { headersOf, type Header } from '../games/played-game.ts';
import { fieldsOf } from '../storage/store.ts';
import { gameFrom, startFenOfGame, type ArchivedGame } from './archived-game.ts';
import { codesOf } from './packed-moves.ts';

export type FileForm = 'json' | 'pgn';

/** What the person and the engine are called in a file. */
export interface FileWords {
  readonly person: string;
  /** By level, from 1. */
  readonly engine: readonly string[];
  readonly opponents: Readonly<Record<OpponentId, string>>;
}

const kFormat = 'chuhe-games';
const kVersion = 1;
const kPart = 2000;

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** Pieces of text, so that no string grows without bound. */
function blobOf(parts: Iterable<string>): Blob {
  const blobs: Blob[] = [];
  let waiting: string[] = [];
  for (const part of parts) {
    waiting.push(part);
    if (waiting.length < kPart) continue;
    blobs.push(new Blob(waiting));
    waiting = [];
  }
  return new Blob([...blobs, ...waiting]);
}

export function backupOf(games: readonly ArchivedGame[]): Blob {
  function* parts(): Generator<string> {
    yield `{"format":"${kFormat}","version":${kVersion},"games":[\n`;
    for (const [index, game] of games.entries()) {
      const { moves, ...rest } = game;
      yield `${index > 0 ? ',\n' : ''}${JSON.stringify({ ...rest, moves: toBase64(moves) })}`;
    }
    yield '\n]}\n';
  }
  return blobOf(parts());
}

export function isBackup(head: string): boolean {
  return head.startsWith(`{"format":"${kFormat}"`);
}

/** Null where it is no backup of ours, or of a later version. */
export function gamesOfBackup(text: string): ArchivedGame[] | null {
  try {
    const { format, version, games } = fieldsOf(JSON.parse(text)) ?? {};
    if (format !== kFormat || version !== kVersion || !Array.isArray(games)) return null;
    return games.flatMap((one) => {
      const fields = fieldsOf(one) ?? {};
      const { moves } = fields;
      return typeof moves === 'string'
        ? (gameFrom({ ...fields, moves: fromBase64(moves) }) ?? [])
        : [];
    });
  } catch {
    return null;
  }
}

/** Of a player, in the words of the file. */
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

/** As records say it of themselves, with what they say besides. */
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

/** The main line as PGN with moves in ICCS, which every program reads. */
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

export function recordsOf(spec: GameSpec, games: readonly ArchivedGame[], words: FileWords): Blob {
  function* parts(): Generator<string> {
    for (const game of games) yield pgnOf(spec, game, words);
  }
  return blobOf(parts());
}
