// SPDX-License-Identifier: MIT
// The surface of the WebAssembly module: one Session per worker; values are plain objects and arrays,
// with nothing to delete but the session.

/** The games there are. */
export type GameId = "xiangqi" | "gomoku";

/** How the game stands; `first` is the side that moves first: Red in Xiangqi, Black in Gomoku. */
export type Status = "ongoing" | "first-wins" | "second-wins" | "draw";

/** Why the game stands as `status` says. Empty while it is ongoing. */
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

/** A move of a repeated cycle. Pieces are named by the points where they stand at the cycle's end. */
export interface CycleStep {
  move: string;
  seat: Seat;
  /** The piece that moved. */
  piece: string;
  /** `threat` is one of mate, `combination` a chase that wins by checks; none of an idle move. */
  natures: readonly ("check" | "threat" | "chase" | "combination" | "offer" | "block")[];
  /** The attacks it makes anew, if it chases. */
  attacks: readonly { from: string; to: string }[];
}

/** How a repetition is ruled. */
export interface Ruling {
  status: Status;
  reason: Reason;
  /** Where the rule set says so: item 18, the item of diagram 12, article 26.4, or nowhere in particular. */
  article: { kind: "none" | "item" | "diagram" | "article"; number: string };
  /** Why nobody has to vary, if that is so. */
  allowance: "peace" | "threats" | "turns" | "mixture" | "offers" | "excused";
  /** The side that loses by it; null in a draw. */
  guilty: Seat | null;
  /** Points of the pieces it chased with every move. */
  victims: readonly string[];
  cycle: readonly CycleStep[];
}

/** A four or an open three on the board. */
export interface ThreatRow {
  seat: Seat;
  kind: "four" | "open-three";
  /** Along the row. */
  stones: readonly string[];
  /** Where one stone more makes a five of a four, or an open four of a three. */
  next: readonly string[];
}

/** An opening of Renju. */
export interface OpeningName {
  /** `D4` and the like; before the third stone `T`, `D` or `I`, which have no names. */
  code: string;
  /** Japanese. */
  romanised: string;
  simplified: string;
  traditional: string;
}

/** Everything the page needs to know of a position; the page holds no rule of its own. */
export interface Snapshot {
  fen: string;
  /** Every legal move, e.g. "h2e2"; none when the game is over. */
  legalMoves: readonly string[];
  status: Status;
  reason: Reason;
  inCheck: boolean;
  /** Square of the checked general when `inCheck`, else empty. */
  checkedSquare: string;
  /** The repetition that decided the game. */
  ruling: Ruling | null;
  /** The ruling if the cycle that just led back to an earlier position were played once more. */
  warning: Ruling | null;
  /** Legal moves with which the side to move would lose at once by repetition. */
  losingMoves: readonly string[];
  /** The stones of the row that won, from end to end. */
  winningRow: readonly string[];
  /** Renju's empty points barred to Black, also when White is to move. */
  forbidden: readonly { point: string; foul: "overline" | "double-four" | "double-three" }[];
  threats: readonly ThreatRow[];
  /** The opening of Renju the game began with, and the moves that go on with one. */
  opening: OpeningName | null;
  openingMoves: readonly { move: string; opening: OpeningName }[];
}

/** The rule sets for repetitions in Xiangqi, and the rules of Gomoku. */
export type RuleSet =
  "asian" | "computer" | "simple" | "chinese" | "freestyle" | "standard" | "renju" | "caro";

/** How moves are written: h2e2, H2-E2, C2=5, 炮二平五 in simplified and traditional characters, P2-5. */
export type Notation = "uci" | "iccs" | "wxf" | "zh-hans" | "zh-hant" | "vietnamese";

/** Moves, by the notations they were asked for in, as far as the game has them. */
export type WrittenMoves = { readonly [Name in Notation]?: readonly string[] };

/**
 * A position by its origin and the rules it is judged by: every call carries it whole, so a worker can
 * be replaced at any time.
 */
export interface PositionRef {
  readonly fen: string;
  readonly moves: readonly string[];
  readonly rules: RuleSet;
}

/** What is wrong with an input. */
export interface FaultFacts {
  /** Lower case with hyphens (engine/core/text/fault.cpp), e.g. `illegal-move`. */
  code: string;
  /** The part of the question that is wrong. */
  text: string;
  /** What that part stands in: a row, a position. */
  where: string;
  /** A count; of a move in a list or a tree its ply, from 1. */
  number: number;
  expected: number;
  /** What it could mean, where it is ambiguous. */
  choices: readonly string[];
}

/** What is wrong with a question. */
export interface Fault extends FaultFacts {
  /** All of that in English, without a full stop. */
  sentence: string;
}

export type Reply<Answer> = { fault: null; answer: Answer } | { fault: Fault; answer: null };

/** What the engine says of a position. */
export interface Description {
  readonly snapshot: Snapshot;
  /** The moves that led to it. */
  readonly written: WrittenMoves;
}

/** What a text says as a move; text after the manner of chess (`Che3`) is read too. */
export interface ReadMove {
  /** As "h2e2". */
  move: string;
  notation: Notation | "algebraic";
}

/** Why a move may not be played; engine/xiangqi/board/illegality.h says what each is. */
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
  /** What is to blame: the pieces in the way, or those that would take the general. */
  readonly points: readonly string[];
}

/** What a piece can do, whosever turn it is; points of the board. */
export interface PieceReach {
  readonly targets: readonly string[];
  /** Where it cannot go for the sake of its own general. */
  readonly barred: readonly string[];
  /** The legs and eyes that are in its way. */
  readonly blockers: readonly string[];
  /** The pieces over which it takes. */
  readonly screens: readonly string[];
}

/** The kinds of game records; `cbr` (with its libraries, CBL) and `cbf` are only read. */
export type RecordFormat =
  "fen" | "pgn" | "dhtmlxq" | "xqf" | "cbr" | "cbf" | "psq" | "sgf" | "text" | "renlib" | "link";

/** What is said about a position of a record: the one after a move, or the start. */
export interface Notes {
  readonly comment: string;
  /** Numeric annotation glyphs of PGN. */
  readonly glyphs: readonly number[];
  /** For the first side. */
  readonly evaluation: { readonly centipawns: number; readonly mate: number } | null;
  /** What the mover's clock still showed. */
  readonly clockMs: number | null;
}

export interface RecordNode {
  /** The index of the node it follows, which stands before it. */
  readonly parent: number;
  /** Empty at the root. */
  readonly move: string;
  /** The move as text; not needed where a record is written. */
  readonly written: { readonly [Name in Notation]?: string };
  readonly notes: Notes;
}

/** A game with its variations. */
export interface RecordTree {
  readonly startFen: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  /** The root, then the moves depth first, the main line before its variations. */
  readonly nodes: readonly RecordNode[];
}

/** A game in a list of games: what its headers say, and the length of its main line. */
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
  /** How many things could not be read. */
  readonly warnings: number;
}

/** What could not be read. */
export interface Warning {
  /** Lines count from 1, bytes from 0. */
  unit: "line" | "byte";
  at: number;
  /** Bytes of UTF-8 before it in its line; 0 where that is not known. */
  column: number;
  /** The game of the file, counted from 1. */
  game: number;
  /** The ply of the move it is about, counted from 1; 0 where it is about none. */
  ply: number;
  fault: FaultFacts;
}

/** What bytes hold as records of games. */
export interface RecordReading {
  /** What they look like; text that looks like nothing else is `pgn`, in Gomoku `text`. */
  format: RecordFormat;
  games: readonly GameTitle[];
  /** The game asked for; null when there is none of that number. */
  tree: RecordTree | null;
  warnings: readonly Warning[];
}

/** A game of a file as a collection of games keeps it. */
export interface CollectedGame {
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly startFen: string;
  /** The main line, with a space between two moves. */
  readonly moves: string;
  /**
   * What the mover's clock still showed after each of them, -1 where that is not known; empty where it
   * never is.
   */
  readonly clocksMs: readonly number[];
  /** The whole record as a link where it says more than that: variations, remarks. Else empty. */
  readonly link: string;
  /** Of the main line, as far as it is known by name. In Xiangqi the book has to be loaded. */
  readonly opening: BookOpening | null;
}

/** A game as a file. */
export interface WrittenRecord {
  bytes: Uint8Array;
  /** What the format has no place for. */
  unsupported: readonly FaultFacts[];
}

/** A move of the book, and how the side that made it fared in the games it was made of. */
export interface BookMove {
  readonly move: string;
  /** How often it is to be chosen; 0 for a move that masters tried and left. */
  readonly perMille: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export interface BookOpening {
  /** In the encyclopedia of openings; a letter alone for a family, `-` for several. */
  readonly code: string;
  /** In traditional characters. */
  readonly name: string;
}

/** The book's moves for a position, the likeliest first. */
export interface BookMoves {
  readonly moves: readonly BookMove[];
  /** What the opening is called: the last named position on the way. */
  readonly opening: BookOpening | null;
  /** Each of them. */
  readonly written: WrittenMoves;
}

/** What a piece is worth where it stands. */
export interface PieceValue {
  readonly square: string;
  readonly centipawns: number;
}

/** What perfect play leads to, for the side to move. */
export interface EndingVerdict {
  readonly verdict: "won" | "lost" | "drawn";
  /** Of the winner, to the mate; 0 in a draw, or where only the winner is known. */
  readonly moves: number;
}

/** What a move is worth to a player of Gomoku who means to win by fours alone. */
export interface FourVerdict {
  /**
   * `wins`: fours win, whatever the answer. `no-four`: there is none to be answered. `too-late`: the
   * other side makes its five. `counter-four`: the answer makes a four itself, and the fours win no
   * more. `no-four-left`: after the answer no other can be made. `fails`: some can, but none wins.
   * `unknown`: too much to be decided. Empty once the game is over.
   */
  verdict:
    "" | "wins" | "no-four" | "too-late" | "counter-four" | "no-four-left" | "fails" | "unknown";
  /**
   * The answer and, where fours win, the shortest way on to the five. After `no-four` an answer that
   * leaves no win by fours, if there is one.
   */
  line: readonly string[];
}

/** The motifs of Xiangqi; engine/xiangqi/motifs/README.md says what each is. */
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

/** The motifs of Gomoku; engine/gomoku/motifs/motif.h says what each is. */
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

/** Where something stands: a piece by its letter in a FEN, or a stone, whose letter is empty. */
export interface MotifPiece {
  readonly piece: string;
  readonly square: string;
}

/** What a move, the answer to it or the move that was better is an example of. */
export interface Motif {
  readonly motif: XiangqiMotif | GomokuMotif;
  readonly line: "move" | "answer" | "better";
  /** So many plies from the beginning of that line. */
  readonly ply: number;
  /** The piece that does it. */
  readonly actor: MotifPiece;
  /** Those it is done to, the dearest first; in Gomoku where the row goes on. */
  readonly targets: readonly MotifPiece[];
  /** Those without which it would not work; in Gomoku the stones of the row. */
  readonly helpers: readonly MotifPiece[];
}

/** A position of a game that is judged. */
export interface ReviewedPosition {
  readonly fen: string;
  /** Counts where there is no report. */
  readonly status: Status;
  /** For the side to move; null where the game is over. */
  readonly report: Pick<Report, "score" | "bestMove" | "pv"> | null;
  /** What explains the move that led here, if it was a mistake; null has it explained. */
  readonly motifs: readonly Motif[] | null;
}

/** How grave a mistake is: by how much the winning chances fell. */
export type Gravity = "inaccuracy" | "mistake" | "blunder";

/** What was wrong with a move. */
export interface Flaw {
  readonly kind:
    "allows-win" | "misses-win" | "loses-piece" | "misses-piece" | "gives-away" | "weakens";
  /** Moves to the end of a forced win, or 0. */
  readonly moves: number;
  /** The letter of the piece that is lost or missed, or empty. */
  readonly piece: string;
}

export interface MistakeReport {
  /** The move, counted from 0. */
  readonly ply: number;
  readonly seat: Seat;
  readonly gravity: Gravity;
  readonly flaw: Flaw;
  /** Of winning chances, 0 … 1. */
  readonly loss: number;
  readonly motifs: readonly Motif[];
}

/** What the reports on the positions of a game say of its moves, which are counted from 0. */
export interface Judgement {
  /** Winning chances of the first side in each position, 0 … 1; a draw counts half. */
  readonly chances: readonly number[];
  /** In the order of the game. */
  readonly mistakes: readonly MistakeReport[];
  /** Moves that answered a mistake as the engine would have, except captures and the last move of a win. */
  readonly goodAnswers: readonly number[];
  /** How well each side played while the game was open, 0 … 1; null where it made no such move. */
  readonly accuracy: Readonly<Record<Seat, number | null>>;
  /**
   * The move with which the side that lost left the last position it could hold: in Gomoku the last without a
   * forced win against it, in Xiangqi the last where its chances were 30 %. Null while nobody has lost.
   */
  readonly lastTenable: number | null;
}

/** Ways to begin a game of Gomoku fairly; those of Renju only by its rule and on 15 lines. */
export type Procedure = "swap2" | "taraguchi-10" | "soosyrv-8";

/** Those of an opening procedure, whichever side they have. */
export type OpeningPlayer = "opener" | "answerer";

/**
 * What was done so far: points of stones; `black` or `white`, the side a player takes; `two` or `ten`, the
 * procedure's other way; the number of fifth moves.
 */
export interface OpeningRecord {
  readonly procedure: Procedure;
  readonly acts: readonly string[];
}

/** What is not done on the board. */
export type OpeningWord = "black" | "white" | "two" | "ten" | `${number}`;

/** What is to be done next. */
export interface OpeningAct {
  readonly player: OpeningPlayer;
  /**
   * `place` a stone of the side to move, `take` a side, `declare` how many fifth moves there will be,
   * `offer` one of them, `select` the one that stays.
   */
  readonly kind: "place" | "take" | "declare" | "offer" | "select";
  /** Where, if it is done on the board. */
  readonly points: readonly string[];
  /** How many lines the square in the middle has to which they are bound; 0 where they are not. */
  readonly square: number;
  /** The acts to choose from, if it is not done on the board. */
  readonly words: readonly OpeningWord[];
  /** How many of this kind follow upon each other, this one included. */
  readonly left: number;
}

/** How far an opening procedure has come. */
export interface OpeningReport {
  /** The stones on the board. */
  readonly moves: readonly string[];
  /** Those of which one will stay. */
  readonly offered: readonly string[];
  /** Who has the first seat; empty before sides are taken. */
  readonly first: OpeningPlayer | "";
  /** Who did each act. */
  readonly players: readonly OpeningPlayer[];
  /** Null once the procedure is over. */
  readonly next: OpeningAct | null;
}

/** How a game is to begin; a taste that means nothing in a game is `masters` there. */
export type OpeningTaste =
  | "masters" // as often as masters do
  | "none" // without the book
  | "central-cannon" // Xiangqi: the first move, where the book offers it
  | "knight"
  | "bishop"
  | "pawn"
  | "direct" // Gomoku: first stones beside the opening stone
  | "indirect"; // at its corners

/**
 * How a player likes to play, beside how well: which book moves, and which of the moves that the level's
 * search finds nearly equal. Several lines are searched without.
 */
export interface Style {
  opening: OpeningTaste;
  /** -2, safety first, to 2, attack above all. */
  risk: number;
  /** -2, keeps the pieces on the board, to 2, takes what can be exchanged. Xiangqi. */
  exchanges: number;
  /** Likes to move it and to keep it. Xiangqi. */
  piece: "none" | "rook" | "knight" | "cannon" | "pawn";
}

/** A search ends at the first limit it meets; 0 means "no such limit". */
export interface Limits {
  depth: number;
  nodes: number;
  moveTimeMs: number;
  /** 1 (first lesson) … 10 (full strength); lower levels also cap the depth by themselves. */
  level: number;
  /** Lines to report, 1 … 5. Above 1 the level is ignored: it is analysis. */
  multiPv: number;
  /** Take a move from the book where it has one. */
  useBook: boolean;
  /**
   * Seeds the choice among book moves and the errors of judgement of the lower levels; 0 takes a seed
   * that was drawn for this game, when the session was opened or `newGame` called.
   */
  seed: number;
  /** The clock of the side to move: what is left on it, and what every move adds. */
  clockMs: number;
  incrementMs: number;
  /** Until the next control, 1 where the time is for this move alone; 0: it is for the whole game. */
  movesToGo: number;
  /** Ends once a mate in so many moves is proven, or that there is none (`noMateWithin`). */
  mate: number;
  /** Only moves of these are considered; all where there are none. */
  rootMoves: readonly string[];
  style: Style;
}

/** How games of the engine against itself ended from such positions, in thousandths, together 1000. */
export interface Chances {
  win: number;
  draw: number;
  loss: number;
}

/** One report of the search: the state after a finished iteration, or the final answer. */
export interface Report {
  depth: number;
  selectiveDepth: number;
  /** 1-based index of this line among `Limits.multiPv`. */
  multiPv: number;
  /** Centipawns for the side to move; where `kind` is another than `evaluation` only its sign counts. */
  score: number;
  /** Moves (not plies) to mate: > 0 the side to move mates, < 0 it is mated, 0 no mate seen. */
  mate: number;
  /** `rule`: the game is won, or below 0 lost, by a ruling on repetition. */
  kind: "evaluation" | "mate" | "rule";
  /** `lower`: stopped before it was seen whether there is better. `none`: nothing is known. */
  bound: "exact" | "lower" | "upper" | "none";
  nodes: number;
  nodesPerSecond: number;
  timeMs: number;
  /** Use of the transposition table in thousandths. */
  hashFull: number;
  /** It is proven that the side to move has no mate in so many moves: only where a mate was asked for. */
  noMateWithin: number;
  /** Of the side to move; null in a game without a model of them, which is Gomoku. */
  chances: Chances | null;
  /** Principal variation. */
  pv: readonly string[];
  /** Empty when the position has no legal move. */
  bestMove: string;
  /**
   * `table`: a fact. Perfect play leads to that mate or, by the sign of `score`, to a win whose length is not
   * known, a draw or a loss.
   */
  source: "search" | "book" | "table";
  /** Its line. */
  written: WrittenMoves;
}

/**
 * The questions of a session and their answers: the one list. Moves come in the `notations` asked for.
 * A call about what the game does not have is refused with `not-offered`.
 */
export interface Calls {
  describe: {
    args: [position: PositionRef, notations: readonly Notation[]];
    answer: Description;
  };
  /** A move of the position, in whatever notation the text is. */
  readMove: { args: [position: PositionRef, text: string]; answer: ReadMove };
  /** Null where the move is legal, or it is not that of a piece whose turn it is. */
  whyIllegal: { args: [position: PositionRef, move: string]; answer: IllegalMove | null };
  /** What the piece on that point can do. */
  reachOf: { args: [position: PositionRef, point: string]; answer: PieceReach };
  /**
   * Reads the game of that number, counted from 0, of a file or text in whatever format; `rules` are
   * those of records that do not name theirs.
   */
  readRecord: {
    args: [bytes: Uint8Array, chosen: number, rules: RuleSet, notations: readonly Notation[]];
    answer: RecordReading;
  };
  /** Reads all games of a file, or of a piece of one, for a collection; `rules` as above. */
  readGames: { args: [bytes: Uint8Array, rules: RuleSet]; answer: CollectedGames };
  writeRecord: {
    args: [tree: RecordTree, format: RecordFormat, notation: Notation];
    answer: WrittenRecord;
  };
  /**
   * The moves of a file of many games from the usual start: of each game the number of its plies and a code for
   * each, from × 90 + to, where points count along the ranks from the lowest; 16 bits, little-endian. Takes
   * seconds. Xiangqi.
   */
  unpackGames: { args: [bytes: Uint8Array]; answer: Uint8Array };
  bookMoves: { args: [position: PositionRef, notations: readonly Notation[]]; answer: BookMoves };
  /** What each side would lose without each of its pieces; below 0 where one is in its way. */
  pieceValues: { args: [position: PositionRef]; answer: readonly PieceValue[] };
  /**
   * The position as FEN with the turn given to the other side: its best moves there are what it
   * threatens. Null where the side to move is in check. Xiangqi.
   */
  passTurn: { args: [position: PositionRef]; answer: string | null };
  /**
   * What perfect play makes of an ending. Null where there is no table, the game is over, or both sides can
   * attack and neither wins by force. The first position of a material takes a second or two. Xiangqi.
   */
  judgeEnding: { args: [position: PositionRef]; answer: EndingVerdict | null };
  /** Judges the last move of the position. Takes seconds at the very most. */
  judgeFour: { args: [position: PositionRef]; answer: FourVerdict };
  /**
   * Judges the last moves of the position by what searches reported of the positions around them: `positions`
   * ends with the position itself and has at most one more than there are moves.
   */
  judgeGame: {
    args: [position: PositionRef, positions: readonly ReviewedPosition[]];
    answer: Judgement;
  };
  /**
   * An opening and the board it has come to, where only what it allows next is legal. `position` is where the
   * game begins; its moves are those after the opening.
   */
  describeOpening: {
    args: [position: PositionRef, opening: OpeningRecord, notations: readonly Notation[]];
    answer: Description & { readonly opening: OpeningReport };
  };
  /** The next acts of the player whose turn it is; the limits are for each. Blocks like `search`. */
  playOpening: {
    args: [position: PositionRef, opening: OpeningRecord, limits: Limits];
    answer: readonly string[];
  };
}

export type SessionCalls = {
  [Name in keyof Calls]: (...args: Calls[Name]["args"]) => Reply<Calls[Name]["answer"]>;
};

/** One game; lives as long as its worker. After a thrown error discard the worker. */
export interface Session extends SessionCalls {
  /** Blocks until a limit is met or `stopRequested` answers true; `onReport` hears each iteration. */
  search(
    position: PositionRef,
    limits: Limits,
    notations: readonly Notation[],
    onReport: (report: Report) => void,
  ): Reply<Report>;
  /** Where a file is refused play goes on without it. */
  loadBook(bytes: Uint8Array): Reply<null>;
  loadNetwork(bytes: Uint8Array): Reply<null>;
  /** Whether `loadEndingSets` could say who wins the position, and was not called. Xiangqi. */
  missesEndingSets(position: PositionRef): Reply<boolean>;
  loadEndingSets(bytes: Uint8Array): Reply<null>;
  /** Forgets everything learnt from earlier searches and draws a new seed. */
  newGame(): Reply<null>;
  /**
   * Lets searches at full strength run on 1 … 32 threads, one at first. Answers how many there are: one in the
   * usual module, in the other at most one more than `ModuleOptions.helpers`.
   */
  useThreads(count: number): Reply<number>;
}

export interface EngineModule {
  Session: new (game: GameId, hashMegabytes: number) => Session;
  /**
   * Node count of the fixed bench positions, judged by the network or, with no bytes, by hand-made
   * evaluation; equal on every platform, and 0 when the network is refused.
   */
  bench(game: GameId, depth: number, network: Uint8Array): number;
}

export interface ModuleOptions {
  /** Polled every 2048 nodes; a true answer ends the search at once. */
  stopRequested?: () => boolean;
  instantiateWasm?: (
    imports: WebAssembly.Imports,
    receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) => object;
  wasmBinary?: ArrayBuffer | Uint8Array;
  /** Of engine-threads.js: shared, at least 32 MB and at most 1 GB; else it takes memory itself. */
  wasmMemory?: WebAssembly.Memory;
  /** Of engine-threads.js, which wants it: how many workers, at least one, are started for threads beside the own one. */
  helpers?: number;
  /** Of engine-threads.js: the address from which those workers import it. */
  mainScriptUrlOrBlob?: string;
}

export default function createEngine(options?: ModuleOptions): Promise<EngineModule>;
