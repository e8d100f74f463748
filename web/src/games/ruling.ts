// SPDX-License-Identifier: MIT
// What the engine says of a repetition, as the page shows it: who does what, to whom, by which article.

import type { CycleStep, Reason, RuleSet, Ruling as Said, Snapshot } from '../engine/protocol.ts';
import { otherSeat, type Seat } from './seat.ts';

/** The element that tells of a ruling, which describes the board to those who don't see the arrows. */
export const kRulingId = 'ruling';

/** How a repetition can be ruled. */
export type RepetitionReason = Extract<Reason, 'repetition' | `${string}perpetual-${string}`>;

/** What forces the other side to answer; the heavier first. */
const deeds = ['check', 'threat', 'chase'] as const;

export type Deed = (typeof deeds)[number];

/** What a repetition is ruled for, where the reason says it. */
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
  /** Where the piece stands at the end of the cycle. */
  readonly home: string;
  /** The heavier first. */
  readonly deeds: readonly Deed[];
  /** Who attacks whom once it is played, on the points where they stand at the end of the cycle. */
  readonly attacks: readonly { readonly from: string; readonly to: string }[];
}

export interface Ruling {
  /** So it will be ruled if the cycle is played once more; else the game ended by it. */
  readonly isWarning: boolean;
  readonly rules: RuleSet;
  readonly reason: RepetitionReason;
  readonly article: Said['article'];
  readonly allowance: Said['allowance'];
  /** Who loses; null when it is a draw. */
  readonly guilty: Seat | null;
  /** Where the pieces stand that were chased with every move. */
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
 * The repetition that ended the game, or else the one that the player on `own` is to be warned of: a
 * warning is for the side that can still vary.
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

/** What the guilty side did, or both did: every move was one of these. */
export function deedsOf({ steps, reason, guilty }: Ruling): Deed[] {
  const named = deedOf[reason];
  if (named !== null) return [named];
  const theirs = guilty === null ? steps : steps.filter(({ seat }) => seat === guilty);
  return deeds.filter((deed) => theirs.some((step) => step.deeds[0] === deed));
}

/** Where those stand that chased the victims. */
export function chasersOf({ steps, guilty, victims }: Ruling): string[] {
  const attacks = steps.flatMap((step) => (step.seat === guilty ? step.attacks : []));
  const chasers = attacks.filter(({ to }) => victims.includes(to)).map(({ from }) => from);
  return [...new Set(chasers)];
}
