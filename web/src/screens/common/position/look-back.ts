// SPDX-License-Identifier: MIT
// Viewing earlier positions of a line while it continues. The page knows no rules: it only moves pieces.

import { boardAt, type BoardModel } from '../../../board/model.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import { otherSeat } from '../../../games/seat.ts';
import { placementAfter, squaresOf } from '../../../games/placement.ts';
import type { Walk } from '../../../i18n/index.ts';
import type { Walker } from '../../../ui/move-list.ts';

export interface PlayedLine {
  readonly spec: GameSpec;
  readonly startFen: string;
  readonly moves: readonly string[];
}

function isPrefix(moves: readonly string[], of: readonly string[]): boolean {
  return moves.length <= of.length && moves.every((move, ply) => move === of[ply]);
}

export class LookBack implements Walker {
  readonly #changed: () => void;
  #line: PlayedLine;
  /** Null for the current position. */
  #past: number | null = null;

  /** `changed` is called when another position is shown. */
  constructor(line: PlayedLine, changed: () => void) {
    this.#line = line;
    this.#changed = changed;
  }

  get isBack(): boolean {
    return this.#past !== null;
  }

  /** The number of moves before the shown position. */
  get ply(): number {
    return this.#past ?? this.#line.moves.length;
  }

  /** The move that led to it, if any. */
  get lastMove(): string | undefined {
    return this.#line.moves[this.ply - 1];
  }

  /** Sets the current line; the shown position stays if it is still part of the line. */
  follow(line: PlayedLine): void {
    const before = this.#line.moves.slice(0, this.#past ?? 0);
    const isSame = line.startFen === this.#line.startFen && isPrefix(before, line.moves);
    if (!isSame || this.#past === line.moves.length) this.#past = null;
    this.#line = line;
  }

  go(ply: number): void {
    const { length } = this.#line.moves;
    const past = ply >= length ? null : Math.max(0, ply);
    if (past === this.#past) return;
    this.#past = past;
    this.#changed();
  }

  isPossible(walk: Walk): boolean {
    return walk === 'first' || walk === 'back' ? this.ply > 0 : this.isBack;
  }

  step(walk: Walk): void {
    const { length } = this.#line.moves;
    const plies = { first: 0, back: this.ply - 1, forward: this.ply + 1, last: length };
    this.go(plies[walk]);
  }

  /** The shown position, with the orientation of the current one. */
  board(present: BoardModel): BoardModel {
    if (this.#past === null) return present;
    const { spec, startFen, moves } = this.#line;
    const played = moves.slice(0, this.#past);
    const start = boardAt(spec, startFen);
    return {
      ...start,
      placement: placementAfter(spec, startFen, played),
      turn: played.length % 2 === 0 ? start.turn : otherSeat(start.turn),
      isFlipped: present.isFlipped,
      hasCoordinates: present.hasCoordinates,
      lastMove: squaresOf(played.at(-1) ?? ''),
      numbered: present.numbered.length > 0 ? played : [],
    };
  }
}
