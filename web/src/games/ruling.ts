// SPDX-License-Identifier: MIT
// What the engine says of a repetition, read into data: who does what, to whom, by which article.

import type { Reason, RuleSet, Snapshot, Status } from '../engine/protocol.ts';
import { otherSeat, type GameSpec, type Seat } from './game-spec.ts';
import { parsePlacement, play, squaresOf } from './placement.ts';

/** The element that tells of a ruling, which describes the board to those who don't see the arrows. */
export const kRulingId = 'ruling';

/** How a repetition can be ruled. */
export type RepetitionReason = Extract<Reason, 'repetition' | `${string}perpetual-${string}`>;

/** What forces the other side to answer; the heavier first. */
export const deeds = ['check', 'threat', 'chase'] as const;

export type Deed = (typeof deeds)[number];

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
  readonly article: string;
  /** Who loses; null when it is a draw. */
  readonly guilty: Seat | null;
  /** Where the pieces stand that were chased with every move. */
  readonly prey: readonly string[];
  readonly steps: readonly Step[];
}

function isRepetition(reason: Reason): reason is RepetitionReason {
  return reason === 'repetition' || reason.includes('perpetual-');
}

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

function deedsIn(natures: readonly string[]): Deed[] {
  const done = new Set(natures.map((nature) => (nature === 'combination' ? 'chase' : nature)));
  return deeds.filter((deed) => done.has(deed));
}

/** Plays the cycle once from its end, where it began, and follows every piece to its place there. */
function stepsOf(spec: GameSpec, fen: string, natures: string): Step[] {
  const placement = parsePlacement(spec, fen);
  const homes = new Map([...placement.keys()].map((square) => [square, square]));
  const homeOf = (square: string): string => homes.get(square) ?? square;
  return words(natures).map((text) => {
    const [move = '', does = '', attacks = ''] = text.split(':');
    const [from = ''] = squaresOf(move);
    const home = homeOf(from);
    play(homes.set(from, home), move);
    return {
      move,
      seat: spec.pieces[placement.get(home) ?? '']?.seat ?? 'first',
      home,
      deeds: deedsIn(does.split('+')),
      attacks: attacks.split(',').flatMap((attack) => {
        const [attacker, victim] = squaresOf(attack);
        return attacker && victim ? [{ from: homeOf(attacker), to: homeOf(victim) }] : [];
      }),
    };
  });
}

interface Words {
  readonly status: Status;
  readonly reason: Reason;
  readonly article: string;
  readonly guilty: Seat | '';
  readonly prey: string;
  readonly natures: string;
}

function warningIn(snapshot: Snapshot): Words {
  return {
    status: snapshot.warningStatus,
    reason: snapshot.warningReason,
    article: snapshot.warningArticle,
    guilty: snapshot.warningGuilty,
    prey: snapshot.warningPrey,
    natures: snapshot.warningNatures,
  };
}

/** A position as the engine described it, and the law it did so by. */
interface Judged {
  readonly snapshot: Snapshot;
  readonly rules: RuleSet;
}

function read(
  spec: GameSpec,
  { snapshot, rules }: Judged,
  isWarning: boolean,
  said: Words,
): Ruling | null {
  if (said.status === 'ongoing' || !isRepetition(said.reason)) return null;
  return {
    isWarning,
    rules,
    reason: said.reason,
    article: said.article,
    guilty: said.guilty === '' ? null : said.guilty,
    prey: words(said.prey),
    steps: stepsOf(spec, snapshot.fen, said.natures),
  };
}

/**
 * The repetition that ended the game, or else the one that whoever sits on `own` is to be warned of: a
 * warning is for whoever can still vary.
 */
export function rulingIn(
  spec: GameSpec,
  judged: Judged,
  isOver: boolean,
  own: Seat | null,
): Ruling | null {
  if (isOver) return read(spec, judged, false, judged.snapshot);
  const ruling = read(spec, judged, true, warningIn(judged.snapshot));
  const isTheirs = own !== null && ruling?.guilty === otherSeat(own);
  return isTheirs ? null : ruling;
}

/** The deeds by which the guilty side offends, or both alike: by every move one of them. */
export function deedsOf({ steps, reason, guilty }: Ruling): Deed[] {
  if (reason.endsWith('check')) return ['check'];
  if (reason.endsWith('chase')) return ['chase'];
  const theirs = guilty === null ? steps : steps.filter(({ seat }) => seat === guilty);
  return deeds.filter((deed) => theirs.some((step) => step.deeds[0] === deed));
}

/** Where those stand that chased the prey. */
export function chasersOf({ steps, guilty, prey }: Ruling): string[] {
  const attacks = steps.flatMap((step) => (step.seat === guilty ? step.attacks : []));
  const chasers = attacks.filter(({ to }) => prey.includes(to)).map(({ from }) => from);
  return [...new Set(chasers)];
}
