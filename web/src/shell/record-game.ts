// SPDX-License-Identifier: MIT
// Detects the game of a record without parsing it.

import type { GameId } from '../engine/protocol.ts';
import { games } from '../games/index.ts';

/** File extensions that only one game reads. */
export const ownEndings: Readonly<Record<GameId, readonly string[]>> = {
  xiangqi: ['xqf', 'cbr', 'cbl', 'ubb', 'dhtmlxq', 'epd', 'pgn', 'pgns', 'cbf'],
  gomoku: ['lib', 'psq', 'sgf'],
};

/**
 * Matches the start of a second game in a file that My games reads in pieces: a tag after an empty line, for example,
 * or a position.
 */
const nextGame = /\n(?:\r?\n\[\w|\[DhtmlXQ\]|\w+\/[\w/]+ [wbr] )/;

/** Recognised by the start of the file. Videos and pictures contain such letters, too. */
export async function holdsMany(head: Blob): Promise<boolean> {
  const text = new TextDecoder('latin1').decode(await head.arrayBuffer());
  return text.startsWith('CCBridgeL') || (nextGame.test(text) && !text.includes('\0'));
}

/** The prefixes of links. */
const kMostBytes = 256 * 1024;

function gameOfName(name: string): GameId | undefined {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return games.find(({ id }) => ownEndings[id].includes(ending))?.id;
}

/** Parses the hash of a friend-game link; null for other hashes. */
export async function friendsLink(content: Blob): Promise<string | null> {
  if (content.size > kMostBytes) return null;
  const text = await content.text().catch(() => '');
  return /^\s*\S*(#\/play\/\w+\/\S+)\s*$/.exec(text)?.[1] ?? null;
}

/** What only one game's text has: SGF and PSQ; DhtmlXQ, tags and moves of Xiangqi. */
const ownMarks: Readonly<Record<GameId, RegExp>> = {
  gomoku: /^[>\s]*(?:\(\s*;|Piskvorky )|(?:^|\n)[>\s]*\(\s*;\s*[A-Z]+\s*\[/,
  xiangqi:
    /DhtmlXQ|movelist\W|^\s*\d{8,}\s*$|\[(?:Red|FEN) "|[进進退平][\s\u3000]*[一二三四五六七八九1-9１-９]|(?:tấn|thoái|bình)\s+[1-9]/i,
};

/** Encodings of 16 bits have a mark or nulls. */
async function textOf(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  const [first, second] = bytes;
  const isBig = (first === 0xfe && second === 0xff) || first === 0;
  const is16 = isBig || (first === 0xff && second === 0xfe) || second === 0;
  const name = isBig ? 'utf-16be' : is16 ? 'utf-16le' : 'utf-8';
  return new TextDecoder(name).decode(bytes).normalize('NFC');
}

async function gameOfText(content: Blob): Promise<GameId | undefined> {
  if (content.size > kMostBytes) return undefined;
  const text = await textOf(content);
  const [, linked] = /^\s*\S*#\/analyse\/(\w+)\/\S+\s*$/.exec(text) ?? [];
  return games.find(({ id }) => id === linked || ownMarks[id].test(text))?.id;
}

/** Detected from the file name or the text; undefined if it can be either game. */
export async function gameOfRecord(content: Blob): Promise<GameId | undefined> {
  const name = content instanceof File ? content.name : '';
  // An unreadable file is opened anyway, which reports the error.
  return gameOfName(name) ?? (await gameOfText(content).catch(() => undefined));
}
