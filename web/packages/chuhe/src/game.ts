// SPDX-License-Identifier: MIT
// A game in progress, with the methods that users of chess.js know. The engine answers everything:
// what a move captures, for instance, is what stands on its target.

import type {
  Description,
  Notation,
  RecordFormat,
  RecordReading,
} from '../../../src/engine/protocol.ts';
import { plainFault } from '../../../src/engine/errors.ts';
import type { GameSpec, PieceType } from '../../../src/games/game-spec.ts';
import { gameSpec } from '../../../src/games/index.ts';
import { onBoardOf, parsePlacement, seatToMove, squaresOf } from '../../../src/games/placement.ts';
import { lineRecord, resultToken } from '../../../src/games/record.ts';
import { squareName } from '../../../src/games/squares.ts';
import { EngineError } from './engine-error.ts';
import type { Position } from './position.ts';
import type { ReadRecordOptions, RecordFile, Rules, Verdict } from './rules.ts';

/** The sides: `red` moves first in Xiangqi, `black` in Gomoku. */
export type Side = 'red' | 'black' | 'white';

/** A piece or a stone. */
export interface Piece {
  /** As in a FEN: upper case for Red; `b` and `w` for stones. */
  readonly letter: string;
  /** What it is. */
  readonly type: PieceType | 'stone';
  /** Whose it is. */
  readonly side: Side;
}

/** A piece on the board. */
export interface PlacedPiece extends Piece {
  /** The point it stands on. */
  readonly square: string;
}

/** A move with all that belongs to it. */
export interface GameMove {
  /** `h2e2`, or `h8` for a stone. */
  readonly move: string;
  /** Null for a stone. */
  readonly from: string | null;
  /** The point it moves to. */
  readonly to: string;
  /** The piece that moves, or the stone. */
  readonly piece: Piece;
  /** The piece on the target, if any. */
  readonly captured: Piece | null;
  /** Whether it gives check. */
  readonly isCheck: boolean;
  /** The position before the move. */
  readonly before: string;
  /** The position after the move. */
  readonly after: string;
}

/** Which legal moves to list. */
export interface MovesOptions {
  /** Only those of the piece on this point; in Gomoku those on it. */
  readonly square?: string;
}

/** How to write the moves played. */
export interface HistoryOptions {
  /** Default: `uci`, as in `h2e2`. */
  readonly notation?: Notation;
}

const kResult = 'Result';

/**
 * A game that moves are played in and taken back. Invalid moves, positions and records throw an
 * `EngineError` and leave the game as it was.
 */
export class Game {
  readonly #rules: Rules;
  #start: Position;
  #moves: readonly string[];
  #described: Description;
  /** The headers of a record that was loaded, with its result as long as no move changes it. */
  #headers: readonly { readonly name: string; readonly value: string }[] = [];

  /** @internal */
  constructor(rules: Rules, position: Position) {
    const { moves = [], ...start } = position;
    this.#rules = rules;
    this.#described = rules.describe(position);
    this.#start = start;
    this.#moves = moves;
  }

  /** Plays a move: text in any notation, or its points. */
  move(move: string | { readonly from?: string; readonly to: string }): GameMove {
    const text = typeof move === 'string' ? move : `${move.from ?? ''}${move.to}`;
    const read = this.#rules.readMove(this.position(), text);
    const played = this.#detailed(this.#moves, read.move);
    this.#set(this.#start, [...this.#moves, read.move]);
    return played;
  }

  /** Takes back the last move; null if there is none. */
  undo(): GameMove | null {
    const before = this.#moves.slice(0, -1);
    const last = this.#moves.at(-1);
    if (last === undefined) return null;
    const undone = this.#detailed(before, last);
    this.#set(this.#start, before);
    return undone;
  }

  /** The legal moves with what belongs to each. */
  moves(options: MovesOptions & { readonly verbose: true }): GameMove[];
  /** The legal moves; empty if the game is over. */
  moves(options?: MovesOptions & { readonly verbose?: false }): string[];
  /** @internal */
  moves({ square, verbose = false }: MovesOptions & { readonly verbose?: boolean } = {}):
    GameMove[] | string[] {
    const legal = this.#described.snapshot.legalMoves.filter(
      (move) => square === undefined || squaresOf(move)[0] === square,
    );
    return verbose ? legal.map((move) => this.#detailed(this.#moves, move)) : legal;
  }

  /** The moves played with what belongs to each. */
  history(options: { readonly verbose: true }): GameMove[];
  /** The moves played since the start position. */
  history(options?: HistoryOptions & { readonly verbose?: false }): string[];
  /** @internal */
  history({ notation, verbose = false }: HistoryOptions & { readonly verbose?: boolean } = {}):
    GameMove[] | string[] {
    if (verbose) {
      return this.#moves.map((move, ply) => this.#detailed(this.#moves.slice(0, ply), move));
    }
    return [...(notation ? this.#rules.writeMoves(this.position(), notation) : this.#moves)];
  }

  /** The piece on a point, or null. */
  get(square: string): Piece | null {
    return this.#piecesOf(this.fen())(square);
  }

  /** The board row by row from the top, with null for empty points. */
  board(): (PlacedPiece | null)[][] {
    const spec = this.#spec();
    const pieceOn = this.#piecesOf(this.fen());
    return Array.from({ length: spec.ranks }, (_row, fromTop) =>
      Array.from({ length: spec.files }, (_point, file) => {
        const square = squareName(spec, file, spec.ranks - 1 - fromTop);
        const piece = pieceOn(square);
        return piece && { ...piece, square };
      }),
    );
  }

  /** The board as text, with the names of ranks and files. */
  ascii(): string {
    const { ranks, files, firstRank } = this.#spec();
    const rows = this.board().map((row, fromTop) => {
      const points = row.map((piece) => piece?.letter ?? '.').join(' ');
      return `${String(ranks - 1 - fromTop + firstRank).padStart(2)}  ${points}`;
    });
    const names = Array.from({ length: files }, (_file, file) => String.fromCharCode(97 + file));
    return [...rows, '', `    ${names.join(' ')}`].join('\n');
  }

  /** The position as a FEN. */
  fen(): string {
    return this.#described.snapshot.fen;
  }

  /** The position as the engine and the rules take it: `engine.bestMove(game.position())`. */
  position(): Position {
    return { ...this.#start, moves: this.#moves };
  }

  /** The side to move. */
  turn(): Side {
    const spec = this.#spec();
    return spec.sides[seatToMove(spec, this.fen())];
  }

  /** Whether the side to move is in check. */
  isCheck(): boolean {
    return this.#described.snapshot.inCheck;
  }

  /** Whether the game is over; `verdict` says how and why. */
  isGameOver(): boolean {
    return this.#described.snapshot.status !== 'ongoing';
  }

  /** The status of the game, the reason, and the ruling on a repetition. */
  verdict(): Verdict {
    return this.#rules.verdict(this.position());
  }

  /** The game as PGN, in Xiangqi; `record` writes other formats. */
  pgn({ notation }: HistoryOptions = {}): string {
    return this.record('pgn', notation).text;
  }

  /** The game as a file in a record format. */
  record(format: RecordFormat, notation?: Notation): RecordFile {
    const { status, fen } = this.#described.snapshot;
    const start = this.#moves.length === 0 ? fen : this.#describe([]).snapshot.fen;
    const tree = lineRecord(start, this.#moves, resultToken(status));
    const isOver = status !== 'ongoing';
    const headers = this.#headers.filter(({ name }) => !isOver || name !== kResult);
    const own = headers.some(({ name }) => name === kResult) ? [] : tree.headers;
    return this.#rules.writeRecord({ ...tree, headers: [...headers, ...own] }, format, notation);
  }

  /** Begins anew from a position: a FEN, or one with moves and rules. */
  load(position: string | Position): void {
    const given = typeof position === 'string' ? { ...this.#start, fen: position } : position;
    const { moves = [], ...start } = given;
    this.#set(start, moves);
    this.#headers = [];
  }

  /**
   * Begins with the main line of a record in any format; `warnings` in the result lists the parts that could
   * not be read.
   */
  loadRecord(record: string | Uint8Array, options: ReadRecordOptions = {}): RecordReading {
    const { rules } = this.#start;
    const reading = this.#rules.readRecord(record, { ...(rules && { rules }), ...options });
    const { tree } = reading;
    if (tree === null) {
      throw new EngineError({
        ...plainFault('no-game'),
        sentence: 'there is no such game in the record',
      });
    }
    // Of the children of a node, the one listed first is in the main line.
    const next = (at: number): number =>
      tree.nodes.findIndex(({ parent }, index) => index > at && parent === at);
    const moves: string[] = [];
    for (let at = next(0); at !== -1; at = next(at)) moves.push(tree.nodes[at]?.move ?? '');
    const law = options.rules ?? rules;
    this.#set({ fen: tree.startFen, ...(law && { rules: law }) }, moves);
    this.#headers = tree.headers;
    return reading;
  }

  /** The number of lines of `depth` legal moves from here, without regard to repetitions. */
  perft(depth: number): number {
    return this.#rules.perft(this.position(), depth);
  }

  /**
   * A key of 16 hexadecimal digits: the same for positions with the same pieces and the same side to move.
   */
  hash(): string {
    return this.#rules.key(this.position());
  }

  #spec(): GameSpec {
    return onBoardOf(gameSpec(this.#rules.gameId), this.fen());
  }

  #describe(moves: readonly string[]): Description {
    return this.#rules.describe({ ...this.#start, moves });
  }

  #set(start: Position, moves: readonly string[]): void {
    this.#described = this.#rules.describe({ ...start, moves });
    this.#start = start;
    this.#moves = moves;
    this.#headers = this.#headers.filter(({ name }) => name !== kResult);
  }

  /** Finds the piece on a point. */
  #piecesOf(fen: string): (square: string) => Piece | null {
    const { pieces, sides, ...size } = this.#spec();
    const placement = parsePlacement(size, fen);
    return (square) => {
      const letter = placement.get(square) ?? '';
      const known = pieces[letter];
      return known ? { letter, type: known.face?.type ?? 'stone', side: sides[known.seat] } : null;
    };
  }

  #detailed(moves: readonly string[], move: string): GameMove {
    const [first = '', second] = squaresOf(move);
    const [from, to] = second === undefined ? [null, first] : [first, second];
    const before = this.#describe(moves).snapshot.fen;
    const { fen: after, inCheck } = this.#describe([...moves, move]).snapshot;
    const piece = this.#piecesOf(after)(to);
    if (piece === null) throw new Error(`${move} leaves nothing on ${to}`);
    const captured = this.#piecesOf(before)(to);
    return { move, from, to, piece, captured, isCheck: inCheck, before, after };
  }
}
