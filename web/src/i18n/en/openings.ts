// SPDX-License-Identifier: MIT
// English texts of the opening book.

import type { GameId } from '../../engine/protocol.ts';
import { translatedName, type Glossary } from '../glossary.ts';
import { Texts, type WordsOf } from '../texts.ts';

/** The terms of English books. */
const glossary: Glossary = {
  versus: ' vs ',
  into: ' into ',
  terms: {
    仙人指路: 'Soldier Opening',
    兵局: 'Soldier Opening',
    飛相局: 'Elephant Opening',
    起馬局: 'Horse Opening',
    起馬: 'Horse Opening',
    邊馬局: 'Edge Horse Opening',
    中炮局: 'Central Cannon',
    中炮: 'Central Cannon',
    左中炮: 'Left Central Cannon',
    過宮炮: 'Cross-Palace Cannon',
    右過宮炮: 'Right Cross-Palace Cannon',
    左炮過宮: 'Cross-Palace Cannon',
    士角炮: 'Palace-Corner Cannon',
    右士角炮: 'Right Palace-Corner Cannon',
    金鉤炮: 'Golden Hook Cannon',
    卒底炮: 'Cannon behind the Soldier',
    屏風馬: 'Screen Horses',
    反宮馬: 'Sandwich Horses',
    單提馬: 'Single Horse',
    三步虎: 'Three-Step Tiger',
    左三步虎: 'Left Three-Step Tiger',
    順炮: 'Same-Direction Cannons',
    列炮: 'Opposite-Direction Cannons',
    列手炮: 'Opposite-Direction Cannons',
    半途列炮: 'Delayed Opposite Cannons',
    後補列炮: 'Late Opposite Cannons',
    順手象: 'Same-Side Elephant',
    左炮封車: 'Left Cannon Blockade',
    過河車: 'River-Crossing Chariot',
    巡河炮: 'Riverbank Cannon',
    直橫車: 'File and Rank Chariots',
    直車: 'File Chariot',
    橫車: 'Rank Chariot',
    左橫車: 'Left Rank Chariot',
    緩開車: 'Delayed Chariot',
    邊馬: 'Edge Horse',
    七路馬: 'Seventh-File Horse',
    正馬: 'Proper Horse',
    右正馬: 'Right Proper Horse',
    五六炮: 'Five–Six Cannons',
    五七炮: 'Five–Seven Cannons',
    五九炮: 'Five–Nine Cannons',
    平炮兌車: 'Chariot Exchange',
    高車保馬: 'High Chariot',
    左馬盤河: 'River Horse',
    兩頭蛇: 'Two-Headed Snake',
    進三兵: 'Third-File Soldier',
    進七兵: 'Seventh-File Soldier',
    挺3卒: 'Third-File Soldier',
    挺7卒: 'Seventh-File Soldier',
    挺卒: 'Soldier Advance',
  },
};

const xiangqi = {
  /**
   * Translates a name in traditional Chinese, or for Gomoku the code `T`, `D` or `I`; null if the language
   * has no name for it.
   */
  title: (name: string) => translatedName(name, glossary),
  /**
   * Whether readers of the language read Chinese names; if so, the original is not shown beside the
   * translation.
   */
  hasCharacters: false,
  unnamed: 'Unnamed',
  start: 'Start position',
  code: (code: string) => `ECCO ${code}`,
  moves: 'Book moves',
  aboutShares: 'The share of the masters’ games with each move, and how they ended.',
  /** Moves where the book has ended. */
  verdicts: 'The engine’s moves',
  aboutVerdicts:
    'The book ends here. These are the engine’s best moves so far, with Red’s winning chances.',
  /** `red`, `drawn` and `black` are shares of the games with a move. */
  results: (games: string, red: string, drawn: string, black: string) =>
    `${games} games · Red ${red} · drawn ${drawn} · Black ${black}`,
  none: 'The book ends here. Step back, or play on.',
  noBook: 'The opening book could not be loaded.',
  waiting: 'Looking it up…',
  credit:
    'The book and the names are derived from the Chinese-Chess-Practical-Dataset (CCPD), Yu-Han Tseng 2026, CC BY 4.0.',
  named: (name: string) => `${name}.`,
  /** About the reader’s own games and repertoire. */
  own: {
    train: 'Train from here, from memory',
    games: 'My games',
    none: 'None of your games reached this position.',
    results: (
      games: number,
      side: string,
      [won, drawn, lost]: readonly [won: number, drawn: number, lost: number],
    ) =>
      `${games} ${games === 1 ? 'game' : 'games'} as ${side} · won ${won} · drawn ${drawn} · lost ${lost}`,
    /** `move` is a move in words. */
    star: (move: string) => `In my repertoire: ${move}`,
  },
};

const kinds: Readonly<Record<string, string>> = {
  T: 'Tengen: the middle',
  D: 'Direct opening',
  I: 'Indirect opening',
};

export type OpeningStrings = WordsOf<typeof xiangqi>;
export type OpeningTexts = Readonly<Record<GameId, OpeningStrings>>;

export const strings: OpeningTexts = {
  xiangqi,
  gomoku: {
    ...xiangqi,
    title: (code) => kinds[code] ?? null,
    code: (code) => code,
    unnamed: 'Not a Renju opening',
    moves: 'Openings from here',
    aboutShares:
      'The 26 Renju openings, with the names of the Renju International Federation and Black’s winning chances after a long search by the engine, if nobody swaps. Mirror images count as the same.',
    aboutVerdicts:
      'No named opening continues from here. These are the engine’s best moves so far, with Black’s winning chances.',
    none: 'No named opening continues from here.',
    credit: 'Codes and names: Renju International Federation.',
  },
};

export const openingTexts = new Texts<OpeningTexts>('openings', strings);
