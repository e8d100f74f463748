// SPDX-License-Identifier: MIT
// The review of a game: what each move of the main line cost, and why, from the engine's reports alone.

import { parsePlacement, squaresOf, seatToMove } from '../../games/placement.ts';
import type { Motif, Report, Snapshot, Status } from '../../engine/protocol.ts';
import { otherSeat, type GameSpec, type PieceLabel, type Seat } from '../../games/game-spec.ts';
import { chanceOf } from '../../games/chances.ts';
import type { NodeId } from './tree.ts';

/** What the engine said of a position on the main line. */
export interface Reviewed {
  readonly fen: string;
  /** Null where the game is over. */
  readonly report: Report | null;
  /** Of the first side. */
  readonly chance: number;
  /** What is certain of the move that led here, where it was a mistake. */
  readonly motifs: readonly Motif[];
}

export interface Review {
  /** The main line that is reviewed, from the start position on. */
  readonly line: readonly NodeId[];
  readonly moves: readonly string[];
  /** As far as it has come. */
  readonly positions: readonly Reviewed[];
  readonly isRunning: boolean;
  /** Whose mistakes come first; null where nobody said who played. */
  readonly seat: Seat | null;
}

export type Gravity = 'inaccuracy' | 'mistake' | 'blunder';

/** By how much the winning chances fell, from the lightest on. */
const kGravities: readonly (readonly [least: number, Gravity])[] = [
  [0.06, 'inaccuracy'],
  [0.12, 'mistake'],
  [0.22, 'blunder'],
];

/** What was wrong with a move. */
export type Fault =
  | {
      readonly kind: 'allows-mate' | 'misses-mate' | 'allows-win' | 'misses-win';
      readonly moves: number;
    }
  | { readonly kind: 'loses' | 'misses'; readonly piece: PieceLabel }
  | { readonly kind: 'gives-away' | 'weakens' };

export interface Verdict {
  readonly gravity: Gravity;
  readonly fault: Fault;
}

export interface Mistake extends Verdict {
  /** Of winning chances, 0 … 1. */
  readonly loss: number;
  readonly motifs: readonly Motif[];
  readonly node: NodeId;
  readonly seat: Seat;
  /** What the engine would have played, with what follows. */
  readonly better: Report;
  /** What the move allowed. */
  readonly answer: Report | null;
}

export function reviewed(
  spec: GameSpec,
  { fen, status }: Snapshot,
  report: Report | null,
  motifs: readonly Motif[] = [],
): Reviewed {
  if (report === null) return { fen, report, chance: chanceAtEnd(status), motifs };
  const chance = chanceOf(spec, report);
  const ofFirst = seatToMove(spec, fen) === 'first' ? chance : 1 - chance;
  return { fen, report, chance: ofFirst, motifs };
}

/** From here on a side is said to have had an advantage. */
const kAdvantage = 0.6;
/** What a line wins, as far as people follow one. */
const kPliesFollowed = 6;
/** Less than an elephant or advisor is not "a piece". */
const kLeastWin = 2;

/** The usual values of books for beginners, for telling which piece matters; the engine has its own. */
const values: Readonly<Record<string, number>> = { r: 9, c: 4.5, n: 4, b: 2, a: 2, p: 1 };

function valueOf(letter: string): number {
  return values[letter.toLowerCase()] ?? 0;
}

function worthOf(letters: readonly string[]): number {
  return letters.reduce((total, letter) => total + valueOf(letter), 0);
}

/** An exchange is followed to its answer. */
function followed(line: readonly string[]): readonly string[] {
  const plies = Math.min(kPliesFollowed, line.length);
  return line.slice(0, plies === 1 ? 1 : plies - (plies % 2));
}

/** The pieces that the side beginning the line takes, and those the other side takes, by their letters. */
function takenBy(spec: GameSpec, fen: string, line: readonly string[]): [string[], string[]] {
  const placement = new Map(parsePlacement(spec, fen));
  const taken: [string[], string[]] = [[], []];
  followed(line).forEach((move, ply) => {
    const [from = '', to = ''] = squaresOf(move);
    const victim = placement.get(to);
    if (victim !== undefined) taken[ply % 2 === 0 ? 0 : 1].push(victim);
    placement.set(to, placement.get(from) ?? '');
    placement.delete(from);
  });
  return taken;
}

/** The dearest piece that is won for nothing of its worth; empty if the line wins none. */
function wonBy(spec: GameSpec, fen: string, line: readonly string[]): string {
  const [won, lost] = takenBy(spec, fen, line);
  if (worthOf(won) - worthOf(lost) < kLeastWin) return '';
  for (const letter of lost) {
    const match = won.findIndex((other) => valueOf(other) === valueOf(letter));
    if (match >= 0) won.splice(match, 1);
  }
  return won.toSorted((a, b) => valueOf(b) - valueOf(a))[0] ?? '';
}

/** By how many centipawns the score must have changed for each unit of a piece that is named. */
const kCentipawnsPerValue = 50;

/** Whether a win by force was there and is no more. */
function isMissedWin(better: Report, answer: Report | null): boolean {
  return better.mate > 0 && !(answer !== null && answer.mate < 0);
}

function faultOf(spec: GameSpec, before: Reviewed, after: Reviewed, better: Report): Fault {
  const { report: answer } = after;
  if (isMissedWin(better, answer)) {
    return { kind: `misses-${spec.forcedWin}`, moves: better.mate };
  }
  if (answer !== null && answer.mate > 0) {
    return { kind: `allows-${spec.forcedWin}`, moves: answer.mate };
  }
  const drop = better.score + (answer?.score ?? 0);
  const pieceIn = (fen: string, report: Report | null): PieceLabel | undefined => {
    const letter = report === null ? '' : wonBy(spec, fen, report.pv);
    // A score that hardly changes says that the piece comes back, or was lost anyway.
    return drop < kCentipawnsPerValue * valueOf(letter) ? undefined : spec.pieces[letter]?.label;
  };
  const lost = pieceIn(after.fen, answer);
  if (lost !== undefined) return { kind: 'loses', piece: lost };
  const missed = pieceIn(before.fen, better);
  if (missed !== undefined) return { kind: 'misses', piece: missed };
  return { kind: chanceOf(spec, better) > kAdvantage ? 'gives-away' : 'weakens' };
}

/** What the move between two positions cost its side, 0 … 1. */
function lossBetween(spec: GameSpec, before: Reviewed, after: Reviewed): number {
  const change = after.chance - before.chance;
  return Math.max(0, seatToMove(spec, before.fen) === 'first' ? -change : change);
}

/** What the move after so many plies of the line cost; nothing where the engine would have played it. */
export function lossAt(spec: GameSpec, { moves, positions }: Review, ply: number): number {
  const [before, after] = [positions[ply], positions[ply + 1]];
  if (before === undefined || after === undefined) return 0;
  return before.report?.bestMove === moves[ply] ? 0 : lossBetween(spec, before, after);
}

/** Null for what is no mistake. */
function gravityOf(
  spec: GameSpec,
  loss: number,
  better: Report | null,
  answer: Report | null,
): Gravity | null {
  const gravity = kGravities.findLast(([least]) => loss >= least)?.[1] ?? null;
  const isLesson = spec.forcedWin === 'win' && better !== null && answer !== null;
  const isLight = gravity === null || gravity === 'inaccuracy';
  return isLesson && isLight && isMissedWin(better, answer) ? 'mistake' : gravity;
}

/** What is wrong with the move that led from one position to the other; null where it is good enough. */
export function verdictOn(
  spec: GameSpec,
  before: Reviewed,
  after: Reviewed,
  move: string,
): Verdict | null {
  const better = before.report;
  // The engine's own choice is no mistake: it only sees now how it ends.
  if (better === null || better.bestMove === move) return null;
  const gravity = gravityOf(spec, lossBetween(spec, before, after), better, after.report);
  return gravity && { gravity, fault: faultOf(spec, before, after, better) };
}

/** The cheapest piece that a motif certainly wins of a side: of two that are attacked one may get away. */
function wonFrom(spec: GameSpec, motif: Motif | undefined, seat: Seat): PieceLabel | undefined {
  const letters = (motif?.targets ?? []).map(({ piece }) => piece);
  const isOwn = (letter: string): boolean =>
    valueOf(letter) > 0 && (letter === letter.toUpperCase()) === (seat === 'first');
  const [cheapest] = letters.filter(isOwn).toSorted((a, b) => valueOf(a) - valueOf(b));
  return cheapest === undefined ? undefined : spec.pieces[cheapest]?.label;
}

/** Names the piece where the engine's line breaks off before it is taken, but a motif proves it lost. */
export function withProof(
  spec: GameSpec,
  fault: Fault,
  motifs: readonly Motif[],
  seat: Seat,
): Fault {
  if (fault.kind !== 'weakens' && fault.kind !== 'gives-away') return fault;
  const first = (line: Motif['line']): Motif | undefined =>
    motifs.find((motif) => motif.line === line && motif.ply === 0);
  const lost = wonFrom(spec, first('answer'), seat);
  if (lost !== undefined) return { kind: 'loses', piece: lost };
  const missed = wonFrom(spec, first('better'), otherSeat(seat));
  return missed === undefined ? fault : { kind: 'misses', piece: missed };
}

export function mistakesIn(spec: GameSpec, { line, moves, positions }: Review): Mistake[] {
  return positions.slice(1).flatMap((after, ply) => {
    const before = positions[ply]!;
    const node = line[ply];
    const better = before.report;
    const verdict = verdictOn(spec, before, after, moves[ply] ?? '');
    if (verdict === null || node === undefined || better === null) return [];
    const seat = seatToMove(spec, before.fen);
    const loss = lossBetween(spec, before, after);
    const { report: answer, motifs } = after;
    const fault = withProof(spec, verdict.fault, motifs, seat);
    return [{ node, seat, ...verdict, fault, loss, motifs, better, answer }];
  });
}

const kPliesShown = 6;

/** How much of a line is shown: a win by stones to its end, for the moves of the loser are forced. */
export function pliesShown(spec: GameSpec, { pv, mate }: Report): number {
  const isForced = spec.forcedWin === 'win' && mate > 0;
  return isForced ? pv.length : kPliesShown;
}

/** Of the first side in a finished game. */
function chanceAtEnd(status: Status): number {
  if (status === 'draw') return 0.5;
  return status === 'first-wins' ? 1 : 0;
}
