// SPDX-License-Identifier: MIT
// A ruling on a repetition as shown on the page: the deeds, their victims and the article.

import type { CycleStep, Reason, RuleSet, Ruling as Said, Snapshot } from '../engine/protocol.ts';
import { otherSeat, type Seat } from './seat.ts';

/**
 * The id of the element that describes a ruling; screen readers read it as the board's description.
 */
export const kRulingId = 'ruling';

/** The reasons of rulings on repetition. */
export type RepetitionReason = Extract<Reason, 'repetition' | `${string}perpetual-${string}`>;

/** Deeds that force the opponent to respond, heaviest first. */
const deeds = ['check', 'threat', 'chase'] as const;

export type Deed = (typeof deeds)[number];

/** The deed named by the reason, if any. */
const deedOf: Readonly<Record<RepetitionReason, Deed | null>> = {
  repetition: null,
  'perpetual-check': 'check',
  'mutual-perpetual-check': 'check',
  'perpetual-chase': 'chase',
  'mutual-perpetual-chase': 'chase',
  'perpetual-attack': null,
  'mutual-perpetual-attack': null,
};

/** A move of the cycle. */
export interface Step {
  readonly move: string;
  readonly seat: Seat;
  /** The piece's square at the end of the cycle. */
  readonly home: string;
  /** Heaviest first. */
  readonly deeds: readonly Deed[];
  /** The attacks after the move, with the squares of the pieces at the end of the cycle. */
  readonly attacks: readonly { readonly from: string; readonly to: string }[];
}

export interface Ruling {
  /** True if the ruling applies once the cycle is repeated; false if it ended the game. */
  readonly isWarning: boolean;
  readonly rules: RuleSet;
  readonly reason: RepetitionReason;
  readonly article: Said['article'];
  readonly allowance: Said['allowance'];
  /** The losing side; null for a draw. */
  readonly guilty: Seat | null;
  /** The squares of the pieces chased with every move. */
  readonly victims: readonly string[];
  readonly steps: readonly Step[];
}

function isRepetition(reason: Reason): reason is RepetitionReason {
  return reason in deedOf;
}

function deedsIn(natures: CycleStep['natures']): Deed[] {
  return deeds.filter(
    (deed) => natures.includes(deed) || (deed === 'chase' && natures.includes('combination')),
  );
}

function read(rules: RuleSet, isWarning: boolean, said: Said | null): Ruling | null {
  if (said === null || !isRepetition(said.reason)) return null;
  return {
    isWarning,
    rules,
    reason: said.reason,
    article: said.article,
    allowance: said.allowance,
    guilty: said.guilty,
    victims: said.victims,
    steps: said.cycle.map(({ move, seat, piece, natures, attacks }) => ({
      move,
      seat,
      home: piece,
      deeds: deedsIn(natures),
      attacks,
    })),
  };
}

/** A position as described by the engine, and the rule set used. */
interface Judged {
  readonly snapshot: Snapshot;
  readonly rules: RuleSet;
}

/**
 * The ruling that ended the game, or else the one that the player on `own` should be warned of:
 * only the side that can still vary is warned.
 */
export function rulingIn(
  { snapshot, rules }: Judged,
  isOver: boolean,
  own: Seat | null,
): Ruling | null {
  if (isOver) return read(rules, false, snapshot.ruling);
  const ruling = read(rules, true, snapshot.warning);
  const isTheirs = own !== null && ruling?.guilty === otherSeat(own);
  return isTheirs ? null : ruling;
}

/** The deeds of the guilty side, or of both sides: each move was one of these. */
export function deedsOf({ steps, reason, guilty }: Ruling): Deed[] {
  const named = deedOf[reason];
  if (named !== null) return [named];
  const theirs = guilty === null ? steps : steps.filter(({ seat }) => seat === guilty);
  return deeds.filter((deed) => theirs.some((step) => step.deeds[0] === deed));
}

/** The squares of the pieces that chase the victims. */
export function chasersOf({ steps, guilty, victims }: Ruling): string[] {
  const attacks = steps.flatMap((step) => (step.seat === guilty ? step.attacks : []));
  const chasers = attacks.filter(({ to }) => victims.includes(to)).map(({ from }) => from);
  return [...new Set(chasers)];
}
