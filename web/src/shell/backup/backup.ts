// SPDX-License-Identifier: MIT
// Writes and reads the backup file: settings, the current game, analyses and progress; and all games, one per line,
// which the archive worker writes and reads.

import { fromKept as analysisFrom } from '../../screens/analyse/keep/saved-analysis.ts';
import { parseSettings } from '../page-settings.ts';
import { choiceFrom } from '../../engine/engine-choice.ts';
import { parseLook } from '../../board/looks/look-wish.ts';
import { games, gameSpec } from '../../games/index.ts';
import {
  fromKept as endingsFrom,
  kSaveName as endingsName,
} from '../../screens/endings/progress.ts';
import {
  fromKept as trainingFrom,
  kSaveName as trainingName,
} from '../../screens/openings/trainer/cards.ts';
import { fromKept as quizFrom, kSaveName as quizName } from '../../screens/masters/quiz/score.ts';
import { dailyNames, fromKept as dailyFrom } from '../../screens/daily/kept.ts';
import { fromKept as lessonsFrom } from '../../screens/learn/progress.ts';
import { fromKept as puzzlesFrom } from '../../screens/puzzles/progress.ts';
import { ownFromKept } from '../../screens/puzzles/own-puzzles.ts';
import { friendsFrom } from '../../screens/play/friend/kept-games.ts';
import { fromSaved } from '../../screens/play/record/saved-game.ts';
import { personFrom } from '../../storage/person.ts';
import { parsePreferences } from '../../storage/preferences.ts';
import { saveNames } from '../../storage/save-names.ts';
import { fieldsOf } from '../../storage/store.ts';

const kFormat = 'chuhe-backup';
/** Version 1 was a single text without games. */
const kVersion = 2;
const kGames = '"games":[';
/** The end of a file with games. */
export const kEnd = '\n]}\n';

type Parser = (raw: unknown) => unknown;

/** Storage keys and their parsers; a parser returns null for unusable values. */
const parsers = new Map<string, Parser>([
  [saveNames.page, parseSettings],
  [saveNames.person, personFrom],
  [saveNames.look, parseLook],
  [saveNames.preferences, parsePreferences],
  [endingsName, endingsFrom],
  [trainingName, (raw) => trainingFrom(gameSpec('xiangqi'), raw)],
  [quizName, quizFrom],
  [saveNames.engine, choiceFrom],
  ...games.flatMap((spec): [string, Parser][] => [
    [saveNames.play[spec.id], (raw) => fromSaved(spec, raw)],
    [saveNames.friends[spec.id], (raw) => friendsFrom(spec, raw)],
    [saveNames.analyse[spec.id], (raw) => analysisFrom(spec, raw)],
    [dailyNames[spec.id], dailyFrom],
    [saveNames.learn[spec.id], (raw) => lessonsFrom(spec.id, raw)],
    [saveNames.puzzles[spec.id], (raw) => puzzlesFrom(spec.id, raw)],
    [saveNames.ownPuzzles[spec.id], ownFromKept],
  ]),
]);

export type Fault =
  | { readonly kind: 'not-json' | 'not-ours' }
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'damaged' | 'unknown'; readonly name: string };

/** Texts by name; null if missing in the backup. */
export type Contents = ReadonlyMap<string, string | null>;

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The beginning of a file, followed by games and `kEnd`. `textOf` returns the stored text of a name. Unreadable
 * values are omitted, as the page ignores them.
 */
export function pack(textOf: (name: string) => string | null, date: Date): string {
  const items = [...parsers].flatMap(([name, parse]) => {
    const value = fromJson(textOf(name) ?? '');
    return value === undefined || parse(value) === null ? [] : [[name, value] as const];
  });
  const saved = date.toISOString();
  const backup = { format: kFormat, version: kVersion, saved, items: Object.fromEntries(items) };
  return `${JSON.stringify(backup).slice(0, -1)},${kGames}\n`;
}

/** The first line of a file with games, converted to a file without them; any other text unchanged. */
function headOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  return line.endsWith(kGames) ? `${line}]}` : text;
}

export function hasGames(text: string): boolean {
  return headOf(text) !== text;
}

export function unpack(text: string): Contents | Fault {
  const fields = fieldsOf(fromJson(headOf(text)));
  if (fields === null) return { kind: 'not-json' };
  const { format, version } = fields;
  const items = fieldsOf(fields['items']);
  if (format !== kFormat || typeof version !== 'number') return { kind: 'not-ours' };
  if (version > kVersion) return { kind: 'newer', version };
  if (items === null) return { kind: 'damaged', name: 'items' };
  for (const [name, value] of Object.entries(items)) {
    const parse = parsers.get(name);
    if (parse === undefined) return { kind: 'unknown', name };
    if (parse(value) === null) return { kind: 'damaged', name };
  }
  return new Map(
    [...parsers.keys()].map((name) => [name, name in items ? JSON.stringify(items[name]) : null]),
  );
}

export function isFault(read: Contents | Fault): read is Fault {
  return 'kind' in read;
}
