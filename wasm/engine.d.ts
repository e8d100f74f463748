// SPDX-License-Identifier: MIT
// The surface of the WebAssembly module: one Session per worker, flat value objects, no vectors,
// nothing to delete. Lists cross the boundary as space-separated strings.

/** The games a Session can be opened for. */
export type GameId = 'xiangqi' | 'gomoku';

/** `first` is the side that moves first: Red in Xiangqi, Black in Gomoku. */
export type Status = 'ongoing' | 'first-wins' | 'second-wins' | 'draw';

/** Why the game stands as `status` says. Empty while it is ongoing. */
export type Reason =
  | ''
  | 'checkmate'
  | 'stalemate'
  | 'perpetual-check'
  | 'mutual-perpetual-check'
  | 'perpetual-chase'
  | 'mutual-perpetual-chase'
  | 'perpetual-attack'
  | 'mutual-perpetual-attack'
  | 'repetition'
  | 'natural-move-limit'
  | 'insufficient-material'
  | 'five-in-a-row'
  | 'board-full';

/** Everything the page needs to know of a position; the page holds no rule of its own. */
export interface Snapshot {
  fen: string;
  /** Every legal move, space-separated, e.g. "h2e2 h0g2"; empty when the game is over. */
  legalMoves: string;
  status: Status;
  reason: Reason;
  inCheck: boolean;
  /** Square of the checked general when `inCheck`, else empty. */
  checkedSquare: string;
  /** The moves of the repeated cycle when a repetition decided the game, else empty. */
  cycle: string;
  /**
   * What that ruling rests on: `axf-18` is item 18 of the Asian rules, `axf-d12` the item of their
   * diagram 12, `axf` their definitions; `cxa-26.4` an article of the Chinese rules of 1999;
   * `computer-1` an item of the computer rules; `simple`.
   */
  article: string;
  /** The side that broke the rule and lost by it; empty when the repetition is a draw. */
  guilty: '' | 'first' | 'second';
  /** Points of the pieces it chased with every move, space-separated. */
  prey: string;
  /**
   * Each move of the cycle as "h2e2:chase+offer:h2xe6,h2xa6", space-separated: the move; what it
   * does, `check`, `threat` (of mate), `chase`, `combination` (a chase that wins by checks),
   * `offer`, `block` or else `idle`; and, where it chases, who attacks whom once it is played.
   */
  natures: string;
  /** Why the game is over, as an English sentence; empty while it is ongoing. */
  explanation: string;

  /**
   * The ruling if the cycle that just led back to an earlier position were played once more; its
   * moves stand in `warningNatures`. `ongoing` when there is no such cycle.
   */
  warningStatus: Status;
  warningReason: Reason;
  warningArticle: string;
  warningGuilty: '' | 'first' | 'second';
  warningPrey: string;
  warningNatures: string;
  warningExplanation: string;
  /** Legal moves with which the side to move would lose at once by repetition. */
  losingMoves: string;

  /** The stones of the row that won, from end to end; empty otherwise. */
  winningRow: string;
  /**
   * Renju's empty points barred to Black, whoever's turn it is, each with its foul, `overline`,
   * `double-four` or `double-three`, as "h8:double-three", space-separated.
   */
  forbidden: string;
  /**
   * The fours and open threes on the board, space-separated: whose, which, the stones, and the
   * empty points that take it further, as "first:open-three:g8,h8,i8:f8,j8".
   */
  threats: string;
  /**
   * The opening of Renju the game began with: code and names (romanised Japanese, simplified and
   * traditional Chinese) as "D4:Kagetsu:花月:花月"; before the third stone `T`, `D` or `I` alone; empty
   * where it is none.
   */
  opening: string;
  /** The moves that go on with one, each with what it makes: "h10=D1:Kansei:寒星:寒星". */
  openingMoves: string;
}

/** The laws of repetition people play Xiangqi by, and the rules of Gomoku. */
export type RuleSet =
  'asian' | 'computer' | 'simple' | 'chinese' | 'freestyle' | 'standard' | 'renju';

/** How moves are written: h2e2, H2-E2, C2=5, 炮二平五 in simplified and traditional characters. */
export type Notation = 'uci' | 'iccs' | 'wxf' | 'zh-hans' | 'zh-hant';

/** What a text says as a move; text after the manner of chess (`Che3`) is read too. */
export interface ReadMove {
  /** As "h2e2"; empty when there is an error. */
  move: string;
  notation: Notation | 'algebraic' | '';
  /** A sentence that quotes what is wrong, else empty. */
  error: string;
}

/** The kinds of game records; `cbr` (with its libraries, CBL) is only read. */
export type RecordFormat =
  'fen' | 'pgn' | 'dhtmlxq' | 'xqf' | 'cbr' | 'psq' | 'text' | 'renlib' | 'link';

/** What bytes hold as records of games. */
export interface RecordReading {
  /** What they look like; text that looks like nothing else is `pgn`, in Gomoku `text`. */
  format: RecordFormat | '';
  /**
   * A line for each game: first player, second player, event, date, result and the number of plies of its main line,
   * separated by tabs.
   */
  games: string;
  /**
   * The game asked for, a line for each fact: `start FEN` first, then `header NAME VALUE`, and
   * `move PLY MOVE TEXT…` with the texts of the other notations, depth first, the main line before its
   * variations, so that each move hangs on the last one of the ply before. Below a move, or below the
   * headers for the start, stands what is said about its position: `comment TEXT`, `glyphs 1 14`
   * (numeric annotation glyphs of PGN), `evaluation CENTIPAWNS MATE` (for the first side),
   * `clock MILLISECONDS`. In texts and values `\n` stands for the end of a line, `\\` for a
   * backslash. Empty when there is no such game.
   */
  tree: string;
  /** What could not be read: a line for each, which says where. */
  complaints: string;
  /** A sentence when the game has no records, else empty. */
  error: string;
}

/** A game as a file. */
export interface WrittenRecord {
  bytes: Uint8Array;
  /** What the format has no place for: a line for each. */
  losses: string;
  /** A sentence that quotes what is wrong, else empty. */
  error: string;
}

/** What a move is worth to a player of Gomoku who means to win by fours alone. */
export interface FourVerdict {
  /**
   * `wins`: fours win, whatever the answer. `no-four`: there is none to be answered. `too-late`: the
   * other side makes its five. `counter-four`: the answer makes a four itself, and the fours win no
   * more. `no-four-left`: after the answer no other can be made. `fails`: some can, but none wins.
   * `unknown`: too much to be decided. Empty in Xiangqi.
   */
  verdict:
    | ''
    | 'wins'
    | 'no-four'
    | 'too-late'
    | 'counter-four'
    | 'no-four-left'
    | 'fails'
    | 'unknown';
  /**
   * The answer and, where fours win, the shortest way on to the five. After `no-four` an answer that
   * leaves no win by fours, if there is one.
   */
  line: string;
}

/** A search ends at the first limit it meets; 0 means "no such limit". */
export interface Limits {
  depth: number;
  nodes: number;
  moveTimeMs: number;
  /** 1 (first lesson) … 10 (full strength); lower levels also cap depth and nodes by themselves. */
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
}

/** One report of the search: the state after a finished iteration, or the final answer. */
export interface SearchInfo {
  depth: number;
  selectiveDepth: number;
  /** 1-based index of this line among `Limits.multiPv`. */
  multiPv: number;
  /** Centipawns for the side to move. Meaningless when `mate` is not 0. */
  score: number;
  /** Moves (not plies) to mate: > 0 the side to move mates, < 0 it is mated, 0 no mate seen. */
  mate: number;
  nodes: number;
  nodesPerSecond: number;
  timeMs: number;
  /** Use of the transposition table in thousandths. */
  hashFull: number;
  /** Principal variation, space-separated moves. */
  pv: string;
  /** Empty when the position has no legal move. */
  bestMove: string;
  source: 'search' | 'book';
}

/** One game; lives as long as its worker. After a thrown error discard the worker. */
export interface Session {
  /** Empty on success, else a sentence that quotes what is wrong; the old position then stays. */
  setPosition(fen: string, moves: string): string;
  snapshot(): Snapshot;
  /** The moves of `setPosition`, space-separated; empty where the game has no such notation. */
  notate(notation: Notation): string;
  /** The legal ones of `moves`, played from the present position, up to the first that is not. */
  notateLine(moves: string, notation: Notation): string;
  /** A move of the present position, in whatever notation the text is. */
  readMove(text: string): ReadMove;
  /** Reads the game of that number, counted from 0, of a file or text in whatever format. */
  readRecord(bytes: Uint8Array, chosen: number): RecordReading;
  /** Writes a tree as `readRecord` gives it; the texts of its moves are not needed. */
  writeRecord(tree: string, format: RecordFormat, notation: Notation): WrittenRecord;
  /**
   * The name of the `RuleSet` that snapshots judge by; `asian` or `freestyle` until it is called.
   * Empty on success, else a sentence that quotes the unknown name, or the move of the present game
   * that the rules forbid; the old ones then stay.
   */
  setRules(name: string): string;
  /** Blocks until a limit is met or `stopRequested` answers true. `onInfo` is called per iteration. */
  search(limits: Limits, onInfo: (info: SearchInfo) => void): SearchInfo;
  /** Swap2 in Gomoku: three points that leave both sides about even; empty in other games. */
  proposeOpening(): string;
  /**
   * Swap2 in Gomoku: the answer to the three or five stones of the position, `first` or `second` for
   * the side it would play, or after three the points of two more. Blocks like `search`.
   */
  answerOpening(limits: Limits): string;
  /** Judges the last move of the position, whose game is not over. Takes seconds at the very most. */
  judgeFour(): FourVerdict;
  /** Empty on success, else why the book was refused; play goes on without it. */
  loadBook(bytes: Uint8Array): string;
  /** Empty on success, else why the network was refused; play goes on by the evaluation in use. */
  loadNetwork(bytes: Uint8Array): string;
  /**
   * The book's moves for the present position, the likeliest first, each with its share in
   * thousandths, as "h2e2:550 g3g4:450"; empty where it knows none.
   */
  bookMoves(): string;
  /**
   * What each side would lose without each of its men, in centipawns, as "a0:835 b0:249"; below 0
   * where a man is in its own side's way. Empty in a game where men have no worth of their own.
   */
  pieceWorths(): string;
  /** Forgets everything learnt from earlier searches and draws a new seed. */
  newGame(): void;
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
}

export default function createEngine(options?: ModuleOptions): Promise<EngineModule>;
