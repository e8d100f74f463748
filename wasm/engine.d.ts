// SPDX-License-Identifier: MIT
// The interface of the WebAssembly module: one Session per worker. Values are plain objects and arrays;
// only the session must be deleted.

/** The supported games. */
export type GameId = "xiangqi" | "gomoku";

/** The status of a game; `first` is the side that moves first: Red in Xiangqi, Black in Gomoku. */
export type Status = "ongoing" | "first-wins" | "second-wins" | "draw";

/** The reason for the status. Empty while the game is ongoing. */
export type Reason =
  | ""
  | "checkmate"
  | "stalemate"
  | "perpetual-check"
  | "mutual-perpetual-check"
  | "perpetual-chase"
  | "mutual-perpetual-chase"
  | "perpetual-attack"
  | "mutual-perpetual-attack"
  | "repetition"
  | "natural-move-limit"
  | "insufficient-material"
  | "five-in-a-row"
  | "board-full";

export type Seat = "first" | "second";

/** A move of a repeated cycle. Pieces are named by their points at the end of the cycle. */
export interface CycleStep {
  move: string;
  seat: Seat;
  /** The piece that moved. */
  piece: string;
  /** `threat` means a mate threat, `combination` a chase that wins by checks. Empty for an idle move. */
  natures: readonly ("check" | "threat" | "chase" | "combination" | "offer" | "block")[];
  /** The new attacks of the move, if it chases. */
  attacks: readonly { from: string; to: string }[];
}

/** The ruling on a repetition. */
export interface Ruling {
  status: Status;
  reason: Reason;
  /** The passage of the rule set: item 18, the item of diagram 12, article 26.4, or none. */
  article: { kind: "none" | "item" | "diagram" | "article"; number: string };
  /** Why neither side has to deviate; meaningful if nobody loses. */
  allowance: "peace" | "threats" | "turns" | "mixture" | "offers" | "excused";
  /** The side that loses; null in a draw. */
  guilty: Seat | null;
  /** The points of the pieces it chased with every move. */
  victims: readonly string[];
  cycle: readonly CycleStep[];
}

/** A four or an open three on the board. */
export interface ThreatRow {
  seat: Seat;
  kind: "four" | "open-three";
  /** In order along the row. */
  stones: readonly string[];
  /** The points where one more stone turns a four into a five, or a three into an open four. */
  next: readonly string[];
}

/** An opening of Renju. */
export interface OpeningName {
  /** For example `D4`; before the third stone `T`, `D` or `I`, which have no names. */
  code: string;
  /** The Japanese name in Latin letters. */
  romanised: string;
  simplified: string;
  traditional: string;
}

/** Everything the page needs to know about a position; the page itself contains no rules. */
export interface Snapshot {
  fen: string;
  /** All legal moves, e.g. "h2e2"; empty if the game is over. */
  legalMoves: readonly string[];
  status: Status;
  reason: Reason;
  inCheck: boolean;
  /** The square of the checked general if `inCheck`, else empty. */
  checkedSquare: string;
  /** The repetition that decided the game, if any. */
  ruling: Ruling | null;
  /** The ruling if the cycle that just led back to an earlier position were played once more. */
  warning: Ruling | null;
  /** The legal moves that immediately lose by repetition. */
  losingMoves: readonly string[];
  /** The stones of the winning row, from end to end. */
  winningRow: readonly string[];
  /** Renju: the empty points forbidden for Black, whichever side is to move. */
  forbidden: readonly { point: string; foul: "overline" | "double-four" | "double-three" }[];
  threats: readonly ThreatRow[];
  /** Renju: the opening of the game, and the moves that continue to an opening. */
  opening: OpeningName | null;
  openingMoves: readonly { move: string; opening: OpeningName }[];
}

/** The rule sets for repetitions in Xiangqi, and the rules of Gomoku. */
export type RuleSet =
  "asian" | "computer" | "simple" | "chinese" | "freestyle" | "standard" | "renju" | "caro";

/** The notations of moves: h2e2, H2-E2, C2=5, 炮二平五 in simplified and traditional characters, P2-5. */
export type Notation = "uci" | "iccs" | "wxf" | "zh-hans" | "zh-hant" | "vietnamese";

/** Moves by notation, for those requested notations that the game has. */
export type WrittenMoves = { readonly [Name in Notation]?: readonly string[] };

/**
 * A position: start, moves and rule set. Every call contains the whole position, so a worker can be
 * replaced at any time.
 */
export interface PositionRef {
  readonly fen: string;
  readonly moves: readonly string[];
  readonly rules: RuleSet;
}

/** The fault of an input. */
export interface FaultFacts {
  /** Lower case with hyphens (engine/core/text/fault.cpp), e.g. `illegal-move`. */
  code: string;
  /** The invalid part of the request. */
  text: string;
  /** The context of that part: a row, a position. */
  where: string;
  /** A count; for a move in a list or a tree its ply, from 1. */
  number: number;
  expected: number;
  /** The possible meanings, if the part is ambiguous. */
  choices: readonly string[];
}

/** The fault of a request. */
export interface Fault extends FaultFacts {
  /** The fault in English, without a full stop. */
  sentence: string;
}

export type Reply<Answer> = { fault: null; answer: Answer } | { fault: Fault; answer: null };

/** The engine's description of a position. */
export interface Description {
  readonly snapshot: Snapshot;
  /** The moves that led to the position. */
  readonly written: WrittenMoves;
}

/** The move that a text stands for. Algebraic text as in chess (`Che3`) can be read, too. */
export interface ReadMove {
  /** In the form "h2e2". */
  move: string;
  notation: Notation | "algebraic";
}

/** Why a move is illegal; engine/xiangqi/board/illegality.h explains the reasons. */
export type IllegalReason =
  | "outside-palace"
  | "across-river"
  | "sideways-too-early"
  | "backward"
  | "wrong-shape"
  | "own-piece"
  | "blocked-leg"
  | "blocked-eye"
  | "blocked-way"
  | "no-screen"
  | "too-many-screens"
  | "facing-generals"
  | "stays-in-check"
  | "moves-into-check"
  | "exposes-general"
  | "occupied"
  | "overline"
  | "double-four"
  | "double-three";

export interface IllegalMove {
  readonly reason: IllegalReason;
  /** The points of the pieces responsible: those in the way, or those that would capture the general. */
  readonly points: readonly string[];
}

/** The moves of a piece, whichever side is to move, and the fight about its own point, as points. */
export interface PieceReach {
  readonly targets: readonly string[];
  /** Points it cannot move to without exposing its general. */
  readonly barred: readonly string[];
  /** The legs and eyes that block a move. */
  readonly blockers: readonly string[];
  /** The screens over which it captures. */
  readonly screens: readonly string[];
  /** The enemy pieces from which it shields its general. */
  readonly pinners: readonly string[];
  /** The enemy pieces that can capture it, if it were their turn. */
  readonly attackers: readonly string[];
  /** The pieces of its side that can recapture there, whichever attacker captures. */
  readonly protectors: readonly string[];
}

/** The formats of game records; `cbr` (with its libraries, CBL) and `cbf` are read-only. */
export type RecordFormat =
  "fen" | "pgn" | "dhtmlxq" | "xqf" | "cbr" | "cbf" | "psq" | "sgf" | "text" | "renlib" | "link";

/** The annotations of a position of a record: the one after a move, or the start. */
export interface Notes {
  readonly comment: string;
  /** Numeric annotation glyphs (NAG) of PGN. */
  readonly glyphs: readonly number[];
  /** From the first side's view. */
  readonly evaluation: { readonly centipawns: number; readonly mate: number } | null;
  /** The mover's remaining time. */
  readonly clockMs: number | null;
}

export interface RecordNode {
  /** The index of the parent, which precedes the node in the list. */
  readonly parent: number;
  /** Empty for the root. */
  readonly move: string;
  /** The move as text; ignored when writing a record. */
  readonly written: { readonly [Name in Notation]?: string };
  readonly notes: Notes;
}

/** A game with variations. */
export interface RecordTree {
  readonly startFen: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  /** The root, then the moves depth first, the main line before its variations. */
  readonly nodes: readonly RecordNode[];
}

/** A game in a list of games: its headers, and the length of its main line. */
export interface GameTitle {
  first: string;
  second: string;
  event: string;
  date: string;
  result: string;
  plies: number;
}

export interface CollectedGames {
  readonly games: readonly CollectedGame[];
  /** The number of parts that could not be read. */
  readonly warnings: number;
}

/** A part of a record that could not be read. */
export interface Warning {
  /** Lines count from 1, bytes from 0. */
  unit: "line" | "byte";
  at: number;
  /** The number of UTF-8 bytes before it in its line; 0 if unknown. */
  column: number;
  /** The game of the file, counted from 1. */
  game: number;
  /** The ply of the move concerned, counted from 1; 0 if none. */
  ply: number;
  fault: FaultFacts;
}

/** The game records found in bytes. */
export interface RecordReading {
  /** The detected format; text of no other format is read as `pgn`, in Gomoku as `text`. */
  format: RecordFormat;
  games: readonly GameTitle[];
  /** The requested game; null if there is no game with that number. */
  tree: RecordTree | null;
  warnings: readonly Warning[];
}

/** A game of a file, in the form of a collection of games. */
export interface CollectedGame {
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly startFen: string;
  /** The main line, with moves separated by spaces. */
  readonly moves: string;
  /** The mover's remaining time after each move, -1 if unknown; empty if never known. */
  readonly clocksMs: readonly number[];
  /** The whole record as a link if it contains variations or comments; else empty. */
  readonly link: string;
  /** The opening of the main line, if it has a name. In Xiangqi the book must be loaded. */
  readonly opening: BookOpening | null;
}

/** A game as a file. */
export interface WrittenRecord {
  bytes: Uint8Array;
  /** The content that the format cannot store. */
  unsupported: readonly FaultFacts[];
}

/** A book move, and the results of the side that made it in the games of the book. */
export interface BookMove {
  readonly move: string;
  /** The probability of choosing it, in thousandths; 0 for a move that masters tried and abandoned. */
  readonly perMille: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export interface BookOpening {
  /** The code in the encyclopedia of openings; a single letter for a family, `-` for several. */
  readonly code: string;
  /** In traditional Chinese characters. */
  readonly name: string;
}

/** The book moves of a position, the most likely first. */
export interface BookMoves {
  readonly moves: readonly BookMove[];
  /** The opening of the last named position on the way here. */
  readonly opening: BookOpening | null;
  /** The moves as text. */
  readonly written: WrittenMoves;
}

/** The value of a piece on its point. */
export interface PieceValue {
  readonly square: string;
  readonly centipawns: number;
}

/** The result of perfect play, from the side to move's view. */
export interface EndingVerdict {
  readonly verdict: "won" | "lost" | "drawn";
  /** The winner's moves to mate; 0 in a draw, or if the distance is unknown. */
  readonly moves: number;
}

/** The verdict on a move for a Gomoku player who wants to win by fours alone. */
export interface FourVerdict {
  /**
   * `wins`: fours win against every answer. `no-four`: the move makes no four that must be answered.
   * `too-late`: the other side makes five first. `counter-four`: the answer makes a four itself, and the
   * fours no longer win. `no-four-left`: after the answer there is no further four. `fails`: there are
   * further fours, but none wins. `unknown`: the node limit was reached. Empty if the game is over.
   */
  verdict:
    "" | "wins" | "no-four" | "too-late" | "counter-four" | "no-four-left" | "fails" | "unknown";
  /**
   * The answer and, if fours win, the shortest way to the five. After `no-four` an answer that leaves no
   * win by fours, if there is one.
   */
  line: readonly string[];
}

/** The motifs of Xiangqi; engine/xiangqi/motifs/README.md explains them. */
export type XiangqiMotif =
  | "fork"
  | "pin"
  | "relative-pin"
  | "skewer"
  | "discovered-attack"
  | "discovered-cannon"
  | "trapped-piece"
  | "mate-threat"
  | "in-between-check"
  | "discovered-check"
  | "double-check"
  | "hanging-piece"
  | "insufficient-defence"
  | "double-chariot"
  | "pinned-defender"
  | "facing-generals"
  | "overloaded-defender"
  | "removed-defender"
  | "moved-into-attack"
  | "left-undefended"
  | "blocked-leg"
  | "blocked-eye"
  | "lost-screen"
  | "gave-screen"
  | "opened-line"
  | "freed-leg"
  | "interference"
  | "ignored-threat"
  | "escapes"
  | "protects"
  | "shields"
  | "removes-attacker"
  | "heavy-cannons"
  | "horse-behind-cannon"
  | "iron-bolt"
  | "palace-corner-horse"
  | "trough-horse"
  | "angler-horse"
  | "octagonal-horse"
  | "smothered-palace"
  | "double-chariot-mate"
  | "sea-bottom-moon"
  | "flanking-cannons"
  | "heaven-earth-cannons"
  | "pierced-heart"
  | "facing-generals-mate"
  | "double-check-mate"
  | "two-ghosts"
  | "side-tiger"
  | "high-angler-horse"
  | "two-horses-mate"
  | "spring-horse"
  | "cinnabar-cannon"
  | "soldier-on-throne"
  | "three-chariots"
  | "back-rank-soldier"
  | "home-driving-soldier"
  | "standing-horse"
  | "advisor-presses-general"
  | "two-cups"
  | "smothered-mate"
  | "no-move-left";

/** The motifs of Gomoku; engine/gomoku/motifs/motif.h explains them. */
export type GomokuMotif =
  | "five"
  | "open-four"
  | "double-four"
  | "four-three"
  | "double-three"
  | "forbidden-answer"
  | "vcf"
  | "vct"
  | "ignored-four"
  | "ignored-three"
  | "wrong-end"
  | "counter-four"
  | "overline";

/** A piece, by its FEN letter, or a stone, with an empty letter, and its point. */
export interface MotifPiece {
  readonly piece: string;
  readonly square: string;
}

/** A motif of a move, of the answer to it, or of the better move. */
export interface Motif {
  readonly motif: XiangqiMotif | GomokuMotif;
  readonly line: "move" | "answer" | "better";
  /** The number of plies from the start of that line. */
  readonly ply: number;
  /** The piece that carries out the motif. */
  readonly actor: MotifPiece;
  /** The affected pieces, the most valuable first; in Gomoku the points where the row continues. */
  readonly targets: readonly MotifPiece[];
  /** The pieces without which it would not work; in Gomoku the stones of the row. */
  readonly helpers: readonly MotifPiece[];
}

/** A position of a reviewed game. */
export interface ReviewedPosition {
  readonly fen: string;
  /** Used if there is no report. */
  readonly status: Status;
  /** From the side to move's view; null if the game is over. */
  readonly report: Pick<Report, "score" | "bestMove" | "pv"> | null;
  /** The motifs that explain the move that led here, if it was a mistake; null requests them. */
  readonly motifs: readonly Motif[] | null;
}

/** The gravity of a mistake, by the loss of winning chances. */
export type Gravity = "inaccuracy" | "mistake" | "blunder";

/** The fault of a move. */
export interface Flaw {
  readonly kind:
    "allows-win" | "misses-win" | "loses-piece" | "misses-piece" | "gives-away" | "weakens";
  /** The number of moves to the end of a forced win, or 0. */
  readonly moves: number;
  /** The letter of the lost or missed piece, or empty. */
  readonly piece: string;
}

export interface MistakeReport {
  /** The index of the move, from 0. */
  readonly ply: number;
  readonly seat: Seat;
  readonly gravity: Gravity;
  readonly flaw: Flaw;
  /** The loss of winning chances, 0 … 1. */
  readonly loss: number;
  readonly motifs: readonly Motif[];
}

/** The judgement of the moves of a game, from the reports on its positions. Moves are numbered from 0. */
export interface Judgement {
  /** The winning chances of the first side in each position, 0 … 1; a draw counts half. */
  readonly chances: readonly number[];
  /** In game order. */
  readonly mistakes: readonly MistakeReport[];
  /** The moves that answered a mistake like the engine, except captures and the last move of a win. */
  readonly goodAnswers: readonly number[];
  /** The accuracy of each side while the game was open, 0 … 1; null for a side without such moves. */
  readonly accuracy: Readonly<Record<Seat, number | null>>;
  /**
   * The move with which the loser left the last tenable position: in Gomoku the last one without a forced
   * win against it, in Xiangqi the last one with winning chances of 30 %. Null if there is no loser.
   */
  readonly lastTenable: number | null;
}

/** The opening procedures for fair games of Gomoku; those of Renju require its rule and 15 lines. */
export type Procedure = "swap2" | "taraguchi-10" | "soosyrv-8";

/** The players of an opening procedure, whichever colours they have. */
export type OpeningPlayer = "opener" | "answerer";

/**
 * The acts so far: points of stones; `black` or `white`, the side a player chooses; `two` or `ten`, the
 * alternative of the procedure; the number of fifth moves.
 */
export interface OpeningRecord {
  readonly procedure: Procedure;
  readonly acts: readonly string[];
}

/** Acts other than points on the board. */
export type OpeningWord = "black" | "white" | "two" | "ten" | `${number}`;

/** The next act. */
export interface OpeningAct {
  readonly player: OpeningPlayer;
  /**
   * `place` a stone of the side to move, `take` a side, `declare` the number of fifth moves, `offer` one of
   * them, `select` the one that stays.
   */
  readonly kind: "place" | "take" | "declare" | "offer" | "select";
  /** The allowed points, if the act is a point on the board. */
  readonly points: readonly string[];
  /** The size in lines of the central square that the points are restricted to; 0 for none. */
  readonly square: number;
  /** The acts to choose from, if the act is not a point on the board. */
  readonly words: readonly OpeningWord[];
  /** The number of consecutive acts of this kind, including this one. */
  readonly left: number;
}

/** The state of an opening procedure. */
export interface OpeningReport {
  /** The stones on the board. */
  readonly moves: readonly string[];
  /** The offered stones, of which one will stay. */
  readonly offered: readonly string[];
  /** The player of the first side; empty before the sides are chosen. */
  readonly first: OpeningPlayer | "";
  /** The player of each act. */
  readonly players: readonly OpeningPlayer[];
  /** Null once the procedure is over. */
  readonly next: OpeningAct | null;
}

/** How to open the game; a taste that does not apply to a game acts like `masters`. */
export type OpeningTaste =
  | "masters" // as often as masters do
  | "none" // without the book
  | "central-cannon" // Xiangqi: the first move, if the book offers it
  | "knight"
  | "bishop"
  | "pawn"
  | "direct" // Gomoku: the first stones are next to the opening stone
  | "indirect"; // diagonally next to it

/**
 * The playing style, independent of strength: the choice of book moves, and of moves that the level's
 * search finds nearly equal. Ignored if several lines are searched.
 */
export interface Style {
  opening: OpeningTaste;
  /** -2, safety first, to 2, attack above all. */
  risk: number;
  /** -2, keeps the pieces on the board, to 2, exchanges whenever possible. Xiangqi only. */
  exchanges: number;
  /** The piece that the player likes to move and to keep. Xiangqi only. */
  piece: "none" | "rook" | "knight" | "cannon" | "pawn";
}

/** A search ends at the first limit reached; 0 means no limit. */
export interface Limits {
  depth: number;
  nodes: number;
  moveTimeMs: number;
  /** 1 (beginner) … 10 (full strength); lower levels also limit the depth. */
  level: number;
  /** The number of lines to report, 1 … 5. Above 1 the level is ignored, because it is an analysis. */
  multiPv: number;
  /** Whether to play a book move, if there is one. */
  useBook: boolean;
  /**
   * The seed for the choice among book moves and for the evaluation errors of lower levels. 0 uses a seed
   * drawn for this game when the session was opened or `newGame` was called.
   */
  seed: number;
  /** The clock of the side to move: the remaining time, and the increment per move. */
  clockMs: number;
  incrementMs: number;
  /**
   * The number of moves until the next time control, 1 if the time is for this move only; 0 if it is for
   * the whole game.
   */
  movesToGo: number;
  /** Ends once a mate within this many moves is proven or ruled out (`noMateWithin`). */
  mate: number;
  /** Only these moves are considered; all if empty. */
  rootMoves: readonly string[];
  style: Style;
}

/** How games from such a position end, in thousandths; the sum is 1000. In Gomoku none are drawn. */
export interface Chances {
  win: number;
  draw: number;
  loss: number;
}

/** One report of the search: the state after a finished iteration, or the final answer. */
export interface Report {
  depth: number;
  selectiveDepth: number;
  /** The number of this line, from 1 to `Limits.multiPv`. */
  multiPv: number;
  /** Centipawns from the side to move's view; only the sign counts unless `kind` is `evaluation`. */
  score: number;
  /** Moves (not plies) to mate: > 0 the side to move mates, < 0 it is mated, 0 no mate seen. */
  mate: number;
  /** `rule`: the game is won, or lost if `score` is negative, by a ruling on repetition. */
  kind: "evaluation" | "mate" | "rule";
  /** `lower`: stopped before the search knew whether there is a better move. `none`: nothing is known. */
  bound: "exact" | "lower" | "upper" | "none";
  nodes: number;
  nodesPerSecond: number;
  timeMs: number;
  /** Use of the transposition table in thousandths. */
  hashFull: number;
  /** The side to move has no mate within this many moves, proven by a search for a mate (`Limits.mate`). */
  noMateWithin: number;
  /** From the side to move's view. */
  chances: Chances;
  /** Principal variation. */
  pv: readonly string[];
  /** Empty if the position has no legal move. */
  bestMove: string;
  /**
   * `table`: a proven result. Perfect play leads to the mate in `mate` or, by the sign of `score`, to a win
   * of unknown length, a draw or a loss.
   */
  source: "search" | "book" | "table";
  /** The line as text. */
  written: WrittenMoves;
}

/** Of the time since a search began, in milliseconds. */
export interface TimePlan {
  /** After this no iteration starts. */
  readonly softMs: number;
  /** At this the search stops. */
  readonly hardMs: number;
}

/**
 * All requests of a session and their answers. Moves are written in the requested `notations`. A request
 * for a feature that the game lacks is rejected with `not-offered`.
 */
export interface Calls {
  describe: {
    args: [position: PositionRef, notations: readonly Notation[]];
    answer: Description;
  };
  /** Parses a move of the position in any notation. */
  readMove: { args: [position: PositionRef, text: string]; answer: ReadMove };
  /** Null if the move is legal, or not a move of a piece of the side to move. */
  whyIllegal: { args: [position: PositionRef, move: string]; answer: IllegalMove | null };
  /** The moves of the piece on that point. */
  reachOf: { args: [position: PositionRef, point: string]; answer: PieceReach };
  /**
   * Reads the game with that number, from 0, of a file or text in any format; `rules` applies to records
   * that do not name their rules.
   */
  readRecord: {
    args: [bytes: Uint8Array, chosen: number, rules: RuleSet, notations: readonly Notation[]];
    answer: RecordReading;
  };
  /** Reads all games of a file, or of a part of one, for a collection; `rules` as above. */
  readGames: { args: [bytes: Uint8Array, rules: RuleSet]; answer: CollectedGames };
  writeRecord: {
    args: [tree: RecordTree, format: RecordFormat, notation: Notation];
    answer: WrittenRecord;
  };
  /**
   * Unpacks a file of many games from the usual start position: for each game the number of plies and a
   * code per ply, from × 90 + to, where points are numbered along the ranks from the lowest; 16-bit
   * numbers, little-endian. Takes seconds. Xiangqi only.
   */
  unpackGames: { args: [bytes: Uint8Array]; answer: Uint8Array };
  bookMoves: { args: [position: PositionRef, notations: readonly Notation[]]; answer: BookMoves };
  /** The loss of each side without each of its pieces; negative if the piece hinders its own side. */
  pieceValues: { args: [position: PositionRef]; answer: readonly PieceValue[] };
  /**
   * The position as FEN after a pass: the best moves of the other side are its threats. Null if the side to
   * move is in check. Xiangqi only.
   */
  passTurn: { args: [position: PositionRef]; answer: string | null };
  /** The time that a search within these limits plans to use. Null without a time limit. */
  planTime: { args: [limits: Limits]; answer: TimePlan | null };
  /**
   * The result of perfect play in an endgame. Null if there is no table, the game is over, or both sides
   * can attack and neither wins by force. The first position of a material takes a second or two. Xiangqi
   * only.
   */
  judgeEnding: { args: [position: PositionRef]; answer: EndingVerdict | null };
  /** The number of lines of `depth` legal moves, without regard to repetitions. */
  perft: { args: [position: PositionRef, depth: number]; answer: number };
  /**
   * A key of 16 hexadecimal digits: the same for positions with the same pieces and the same side to move.
   */
  positionKey: { args: [position: PositionRef]; answer: string };
  /** Judges the last move of the position. Takes a few seconds at most. */
  judgeFour: { args: [position: PositionRef]; answer: FourVerdict };
  /**
   * Judges the last moves of the position from the search reports on its positions: `positions` ends with
   * the position itself and has at most one element more than there are moves.
   */
  judgeGame: {
    args: [position: PositionRef, positions: readonly ReviewedPosition[]];
    answer: Judgement;
  };
  /**
   * Describes an opening and its board, where only the points that the procedure allows are legal moves.
   * `position` is the start of the game; its moves are those after the opening.
   */
  describeOpening: {
    args: [position: PositionRef, opening: OpeningRecord, notations: readonly Notation[]];
    answer: Description & { readonly opening: OpeningReport };
  };
  /** The next acts of the player to act; the limits apply to each. Blocks like `search`. */
  playOpening: {
    args: [position: PositionRef, opening: OpeningRecord, limits: Limits];
    answer: readonly string[];
  };
}

export type SessionCalls = {
  [Name in keyof Calls]: (...args: Calls[Name]["args"]) => Reply<Calls[Name]["answer"]>;
};

/** One game. A session lives as long as its worker. After an exception discard the worker. */
export interface Session extends SessionCalls {
  /**
   * Blocks until a limit is reached or `stopRequested` returns true; calls `onReport` for each iteration.
   */
  search(
    position: PositionRef,
    limits: Limits,
    notations: readonly Notation[],
    onReport: (report: Report) => void,
  ): Reply<Report>;
  /** If a file is rejected, the session continues without it. */
  loadBook(bytes: Uint8Array): Reply<null>;
  loadNetwork(bytes: Uint8Array): Reply<null>;
  /** Whether `loadEndingSets` has not been called and could decide the position. Xiangqi only. */
  missesEndingSets(position: PositionRef): Reply<boolean>;
  loadEndingSets(bytes: Uint8Array): Reply<null>;
  /** Clears the results of earlier searches and draws a new seed. */
  newGame(): Reply<null>;
  /**
   * Sets the number of threads for searches at full strength, 1 … 32; initially 1. Returns the new number:
   * 1 in the default module, in the other at most `ModuleOptions.helpers` + 1.
   */
  useThreads(count: number): Reply<number>;
}

export interface EngineModule {
  Session: new (game: GameId, hashMegabytes: number) => Session;
  /**
   * The node count of searches of the positions, one FEN a line, evaluated by the network or, with no bytes, by the
   * hand-written evaluation; equal on every platform, and 0 if the network is rejected.
   */
  bench(game: GameId, depth: number, network: Uint8Array, positions: string): number;
}

export interface ModuleOptions {
  /** Polled every 2048 nodes; the search ends as soon as it returns true. */
  stopRequested?: () => boolean;
  instantiateWasm?: (
    imports: WebAssembly.Imports,
    receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) => object;
  wasmBinary?: ArrayBuffer | Uint8Array;
  /** For engine-threads.js: shared memory of 32 MB to 1 GB; by default the module allocates its own. */
  wasmMemory?: WebAssembly.Memory;
  /**
   * For engine-threads.js, which requires it: the number of workers, at least one, to start for additional
   * threads.
   */
  helpers?: number;
  /** For engine-threads.js: the address from which those workers import it. */
  mainScriptUrlOrBlob?: string;
}

export default function createEngine(options?: ModuleOptions): Promise<EngineModule>;
