// SPDX-License-Identifier: MIT
// The table of repeated cycles that the tests of the engine read, here as an index to choose from. The
// verdicts of the rule sets come from the engine, never from here.

import type { ruleSets } from '../../../engine/protocol.ts';
import type { Seat } from '../../../games/seat.ts';
import type { Deed } from '../../../games/ruling.ts';
import { fetchFile } from '../../../engine/fetch-file.ts';
import tableUrl from '../../../../../tests/data/repetition.txt?url';

export type RepetitionRules = (typeof ruleSets)[number];

/** What a cycle is about: the heaviest deed that a side does with every move, or deeds in turn, or neither. */
export const kinds = ['check', 'threat', 'chase', 'mixture', 'none'] as const;

export type Kind = (typeof kinds)[number];

export const outcomes = ['first', 'second', 'draw'] as const;

export type Outcome = (typeof outcomes)[number];

export interface Case {
  readonly number: number;
  readonly fen: string;
  /** Up to the third occurrence. */
  readonly moves: readonly string[];
  /** What each move of a side does; null for a quiet one. */
  readonly deeds: Readonly<Record<Seat, readonly (Deed | null)[]>>;
  readonly kind: Kind;
  /** The winner under each rule set, except those without a source for the cycle. */
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

/** Throws nothing: a line that is no case has no number. */
export function parseCases(text: string): Case[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map(parseCase).filter(({ number }) => number > 0);
}

/** Whether two rule sets disagree about it. */
export function isDisputed({ outcomes: told }: Case): boolean {
  return new Set(Object.values(told)).size > 1;
}

/** Rejects where the table cannot be downloaded. */
export async function loadCases(): Promise<Case[]> {
  const { response } = await fetchFile(tableUrl);
  return parseCases(await response.text());
}
