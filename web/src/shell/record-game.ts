// SPDX-License-Identifier: MIT
// Which game a record is of, as far as that shows without reading it.

import type { GameId } from '../engine/protocol.ts';
import { games } from '../games/index.ts';

/** Endings of files that one game alone reads. */
export const ownEndings: Readonly<Record<GameId, readonly string[]>> = {
  xiangqi: ['xqf', 'cbr', 'cbl', 'ubb', 'dhtmlxq', 'epd', 'pgn', 'pgns', 'cbf'],
  gomoku: ['lib', 'psq', 'sgf'],
};

/** Where a second game begins, in what My games reads piece by piece: a tag after an empty line, say, or a position. */
const nextGame = /\n(?:\r?\n\[\w|\[DhtmlXQ\]|\w+\/[\w/]+ [wbr] )/;

/** By the beginning of a file. Films and pictures have such letters, too. */
export async function holdsMany(head: Blob): Promise<boolean> {
  const text = new TextDecoder('latin1').decode(await head.arrayBuffer());
  return text.startsWith('CCBridgeL') || (nextGame.test(text) && !text.includes('\0'));
}

/** Of links, which are texts of their own. */
const kMostBytes = 256 * 1024;

function gameOfName(name: string): GameId | undefined {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return games.find(({ id }) => ownEndings[id].includes(ending))?.id;
}

/** What is behind the # of a link to a game with a friend; null where it is something else. */
export async function friendsLink(content: Blob): Promise<string | null> {
  if (content.size > kMostBytes) return null;
  const text = await content.text().catch(() => '');
  return /^\s*\S*(#\/play\/\w+\/\S+)\s*$/.exec(text)?.[1] ?? null;
}

async function gameOfLink(content: Blob): Promise<GameId | undefined> {
  if (content.size > kMostBytes) return undefined;
  const [, game] = /^\s*\S*#\/analyse\/(\w+)\/\S+\s*$/.exec(await content.text()) ?? [];
  return games.find(({ id }) => id === game)?.id;
}

/** By the name of the file, or by the link that the text is; undefined where it may be of any game. */
export async function gameOfRecord(content: Blob): Promise<GameId | undefined> {
  const name = content instanceof File ? content.name : '';
  // A file that cannot be read is opened all the same: there it is said.
  return gameOfName(name) ?? (await gameOfLink(content).catch(() => undefined));
}
