// SPDX-License-Identifier: MIT
// An index of the repetition cases that the engine's tests use. The verdicts of the rule sets come
// from the engine, not from this table.

import type { ruleSets } from '../../../engine/protocol.ts';
import type { Seat } from '../../../games/seat.ts';
import type { Deed } from '../../../games/ruling.ts';
import { fetchFile } from '../../../engine/fetch-file.ts';
import tableUrl from '../../../../../tests/data/repetition.txt?url';

export type RepetitionRules = (typeof ruleSets)[number];

/**
 * The kind of a cycle: the heaviest deed that a side commits with every move, several in turn, or
 * none.
 */
export const kinds = ['check', 'threat', 'chase', 'mixture', 'none'] as const;

export type Kind = (typeof kinds)[number];

export const outcomes = ['first', 'second', 'draw'] as const;

export type Outcome = (typeof outcomes)[number];

export interface Case {
  readonly number: number;
  readonly fen: string;
  /** Up to the third occurrence of the position. */
  readonly moves: readonly string[];
  /** The deed of each move, by side; null for a quiet move. */
  readonly deeds: Readonly<Record<Seat, readonly (Deed | null)[]>>;
  readonly kind: Kind;
  /** The winner under each rule set; rule sets without a source for the cycle are omitted. */
  readonly outcomes: Readonly<Partial<Record<RepetitionRules, Outcome>>>;
  readonly source: string;
}

const deedNames: Readonly<Record<string, Deed>> = {
  check: 'check',
  threat: 'threat',
  chase: 'chase',
};

const outcomeNames: Readonly<Record<string, Outcome>> = {
  red: 'first',
  black: 'second',
  draw: 'draw',
};

function kindOf(deeds: Case['deeds']): Kind {
  const forcing = [deeds.first, deeds.second].filter((own) => !own.includes(null));
  const pure = kinds.find((kind) => forcing.some((own) => own.every((deed) => deed === kind)));
  return pure ?? (forcing.length > 0 ? 'mixture' : 'none');
}

function deedsIn(words: string): (Deed | null)[] {
  return words.split(' ').map((word) => deedNames[word] ?? null);
}

function parseCase(line: string): Case {
  const [
    simple = '',
    fen = '',
    moves = '',
    natures = '',
    asian = '',
    computer = '',
    chinese = '',
    at = '',
  ] = line.split('|').map((field) => field.trim());
  const [red = '', black = ''] = natures.split(', ');
  const deeds = { first: deedsIn(red), second: deedsIn(black) };
  const won = Object.entries({ asian, computer, simple, chinese }).flatMap(([rules, name]) => {
    const outcome = outcomeNames[name];
    return outcome === undefined ? [] : [[rules, outcome] as const];
  });
  const [number = '', source = ''] = at.split(/: |;/);
  return {
    number: Number(number),
    fen,
    moves: moves.split(' '),
    deeds,
    kind: kindOf(deeds),
    outcomes: Object.fromEntries(won),
    source,
  };
}

/** Skips lines that are not cases; does not throw. */
export function parseCases(text: string): Case[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map(parseCase).filter(({ number }) => number > 0);
}

/** Whether any two rule sets disagree. */
export function isDisputed({ outcomes: told }: Case): boolean {
  return new Set(Object.values(told)).size > 1;
}

/** Rejects if the table cannot be downloaded. */
export async function loadCases(): Promise<Case[]> {
  const response = await fetchFile(tableUrl);
  return parseCases(await response.text());
}
