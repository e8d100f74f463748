// SPDX-License-Identifier: MIT
// English texts that every screen needs.

import type {
  EngineFault,
  FileFault,
  GameId,
  Notation,
  OpeningName,
  Reason,
  RuleSet,
} from '../../engine/protocol.ts';
import type { PieceLabel, SideId } from '../../games/game-spec.ts';
import type { Seat } from '../../games/seat.ts';
import type { Deed, RepetitionReason, Ruling } from '../../games/ruling.ts';
import type { Language } from '../languages.ts';
import type { WordsOf } from '../texts.ts';

// Created on demand: the first Intl.ListFormat is slow.
const either = (words: Iterable<string>): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(words);
const all = (words: Iterable<string>): string => new Intl.ListFormat('en').format(words);
const the = (names: readonly string[]): string[] => names.map((name) => `the ${name}`);

type Ten<Item> = readonly [Item, Item, Item, Item, Item, Item, Item, Item, Item, Item];

type ThreatKind = 'four' | 'open-three';

/** The names of PGN headers. */
const headers: Readonly<Record<string, string>> = {
  Event: 'Event',
  Site: 'Place',
  Date: 'Date',
  Round: 'Round',
  Red: 'Red',
  Black: 'Black',
  White: 'White',
  Result: 'Result',
  Opening: 'Opening',
  Annotator: 'Annotator',
  TimeControl: 'Time control',
  Termination: 'Ended by',
};

export const strings = {
  language: 'en' as Language,
  /** The usual notation of the language. */
  notation: 'wxf' as Notation,
  games: {
    xiangqi: {
      name: 'Xiangqi',
      title: 'Chuhe · Xiangqi',
      tagline: 'Chinese chess against a strong engine in your browser, even offline',
      /** The label of the choice between rule sets. */
      rules: 'Repetition rules',
    },
    gomoku: {
      name: 'Gomoku',
      title: 'Chuhe · Gomoku',
      tagline: 'Five in a row against a strong engine in your browser, even offline',
      /** The label of the choice between rule sets. */
      rules: 'Rules',
    },
  } satisfies Record<GameId, Record<'name' | 'title' | 'tagline' | 'rules', string>>,
  about:
    'Piece characters based on TW-Kai, National Development Council, Taiwan. Opening book based on CCPD games by Yu-Han Tseng (CC BY 4.0).',
  labels: {
    /** A link for keyboard users that skips everything before the board. */
    skip: 'Skip to the board',
    /** A button from an earlier position back to the current one. */
    present: 'Back to the current move',
    showThinking: 'Show engine thinking',
    hideThinking: 'Hide engine thinking',
    /** The menu with further commands. */
    more: 'More',
    /** Pulls the panel up over the lower half of the board. */
    wholePanel: 'Larger panel',
    games: 'Games',
    side: 'You play',
    level: 'Strength',
    opening: 'Opening',
    settings: 'Settings',
    resume: 'Resume',
    /** The button for resigning asks; with the side if two people share the screen. */
    resigns: (side: string) => (side === '' ? 'Resign?' : `${side} resigns?`),
    turnsBoard: 'Turn the board after each move',
    moves: 'Moves',
    noMoves: 'No moves yet.',
    typedMove: 'Type a move',
    analyseGame: 'Analyse this game',
    /** A link to all saved games. */
    myGames: 'My games',
    /** Opens the dialog for embedding the board in another page. */
    embed: 'Embed',
    engine: 'Engine',
    depth: 'Depth',
    score: 'Score',
    speed: 'Speed',
    line: 'Line',
    actions: 'Game',
    tryAgain: 'Try again',
    update: 'Update',
    updateReady: 'A new version is ready.',
    you: 'You',
    /** The opponent in a game by link. */
    friend: 'Your friend',
    taken: 'Captured',
    /** A link to all data that the page has saved. */
    data: 'Your data',
    licences: 'Licences and sources',
    /** A link to the documentation for embedding. */
    forSites: 'Embed on your site',
    /** Installs the page as an app. */
    install: 'Install Chuhe',
    /** For Safari on iOS, with the names of its menu items. */
    installByHand: 'To install it, tap Share, then “Add to Home Screen”.',
    /** Shown once, when all files are stored. */
    offlineReady: 'Ready to use offline.',
    offlinePartly:
      'Only partly ready to use offline: the browser has no room for the rest, or could not fetch it.',
  },
  screens: {
    label: 'Screens',
    play: 'Play',
    puzzles: 'Puzzles',
    learn: 'Learn',
    analyse: 'Analyse',
    games: 'Games',
    /** My games, and those of masters: the parts of Games. */
    mine: 'Mine',
    masters: 'Masters',
    /** The script of a screen could not be downloaded. */
    missing: 'This part of the page could not be downloaded. Check the connection and try again.',
  },
  analyse: {
    chances: 'Winning chances',
    chance: (side: string, percent: number) => `${side} ${percent}%`,
    toMove: (side: string) => `${side} to move`,
    wins: (side: string) => `${side} wins`,
    run: 'Analyse',
    pause: 'Pause',
    lines: 'Lines',
    thinking: (depth: number, speed: string) => `depth ${depth} · ${speed}`,
    paused: 'paused',
    waiting: 'thinking…',
    finished: (depth: number) => `depth ${depth} · done`,
    walk: 'Step through the game',
    walks: {
      first: 'Start',
      back: 'Back',
      forward: 'Forward',
      last: 'End',
    },
    start: 'Start',
    variation: 'Variation',
    undo: 'Undo',
    record: 'Record',
    headers,
    versus: (first: string, second: string) => `${first} – ${second}`,
    open: 'Open…',
    openHints: {
      xiangqi:
        'PGN, DhtmlXQ (UBB), XQF, CBR, CBL, CBF, FEN, moves in any notation, or a Chuhe link. You can also paste or drop a record anywhere on this page.',
      gomoku:
        'PSQ, SGF, RenLib, moves such as h8 i9 or 8,8 9,7, FEN, or a Chuhe link. You can also paste or drop a record anywhere on this page.',
    } satisfies Record<GameId, string>,
    pasteLabel: 'Game record',
    chooseFile: 'Choose a file',
    read: 'Read',
    close: 'Close',
    games: (count: number) => `${count} games in this file`,
    unnamed: 'Unnamed players',
    problems: (count: number) => (count === 1 ? '1 problem found' : `${count} problems found`),
    dismiss: 'Dismiss',
    noGame: 'No game found.',
    /** The record needs a board size that the page does not support. */
    otherBoard: (size: number) =>
      `This record needs a ${size} × ${size} board; sizes 10 to 20 are supported.`,
    /** `move`, with its number, is illegal under the rules that the reader selected. */
    refusedRules: (rules: string, move: string) =>
      `Under ${rules} rules, ${move} in this record is not legal.`,
    copy: 'Copy',
    save: 'Save',
    done: {
      copy: 'Copied.',
      save: 'Saved.',
    },
    /** The browser blocks the clipboard. */
    byHand: 'Copy this:',
    drop: 'Drop a game record to open it',
    spoken: {
      opened: (title: string, _plies: number, moves: number) =>
        `Opened: ${title}, ${moves} ${moves === 1 ? 'move' : 'moves'}.`,
      atStart: 'Start position.',
      at: (move: string) => `After ${move}.`,
      removed: 'Deleted. Undo brings it back.',
      undone: 'Undone.',
    },
  },
  actions: {
    'new-game': 'New game',
    undo: 'Take back',
    hint: 'Hint',
    resign: 'Resign',
    flip: 'Flip',
    pause: 'Pause',
    step: 'Step',
    draw: 'Draw',
    stop: 'Move now',
  },
  themes: { auto: 'Auto', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  notations: {
    'zh-hans': 'Chinese 马二进三',
    'zh-hant': 'Chinese 傌二進三',
    wxf: 'WXF H2+3',
    vietnamese: 'Vietnamese M2.3',
    iccs: 'ICCS H0-G2',
    uci: 'UCI h0g2',
  } satisfies Record<Notation, string>,
  rules: {
    asian: {
      name: 'Asian',
      about: 'Perpetual check and perpetual chase lose; alternating checks and chases draw.',
    },
    computer: {
      name: 'Computer',
      about: 'Perpetual check loses; so does perpetual chase in a cycle without checks.',
    },
    simple: { name: 'Simple', about: 'Only perpetual check loses.' },
    chinese: {
      name: 'Chinese',
      about: 'The side that checks, threatens mate or chases on every move loses.',
    },
    freestyle: { name: 'Freestyle', about: 'Five or more in a row wins.' },
    standard: { name: 'Standard', about: 'Exactly five in a row wins; six or more do not count.' },
    renju: {
      name: 'Renju',
      about:
        'Black may not make two open threes or two fours at once, or six in a row. White may, and also wins with six.',
    },
    caro: {
      name: 'Caro',
      about:
        'As played in Vietnam: five in a row wins unless enemy stones block both ends. The edge does not block, and six or more always win.',
    },
  } satisfies Record<RuleSet, { readonly name: string; readonly about: string }>,
  sides: { red: 'Red', black: 'Black', white: 'White' } satisfies Record<SideId, string>,
  pieces: {
    'red-general': 'red general',
    'red-advisor': 'red advisor',
    'red-elephant': 'red elephant',
    'red-horse': 'red horse',
    'red-chariot': 'red chariot',
    'red-cannon': 'red cannon',
    'red-soldier': 'red soldier',
    'black-general': 'black general',
    'black-advisor': 'black advisor',
    'black-elephant': 'black elephant',
    'black-horse': 'black horse',
    'black-chariot': 'black chariot',
    'black-cannon': 'black cannon',
    'black-soldier': 'black soldier',
    'black-stone': 'black stone',
    'white-stone': 'white stone',
  } satisfies Record<PieceLabel, string>,
  /** From the weakest to full strength. */
  levels: [
    'Beginner',
    'Newcomer',
    'Learner',
    'Casual player',
    'Regular player',
    'Club player',
    'Strong club player',
    'Expert',
    'Master',
    'Maximum',
  ] satisfies Ten<string>,
  /** Why a game is over. */
  reasons: {
    checkmate: 'Checkmate: the general cannot escape.',
    stalemate: 'No legal move is left: that loses in Xiangqi.',
    'natural-move-limit': '60-move rule: 60 moves by each side without a capture.',
    'insufficient-material': 'Neither side has a piece left that can win.',
    'five-in-a-row': 'Five in a row.',
    'board-full': 'The board is full.',
    resignation: 'By resignation.',
    agreement: 'By agreement.',
    time: 'Time has run out.',
  } satisfies Record<
    Exclude<Reason, '' | RepetitionReason> | 'resignation' | 'agreement' | 'time',
    string
  >,
  /** In increasing order. */
  volumes: ['Off', 'Low', 'Medium', 'High'] satisfies readonly [string, string, string, string],
  fouls: { overline: 'overline', 'double-four': 'double four', 'double-three': 'double three' },
  /** Why a stone may not be placed on the point. */
  barred: (point: string, foul: string) => `${point} is forbidden for Black: ${foul}.`,
  /** Buttons to choose a side. */
  takes: { first: 'Play Black', second: 'Play White' } satisfies Record<Seat, string>,
  /** Fours and open threes, and how a stone answers them. */
  threats: {
    wins: 'makes five',
    makes: { four: 'makes a four', 'open-three': 'makes an open three' },
    stops: { four: 'stops a four', 'open-three': 'stops an open three' },
    forced: (moves: number, line: string) => `wins by force in ${moves}: ${line}`,
    of: (side: string, kind: ThreatKind) => `${side}’s ${kind === 'four' ? 'four' : 'open three'}`,
    /** Describes a stone that is part of `threat`; the next text describes an empty point. */
    stone: (threat: string) => `in ${threat}`,
    point: (threat: string) => `completes ${threat}`,
  },
  renju: ({ romanised }: OpeningName) => romanised,
  /** The answer to a typed text that is not a legal move. */
  unread: (text: string) => `“${text}” is not a legal move.`,
  law: {
    names: {
      'perpetual-check': 'Perpetual check',
      'perpetual-threat': 'Perpetual mate threat',
      'perpetual-chase': 'Perpetual chase',
      'perpetual-attack': 'Perpetual attack',
      'mutual-perpetual-check': 'Mutual perpetual check',
      'mutual-perpetual-chase': 'Mutual perpetual chase',
      'mutual-perpetual-attack': 'Mutual perpetual attack',
      repetition: 'Repetition',
    } satisfies Record<RepetitionReason | 'perpetual-threat', string>,
    /** Predicates, which follow the name of a side. */
    deeds: {
      check: 'gives check',
      threat: 'threatens mate',
      chase: 'chases a piece',
    } satisfies Record<Deed, string>,
    /** Labels beside a move. */
    tags: { check: 'check', threat: 'threat', chase: 'chase' } satisfies Record<Deed, string>,
    eachSide: 'each side',
    always: (side: string, deeds: readonly string[]) => `${side} ${either(deeds)} on every move`,
    chases: (chasers: readonly string[], victims: readonly string[]) =>
      `on every move, ${either(the(chasers))} chases ${all(the(victims))}`,
    allowed: {
      threats: 'perpetual mate threats are allowed',
      turns: 'chasing different pieces in turn is allowed',
      mixture: 'alternating checks, mate threats and chases are allowed',
      offers: 'perpetual offers to exchange or sacrifice are allowed',
      excused: 'chases do not count in a cycle that contains a check',
      peace: 'neither side breaks the rules',
    } satisfies Record<Ruling['allowance'], string>,
    item: (number: string) => `item ${number}`,
    diagram: (number: string) => `diagram ${number}`,
    article: (number: string) => `article ${number}`,
    /** `place` is empty if the rule set has no article numbers. */
    source: (rules: string, place: string) => `${rules} rules${place && `, ${place}`}`,
    /** Also says how to avoid the repetition. */
    warning: (loser: string | null, why: string, source: string) => {
      const outcome = loser === null ? 'the game is drawn' : `${loser} loses`;
      const wayOut = loser === null ? 'Play something else to continue.' : 'Play something else.';
      return `If this repeats once more, ${outcome}: ${why} (${source}). ${wayOut}`;
    },
    verdict: (loser: string | null, why: string, source: string) => {
      const outcome = loser === null ? 'The game is drawn' : `${loser} loses`;
      return `${outcome}: ${why} (${source}).`;
    },
    cycle: 'Repeated moves',
    /** A link to the same repetition under all four rule sets. */
    why: 'Why? Compare the four rule sets',
  },
  faults: {
    'engine-missing': 'The engine could not be downloaded. Check the connection.',
    'engine-damaged': 'The engine file is damaged.',
    'engine-unsupported':
      'This browser cannot run the engine: WebAssembly with SIMD is missing or disabled. Please update it.',
    'engine-blocked': 'This site’s security policy blocks the engine.',
    'out-of-memory': 'There is not enough memory for the engine.',
    crashed: 'The engine stopped unexpectedly. Your game is saved.',
  } satisfies Record<EngineFault, string>,
  fileFaults: {
    'book-missing': 'The opening book could not be loaded. The engine plays without it.',
    'book-damaged': 'The opening book is damaged. The engine plays without it.',
    'network-missing': 'The evaluation network could not be loaded. The engine plays without it.',
    'network-damaged': 'The evaluation network is damaged. The engine plays without it.',
  } satisfies Record<FileFault, string>,
  notices: {
    'position-refused': 'That position is not playable. A new game was started.',
    'game-kept': 'That position is not playable. The game before it goes on.',
    'previous-game': 'New game. Use Take back to return to the previous one.',
    'draw-too-early': 'The engine plays on: it is too early for a draw.',
    'draw-declined': 'The engine declines the draw.',
    'not-kept': 'Your browser is blocking storage, so the game will not be saved.',
  },
  status: {
    loading: 'Getting ready…',
    /** The reader moved before the engine was ready to answer. */
    awaited: 'Waiting for the engine…',
    yourMove: 'Your move',
    thinking: 'Thinking…',
    seekingHint: 'Finding a hint…',
    check: 'Check!',
    won: 'You win',
    lost: 'You lose',
    drawn: 'Draw',
    failed: 'The engine is not running',
  },
  scores: {
    even: 'Even',
    ahead: (side: string, pawns: string) => `${side} +${pawns}`,
    mate: (side: string, moves: number) => `${side} mates in ${moves}`,
    win: (side: string, moves: number) => `${side} wins in ${moves}`,
    losesByRepetition: (side: string) => `${side} loses by repetition`,
    book: 'Opening book',
  },
  seconds: (count: number) => (count <= 1 ? `${count} second` : `${count} seconds`),
  perSecond: (count: string) => `${count}/s`,
  level: (number: number, name: string) => `${number} · ${name}`,
  rating: (level: string, rating: number) => `${level} ≈ ${rating}`,
  /** Explains the ratings. */
  aboutRatings: (lowest: number) =>
    `≈ Estimated from games between the levels; the lowest is set to ${lowest}. Not comparable to human ratings.`,
  /** Announcements for screen readers. */
  spoken: {
    board: (game: string, bottom: string) => `${game}, ${bottom} at the bottom`,
    stones: (game: string, size: number) => `${game}, ${size} by ${size} points`,
    square: (square: string, content: string) => `${square}, ${content}`,
    empty: 'empty',
    selected: 'selected',
    target: 'can move here',
    capture: 'can be captured',
    checked: 'in check',
    lastMove: 'last move',
    chased: 'chased',
    loses: 'loses by repetition',
    barred: (foul: string) => `forbidden for Black, ${foul}`,
    winningRow: 'in the winning row',
    tapAgain: (point: string) => `${point}. Tap again to place the stone.`,
    /**
     * `who` is the file of the piece, or its rank among pieces of its kind; `number` is the file it
     * reaches, or the number of steps.
     */
    relative: (
      piece: string,
      who: number | 'front' | 'middle' | 'rear',
      heading: 'forward' | 'back' | 'across',
      number: number,
    ) => {
      const headings = { forward: 'forward', back: 'back', across: 'across to' };
      const mover = typeof who === 'number' ? `${piece} ${who}` : `${who} ${piece}`;
      return `${mover} ${headings[heading]} ${number}`;
    },
    move: (piece: string, from: string, to: string) => `${piece} ${from} to ${to}`,
    put: (stone: string, point: string) => `${stone} ${point}`,
    taking: (move: string, taken: string) => `${move}, captures ${taken}`,
    takenBack: 'Taken back. Your move.',
    /** A move entered before the reader's turn. */
    premove: 'premove',
    noPremove: 'Premove cancelled',
    /** The time on a clock. */
    timeLeft: (side: string, time: string) => `${side}: ${time} left`,
    newGame: 'New game.',
    hint: (move: string) => `Hint: ${move}`,
    /** The material that a hinted move wins; the next text gives the following moves. */
    gains: (pieces: string) => `wins ${pieces}`,
    expected: (line: string) => `then ${line}`,
    picked: (piece: string, square: string, targets: number) =>
      `${piece} ${square} selected, ${targets} ${targets === 1 ? 'move' : 'moves'}`,
    /** After a piece is selected: moves to `squares` lose by repetition. */
    losing: (picked: string, squares: string) => `${picked}. Loses by repetition: ${squares}`,
    putBack: 'Selection cleared',
    over: 'Game over',
  },
};

export type Strings = WordsOf<typeof strings>;

export type Action = keyof Strings['actions'];

/** Steps through a record. */
export type Walk = keyof Strings['analyse']['walks'];
