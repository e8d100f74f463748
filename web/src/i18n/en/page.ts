// SPDX-License-Identifier: MIT
// English.

import type {
  EngineFault,
  FileFault,
  GameId,
  Notation,
  OpeningName,
  Reason,
  RuleSet,
} from '../../engine/protocol.ts';
import type { ExportKind } from '../../games/formats.ts';
import type { PieceLabel, Seat, SideId } from '../../games/game-spec.ts';
import type { Deed, RepetitionReason, Ruling } from '../../games/ruling.ts';
import type { Language } from '../languages.ts';
import type { WordsOf } from '../texts.ts';

// Made when there is something to list: a browser takes long over the first.
const either = (words: Iterable<string>): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(words);
const all = (words: Iterable<string>): string => new Intl.ListFormat('en').format(words);
const the = (names: readonly string[]): string[] => names.map((name) => `the ${name}`);

type Ten<Item> = readonly [Item, Item, Item, Item, Item, Item, Item, Item, Item, Item];

type ThreatKind = 'four' | 'open-three';

/** By their names in PGN. */
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
  /** How readers of the language write moves. */
  notation: 'wxf' as Notation,
  games: {
    xiangqi: {
      name: 'Xiangqi',
      title: 'Chuhe · Xiangqi',
      tagline: 'Chinese chess against a strong engine, in the page and offline',
      /** The label of the choice between rule sets. */
      rules: 'Rules of repetition',
    },
    gomoku: {
      name: 'Gomoku',
      title: 'Chuhe · Gomoku',
      tagline: 'Five in a row against a strong engine, in the page and offline',
      /** The label of the choice between rule sets. */
      rules: 'Rules',
    },
  } satisfies Record<GameId, Record<'name' | 'title' | 'tagline' | 'rules', string>>,
  about:
    'Characters after TW-Kai, National Development Council, Taiwan. Opening book from the games of CCPD by Yu-Han Tseng (CC BY 4.0).',
  labels: {
    /** A link for keyboards, past everything before the board. */
    skip: 'Skip to the board',
    /** Leads from an earlier move back to the current one. */
    present: 'To the present',
    showThinking: 'Show what the engine thinks',
    hideThinking: 'Hide what the engine thinks',
    /** The menu of other things to do. */
    more: 'More',
    games: 'Games',
    side: 'You play',
    level: 'Strength',
    opening: 'Opening',
    settings: 'Settings',
    resume: 'Resume',
    turnsBoard: 'Turn the board after each move',
    moves: 'Moves',
    noMoves: 'No move yet.',
    typedMove: 'Type a move',
    analyseGame: 'Analyse this game',
    /** Leads to all games that are kept. */
    myGames: 'My games',
    /** Opens the dialog that puts the board on another page. */
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
    /** Leads to everything that the page keeps. */
    data: 'Your data',
    licences: 'Licences and sources',
    /** Leads to the pages about embedding. */
    forSites: 'For your own site',
    /** Installs the page as an app. */
    install: 'Install Chuhe',
    /** For Safari on iOS, in the words of its menus. */
    installByHand: 'To install it, tap Share, then “Add to Home Screen”.',
    /** Said once, when everything is stored. */
    offlineReady: 'Works offline now.',
  },
  screens: {
    label: 'Screens',
    play: 'Play',
    analyse: 'Analyse',
    puzzles: 'Puzzles',
    learn: 'Learn',
    openings: 'Openings',
    /** The script of a screen did not arrive. */
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
      first: 'To the start',
      back: 'Back',
      forward: 'Forward',
      last: 'To the end',
    },
    start: 'Start',
    variation: 'Variation',
    treeKeys:
      'Left and right step through the moves, up and down switch variations, Delete removes one.',
    commentOn: (move: string) => `Comment on ${move}`,
    promote: 'Make main line',
    remove: 'Delete from here',
    undo: 'Undo',
    openings: 'Find this in the opening book',
    empty: 'New',
    record: 'Record',
    headers,
    versus: (first: string, second: string) => `${first} – ${second}`,
    open: 'Open…',
    openHints: {
      xiangqi:
        'PGN, DhtmlXQ (UBB), XQF, CBR, CBL, CBF, FEN, moves in any notation, with or without words between them, or a link of this page. You can also paste or drop one anywhere on the page.',
      gomoku:
        'PSQ, SGF, RenLib, moves such as h8 i9 or 8,8 9,7, FEN, or a link of this page. You can also paste or drop one anywhere on the page.',
    } satisfies Record<GameId, string>,
    pasteLabel: 'Text of a record',
    chooseFile: 'Choose a file',
    read: 'Read',
    close: 'Close',
    games: (count: number) => `${count} games in this file`,
    unnamed: 'without names',
    problems: (count: number) =>
      count === 1 ? 'One thing could not be read' : `${count} things could not be read`,
    dismiss: 'Dismiss',
    noGame: 'No game was found in it.',
    /** The board of a record has a size that the page does not have. */
    otherBoard: (size: number) =>
      `That record needs a board of ${size} lines; boards here have 10 to 20.`,
    /** `move`, with its number, is illegal under the rule the reader chose. */
    refusedRules: (rules: string, move: string) =>
      `Under the ${rules} rule, ${move} of this record is not legal.`,
    exportAs: 'Copy as',
    exports: {
      pgn: 'PGN',
      dhtmlxq: 'DhtmlXQ (UBB)',
      xqf: 'XQF file',
      psq: 'PSQ (piskvork)',
      sgf: 'SGF',
      fen: 'FEN of this position',
      text: 'Moves as text',
    } satisfies Record<ExportKind, string>,
    copy: 'Copy',
    save: 'Save',
    share: 'Copy link',
    done: {
      copy: 'Copied.',
      save: 'Saved.',
      share: 'Link copied. It holds the whole record, comments included.',
    },
    /** The page may not write to the clipboard. */
    byHand: 'Copy this by hand:',
    unsupported: 'Left out:',
    drop: 'Drop a game record to open it',
    review: {
      title: 'Game review',
      begin: 'Review the game',
      again: 'Review again',
      cancel: 'Cancel',
      progress: (done: number, count: number) => `Position ${done} of ${count}`,
      curve: (first: string) => `Winning chances of ${first}, move by move`,
      /** `percent` is of winning chances, with one digit after the point. */
      kept: (side: string, percent: string) => `${side} kept ${percent}% of its chances per move`,
      about:
        'The engine in this page takes about half a second for each position, longer on slow devices.',
      none: 'No mistakes found.',
      gravities: { inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' },
      verdict: (gravity: string, fault: string) => `${gravity}: ${fault}`,
      allowsMate: (moves: number) => `allows mate in ${moves}`,
      missesMate: (moves: number) => `misses mate in ${moves}`,
      /** In Gomoku, by force; so too the next. */
      allowsWin: (moves: number) => `lets the other side force a win in ${moves}`,
      missesWin: (moves: number) => `misses a forced win in ${moves}`,
      /** With `move` the side that lost gave away its last chance. */
      escape: (side: string, move: string) =>
        `Last chance: ${move}. Until then ${side} could still hold.`,
      loses: (piece: string) => `loses the ${piece}`,
      misses: (piece: string) => `misses winning the ${piece}`,
      givesAway: 'gives away the advantage',
      weakens: 'weakens the position',
      better: (line: string) => `Better: ${line}`,
      answer: (line: string) => `Allows: ${line}`,
      done: (mistakes: number) =>
        `Review done: ${mistakes} ${mistakes === 1 ? 'mistake' : 'mistakes'}.`,
    },
    spoken: {
      opened: (title: string, plies: number) =>
        `Opened: ${title}, ${plies} ${plies === 1 ? 'ply' : 'plies'}.`,
      atStart: 'Start position.',
      at: (move: string) => `After ${move}.`,
      removed: 'Deleted. Undo brings it back.',
      undone: 'Undone.',
      commented: (move: string, comment: string) => `${move} ${comment}`,
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
      about: 'Perpetual check and perpetual chase lose; checks and chases in turn are a draw.',
    },
    computer: {
      name: 'Computer',
      about: 'Perpetual check loses, and so does a perpetual chase in a cycle without checks.',
    },
    simple: { name: 'Simple', about: 'Only perpetual check loses.' },
    chinese: {
      name: 'Chinese',
      about: 'The side that checks, threatens mate or chases with every move loses.',
    },
    freestyle: { name: 'Freestyle', about: 'Five or more in a row wins.' },
    standard: { name: 'Standard', about: 'Exactly five in a row wins; six or more do not count.' },
    renju: {
      name: 'Renju',
      about:
        'Black may not make two open threes or two fours at once, or six in a row. White may, and wins with six too.',
    },
    caro: {
      name: 'Caro',
      about:
        'As played in Vietnam: five in a row wins unless enemy stones block both its ends. The edge of the board blocks nothing, and six or more always win.',
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
    'First lesson',
    'Newcomer',
    'Learner',
    'Casual player',
    'Steady player',
    'Club player',
    'Strong club player',
    'Expert',
    'Master',
    'Full strength',
  ] satisfies Ten<string>,
  /** Why a game is over. */
  reasons: {
    checkmate: 'Checkmate: the general cannot escape.',
    stalemate: 'No legal move is left, and that loses in Xiangqi.',
    'natural-move-limit':
      'Natural-move limit: 60 moves of each side have passed without a capture.',
    'insufficient-material': 'Neither side has a piece left that can attack.',
    'five-in-a-row': 'Five in a row.',
    'board-full': 'The board is full.',
    resignation: 'By resignation.',
    agreement: 'By agreement.',
    time: 'Time has run out.',
  } satisfies Record<
    Exclude<Reason, '' | RepetitionReason> | 'resignation' | 'agreement' | 'time',
    string
  >,
  /** From silence to the loudest. */
  volumes: ['Off', 'Soft', 'Medium', 'Loud'] satisfies readonly [string, string, string, string],
  fouls: { overline: 'overline', 'double-four': 'double four', 'double-three': 'double three' },
  /** Why no stone may be placed there. */
  barred: (point: string, foul: string) => `${point} is forbidden to Black: ${foul}.`,
  /** Buttons to take a side. */
  takes: { first: 'Play Black', second: 'Play White' } satisfies Record<Seat, string>,
  /** Fours and open threes, and what a stone does about them. */
  threats: {
    wins: 'makes five',
    makes: { four: 'makes a four', 'open-three': 'makes an open three' },
    stops: { four: 'stops a four', 'open-three': 'stops an open three' },
    forced: (moves: number, line: string) => `wins by force in ${moves}: ${line}`,
    of: (side: string, kind: ThreatKind) => `${side}’s ${kind === 'four' ? 'four' : 'open three'}`,
    /** Of a stone that is part of `threat`; the next is of an empty point. */
    stone: (threat: string) => `in ${threat}`,
    point: (threat: string) => `completes ${threat}`,
  },
  renju: ({ romanised }: OpeningName) => romanised,
  /** The answer to a typed text that is no move here. */
  unread: (text: string) => `“${text}” is not a move here.`,
  law: {
    names: {
      'perpetual-check': 'Perpetual check',
      'perpetual-threat': 'Perpetual threat of mate',
      'perpetual-chase': 'Perpetual chase',
      'perpetual-attack': 'Perpetual attack',
      'mutual-perpetual-check': 'Mutual perpetual check',
      'mutual-perpetual-chase': 'Mutual perpetual chase',
      'mutual-perpetual-attack': 'Mutual perpetual attack',
      repetition: 'Repetition',
    } satisfies Record<RepetitionReason | 'perpetual-threat', string>,
    /** The predicate of a sentence about a side. */
    deeds: {
      check: 'gives check',
      threat: 'threatens mate',
      chase: 'chases a piece',
    } satisfies Record<Deed, string>,
    /** A word beside a move. */
    tags: { check: 'check', threat: 'threat', chase: 'chase' } satisfies Record<Deed, string>,
    eachSide: 'each side',
    always: (side: string, deeds: readonly string[]) => `${side} ${either(deeds)} with every move`,
    chases: (chasers: readonly string[], victims: readonly string[]) =>
      `with every move, ${either(the(chasers))} chases ${all(the(victims))}`,
    allowed: {
      threats: 'perpetual threats of mate are allowed',
      turns: 'chasing different pieces in turn is allowed',
      mixture: 'checks, threats of mate and chases in turn are allowed',
      offers: 'perpetual offers to exchange or sacrifice are allowed',
      excused: 'no chase counts in a cycle that contains a check',
      peace: 'neither side breaks the law',
    } satisfies Record<Ruling['allowance'], string>,
    item: (number: string) => `item ${number}`,
    diagram: (number: string) => `diagram ${number}`,
    article: (number: string) => `article ${number}`,
    /** `place` is empty where the law has no numbers. */
    source: (rules: string, place: string) => `${rules} rules${place && `, ${place}`}`,
    /** Tells the way out too. */
    warning: (loser: string | null, why: string, source: string) => {
      const outcome = loser === null ? 'the game is drawn' : `${loser} loses`;
      const wayOut = loser === null ? 'Play something else to go on.' : 'Play something else.';
      return `If this repeats once more, ${outcome}: ${why} (${source}). ${wayOut}`;
    },
    verdict: (loser: string | null, why: string, source: string) => {
      const outcome = loser === null ? 'The game is drawn' : `${loser} loses`;
      return `${outcome}: ${why} (${source}).`;
    },
    cycle: 'The repeated moves',
    /** Leads to the same repetition under all four laws. */
    why: 'Why? Under four laws, move by move',
  },
  faults: {
    'engine-missing': 'The engine could not be downloaded. Check the connection.',
    'engine-damaged': 'The engine arrived damaged.',
    'engine-unsupported':
      'This browser cannot run the engine: WebAssembly with SIMD is missing or switched off. Please update it.',
    'engine-blocked': 'This page does not allow the engine to run.',
    'out-of-memory': 'There is not enough memory for the engine.',
    crashed: 'The engine stopped unexpectedly. The game is kept.',
  } satisfies Record<EngineFault, string>,
  fileFaults: {
    'book-missing': 'The opening book could not be loaded. The engine plays without it.',
    'book-damaged': 'The opening book is damaged. The engine plays without it.',
    'network-missing': 'The evaluation network could not be loaded. The engine plays without it.',
    'network-damaged': 'The evaluation network is damaged. The engine plays without it.',
  } satisfies Record<FileFault, string>,
  notices: {
    'position-refused': 'That position cannot be played, so this is a new game.',
    'previous-game': 'A new game. Take back returns to the one before.',
    'draw-too-early': 'The engine plays on: it is too early for a draw.',
    'draw-declined': 'The engine declines the draw.',
    'not-kept': 'This browser does not allow the page to save the game.',
  },
  status: {
    loading: 'Getting ready…',
    /** The reader moved before the engine was ready to answer. */
    awaited: 'Your move waits for the engine.',
    yourMove: 'Your move',
    thinking: 'Thinking…',
    seekingHint: 'Looking for a good move…',
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
  /** What a rating is, and what it is not. */
  aboutRatings: (lowest: number) =>
    `≈ marks a rating estimated from games between the levels, counted from ${lowest} for the lowest. It does not compare with ratings of people.`,
  /** What a screen reader says. */
  spoken: {
    board: (game: string, bottom: string) => `${game}, ${bottom} at the bottom`,
    stones: (game: string, size: number) => `${game}, ${size} by ${size} points`,
    square: (square: string, content: string) => `${square}, ${content}`,
    empty: 'empty',
    selected: 'selected',
    target: 'can move here',
    capture: 'can be taken',
    checked: 'in check',
    lastMove: 'last move',
    chased: 'chased',
    loses: 'loses by repetition',
    barred: (foul: string) => `forbidden to Black, ${foul}`,
    winningRow: 'in the winning row',
    tapAgain: (point: string) => `${point}. Tap again to place the stone.`,
    /** `who` is the file of the piece, or its place among its like; `number` is the file it reaches, or the steps it goes. */
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
    taking: (move: string, taken: string) => `${move}, takes ${taken}`,
    takenBack: 'Taken back. Your move.',
    /** A move entered before its turn. */
    premove: 'premove',
    noPremove: 'Premove dropped',
    /** What a clock shows. */
    timeLeft: (side: string, time: string) => `${side}: ${time} left`,
    newGame: 'New game.',
    hint: (move: string) => `Hint: ${move}`,
    /** Of a hint: what it wins; the next tells the moves after it. */
    gains: (pieces: string) => `wins ${pieces}`,
    expected: (line: string) => `then ${line}`,
    picked: (piece: string, square: string, targets: number) =>
      `${piece} ${square} selected, ${targets} ${targets === 1 ? 'move' : 'moves'}`,
    /** After a piece is picked: `squares` lose by repetition. */
    losing: (picked: string, squares: string) => `${picked}. Loses by repetition: ${squares}`,
    putBack: 'Selection cleared',
    warned: (before: string, warning: string) =>
      before === '' ? warning : `${before}. ${warning}`,
    over: (outcome: string, reason: string) => `Game over. ${outcome}. ${reason}`,
  },
};

export type Strings = WordsOf<typeof strings>;

export type Action = keyof Strings['actions'];

/** Ways through a record. */
export type Walk = keyof Strings['analyse']['walks'];
