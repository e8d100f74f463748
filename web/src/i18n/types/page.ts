// SPDX-License-Identifier: MIT
// Every text of the page. A language that lacks one does not compile.

import type {
  EngineFault,
  FileFault,
  GameId,
  Notation,
  Reason,
  RuleSet,
} from '../../engine/protocol.ts';
import type { ExportKind } from '../../games/formats.ts';
import type { PieceLabel, Seat, SideId } from '../../games/game-spec.ts';
import type { Deed, RepetitionReason, Ruling } from '../../games/ruling.ts';
import type { Language } from '../languages.ts';

export type Action =
  'new-game' | 'undo' | 'hint' | 'stop' | 'pause' | 'step' | 'flip' | 'draw' | 'resign';

type Ten<Item> = readonly [Item, Item, Item, Item, Item, Item, Item, Item, Item, Item];

type ThreatKind = 'four' | 'open-three';

/** The sentences about repetitions, and what they are put together from. */
export interface LawStrings {
  readonly names: Readonly<Record<RepetitionReason | 'perpetual-threat', string>>;
  /** What a side does, as its predicate. */
  readonly deeds: Readonly<Record<Deed, string>>;
  /** What a move does, as a word beside it. */
  readonly tags: Readonly<Record<Deed, string>>;
  readonly eachSide: string;
  readonly always: (side: string, deeds: readonly string[]) => string;
  readonly chases: (chasers: readonly string[], victims: readonly string[]) => string;
  readonly allowed: Readonly<Record<Ruling['allowance'], string>>;
  readonly item: (number: string) => string;
  readonly diagram: (number: string) => string;
  readonly article: (number: string) => string;
  /** `place` is empty where the law has no numbers. */
  readonly source: (rules: string, place: string) => string;
  /** With the way out. */
  readonly warning: (loser: string | null, why: string, source: string) => string;
  readonly verdict: (loser: string | null, why: string, source: string) => string;
  readonly cycle: string;
  /** Leads to the same repetition under all laws. */
  readonly why: string;
}

/** An opening of Renju, with its name in the writings that the engine knows. */
export interface RenjuOpening {
  readonly code: string;
  readonly romanised: string;
  readonly simplified: string;
  readonly traditional: string;
}

/** What is called otherwise in each game. */
export interface GameStrings {
  readonly name: string;
  readonly title: string;
  readonly tagline: string;
  /** The label of the choice between rule sets. */
  readonly rules: string;
}

/** Ways through a record. */
export type Walk = 'first' | 'back' | 'forward' | 'last';

/** The review of a game. */
export interface ReviewStrings {
  readonly title: string;
  readonly begin: string;
  readonly again: string;
  readonly cancel: string;
  readonly progress: (done: number, all: number) => string;
  readonly curve: (first: string) => string;
  /** Of winning chances, per move, as a percentage with one digit. */
  readonly kept: (side: string, percent: string) => string;
  readonly about: string;
  readonly none: string;
  readonly gravities: Readonly<Record<'inaccuracy' | 'mistake' | 'blunder', string>>;
  readonly verdict: (gravity: string, fault: string) => string;
  readonly allowsMate: (moves: number) => string;
  readonly missesMate: (moves: number) => string;
  /** By force, in Gomoku. */
  readonly allowsWin: (moves: number) => string;
  readonly missesWin: (moves: number) => string;
  /** The move with which the side that lost gave its last chance away. */
  readonly escape: (side: string, move: string) => string;
  readonly loses: (piece: string) => string;
  readonly misses: (piece: string) => string;
  readonly givesAway: string;
  readonly weakens: string;
  readonly better: (line: string) => string;
  readonly answer: (line: string) => string;
  readonly done: (mistakes: number) => string;
}

export interface AnalyseStrings {
  readonly chances: string;
  readonly chance: (side: string, percent: number) => string;
  readonly toMove: (side: string) => string;
  readonly wins: (side: string) => string;
  readonly run: string;
  readonly pause: string;
  readonly lines: string;
  readonly thinking: (depth: number, speed: string) => string;
  readonly paused: string;
  readonly waiting: string;
  readonly finished: (depth: number) => string;
  readonly walk: string;
  readonly walks: Readonly<Record<Walk, string>>;
  readonly start: string;
  readonly variation: string;
  readonly treeKeys: string;
  readonly commentOn: (move: string) => string;
  readonly promote: string;
  readonly remove: string;
  readonly openings: string;
  readonly undo: string;
  readonly empty: string;
  readonly record: string;
  /** By the names of PGN. */
  readonly headers: Readonly<Record<string, string>>;
  readonly versus: (first: string, second: string) => string;
  readonly open: string;
  readonly openHints: Readonly<Record<GameId, string>>;
  readonly pasteLabel: string;
  readonly chooseFile: string;
  readonly read: string;
  readonly close: string;
  readonly games: (count: number) => string;
  readonly unnamed: string;
  readonly problems: (count: number) => string;
  readonly dismiss: string;
  readonly noGame: string;
  /** A record of a board that is not the page's. */
  readonly otherBoard: (size: number) => string;
  /** The move, with its number, that keeps a record from being judged by another rule. */
  readonly refusedRules: (rules: string, move: string) => string;
  readonly exportAs: string;
  readonly exports: Readonly<Record<ExportKind, string>>;
  readonly copy: string;
  readonly save: string;
  readonly share: string;
  /** What became of it. */
  readonly done: { readonly copy: string; readonly save: string; readonly share: string };
  /** The clipboard is closed to the page. */
  readonly byHand: string;
  readonly unsupported: string;
  readonly drop: string;
  readonly review: ReviewStrings;
  readonly spoken: {
    readonly opened: (title: string, plies: number) => string;
    readonly atStart: string;
    readonly at: (move: string) => string;
    readonly removed: string;
    readonly undone: string;
    readonly commented: (move: string, comment: string) => string;
  };
}

export interface Strings {
  readonly language: Language;
  /** How its readers expect moves to be written. */
  readonly notation: Notation;
  readonly games: Readonly<Record<GameId, GameStrings>>;
  readonly about: string;

  readonly labels: {
    /** Leads to the board, past what stands before it. */
    readonly skip: string;
    /** Leads from an earlier move to where the game is. */
    readonly present: string;
    readonly showThinking: string;
    readonly hideThinking: string;
    /** What else can be done. */
    readonly more: string;
    readonly games: string;
    readonly side: string;
    readonly level: string;
    readonly opening: string;
    readonly settings: string;
    readonly resume: string;
    readonly turnsBoard: string;
    readonly moves: string;
    readonly noMoves: string;
    readonly typedMove: string;
    readonly analyseGame: string;
    /** Leads to all games that are kept. */
    readonly myGames: string;
    /** Puts it on another page. */
    readonly embed: string;
    readonly engine: string;
    readonly depth: string;
    readonly score: string;
    readonly speed: string;
    readonly line: string;
    readonly actions: string;
    readonly tryAgain: string;
    readonly update: string;
    readonly updateReady: string;
    readonly you: string;
    /** Who sits at another screen. */
    readonly friend: string;
    readonly taken: string;
    /** All that the page keeps. */
    readonly data: string;
    readonly licences: string;
    /** Leads to the pages for who embeds the elements. */
    readonly forSites: string;
    /** The page, as an app. */
    readonly install: string;
    /** Where only its user can, in Safari on iOS; by the words of its menus. */
    readonly installByHand: string;
    /** Said once. */
    readonly offlineReady: string;
  };
  readonly screens: {
    readonly label: string;
    readonly play: string;
    readonly analyse: string;
    readonly puzzles: string;
    readonly learn: string;
    readonly openings: string;
    /** The code of a screen did not arrive. */
    readonly missing: string;
  };
  readonly analyse: AnalyseStrings;
  readonly actions: Readonly<Record<Action, string>>;
  readonly themes: Readonly<Record<'auto' | 'light' | 'dark' | 'contrast', string>>;
  readonly notations: Readonly<Record<Notation, string>>;
  readonly rules: Readonly<Record<RuleSet, { readonly name: string; readonly about: string }>>;
  readonly sides: Readonly<Record<SideId, string>>;
  readonly pieces: Readonly<Record<PieceLabel, string>>;
  /** From the first lesson to full strength. */
  readonly levels: Ten<string>;
  /** Of the end of a game: by the rules, by the players or their clocks. */
  readonly reasons: Readonly<
    Record<Exclude<Reason, '' | RepetitionReason> | 'resignation' | 'agreement' | 'time', string>
  >;
  /** Of the sounds, from none to the loudest. */
  readonly volumes: readonly [string, string, string, string];
  readonly fouls: Readonly<Record<'overline' | 'double-four' | 'double-three', string>>;
  /** Why no stone may be put there. */
  readonly barred: (point: string, foul: string) => string;
  /** To take a side. */
  readonly takes: Readonly<Record<Seat, string>>;
  /** Fours and open threes, and what a stone does about them. */
  readonly threats: {
    readonly wins: string;
    readonly makes: Readonly<Record<ThreatKind, string>>;
    readonly stops: Readonly<Record<ThreatKind, string>>;
    readonly forced: (moves: number, line: string) => string;
    readonly of: (side: string, kind: ThreatKind) => string;
    /** What a stone or an empty point has to do with it. */
    readonly stone: (threat: string) => string;
    readonly point: (threat: string) => string;
  };
  /** The name of an opening of Renju. */
  readonly renju: (opening: RenjuOpening) => string;
  /** To a text that is no move of the position. */
  readonly unread: (text: string) => string;
  readonly law: LawStrings;
  readonly faults: Readonly<Record<EngineFault, string>>;
  readonly fileFaults: Readonly<Record<FileFault, string>>;
  readonly notices: Readonly<
    Record<
      'position-refused' | 'previous-game' | 'draw-too-early' | 'draw-declined' | 'not-kept',
      string
    >
  >;

  readonly status: {
    readonly loading: string;
    /** A move was made before the engine was there to play it. */
    readonly awaited: string;
    readonly yourMove: string;
    readonly thinking: string;
    readonly seekingHint: string;
    readonly check: string;
    readonly won: string;
    readonly lost: string;
    readonly drawn: string;
    readonly failed: string;
  };
  readonly scores: {
    readonly even: string;
    readonly ahead: (side: string, pawns: string) => string;
    readonly mate: (side: string, moves: number) => string;
    readonly win: (side: string, moves: number) => string;
    readonly losesByRepetition: (side: string) => string;
    readonly book: string;
  };
  readonly seconds: (count: number) => string;
  readonly perSecond: (count: string) => string;
  readonly level: (number: number, name: string) => string;
  readonly rating: (level: string, rating: number) => string;
  /** What a rating is and what it is not. */
  readonly aboutRatings: (lowest: number) => string;

  /** What a screen reader hears. */
  readonly spoken: {
    readonly board: (game: string, bottom: string) => string;
    readonly stones: (game: string, size: number) => string;
    readonly square: (square: string, content: string) => string;
    readonly empty: string;
    readonly selected: string;
    readonly target: string;
    readonly capture: string;
    readonly checked: string;
    readonly lastMove: string;
    readonly chased: string;
    readonly loses: string;
    readonly barred: (foul: string) => string;
    readonly winningRow: string;
    readonly tapAgain: (point: string) => string;
    /** By the mover's file or its place among its like, and the file it reaches or the steps it goes. */
    readonly relative: (
      piece: string,
      who: number | 'front' | 'middle' | 'rear',
      heading: 'forward' | 'back' | 'across',
      number: number,
    ) => string;
    readonly move: (piece: string, from: string, to: string) => string;
    readonly put: (stone: string, point: string) => string;
    readonly taking: (move: string, taken: string) => string;
    readonly takenBack: string;
    /** A move entered before its turn. */
    readonly premove: string;
    readonly noPremove: string;
    /** Of a clock. */
    readonly timeLeft: (side: string, time: string) => string;
    readonly newGame: string;
    readonly hint: (move: string) => string;
    /** Of a hint: what it wins, and the moves after it. */
    readonly gains: (pieces: string) => string;
    readonly expected: (line: string) => string;
    readonly picked: (piece: string, square: string, targets: number) => string;
    /** After a selection: where it must not go. */
    readonly losing: (picked: string, squares: string) => string;
    readonly putBack: string;
    readonly warned: (before: string, warning: string) => string;
    readonly over: (outcome: string, reason: string) => string;
  };
}
