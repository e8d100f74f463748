// SPDX-License-Identifier: MIT
// Master games: listing, searching, statistics, and normalising names.

import { describe, expect, test } from 'vitest';
import { packMoves } from '../../src/archive/packed-moves.ts';
import { fenAfter } from '../../src/games/placement.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { strings as own } from '../../src/i18n/en/masters.ts';
import { strings as page } from '../../src/i18n/en/page.ts';
import { latinNames } from '../../src/masters/latin-names.ts';
import { everyGame, Masters, type MastersQuery } from '../../src/masters/masters.ts';
import { mirroredFen, mirroredMove } from '../../src/masters/mirror.ts';
import { givenOf, gameWords, wordsOf } from '../../src/screens/masters/words.ts';
import {
  dateOf,
  eventOf,
  linesOf,
  nameOf,
  openingsOf,
  usualForms,
} from '../../../tools/masters/names.mjs';

const list = `# a comment
simplified	呂欽許銀川	吕钦许银川
opening	C18	中炮對屏風馬
1-0	1999-05-01	C18	呂欽	許銀川	五羊杯
0-1	2003	C18	許銀川	呂欽	全國象棋個人賽
1/2-1/2		A16	呂欽		五羊杯
*	2001-02-03		胡榮華	柳大華	
`;

const lines = [
  ['h2e2', 'h9g7', 'h0g2'],
  ['b2e2', 'b9c7', 'g3g4'],
  ['h2e2', 'h9g7', 'c3c4'],
  ['c3c4', 'h9g7', 'h2e2'],
];

/** In the unpacked format. */
function unpacked(games: readonly (readonly string[])[]): Uint8Array {
  const bytes = games.flatMap((moves) => [moves.length, 0, ...packMoves(xiangqi, moves)]);
  return Uint8Array.from(bytes);
}

function opened(): Masters {
  const masters = new Masters(list, 2);
  masters.take(0, unpacked(lines.slice(0, 2)));
  masters.take(1, unpacked(lines.slice(2)));
  return masters;
}

const latin = { isSimplified: false, hasLatin: true };
const simplified = { isSimplified: true, hasLatin: false };

function after(...moves: string[]): string {
  return fenAfter(xiangqi, xiangqi.startFen, moves);
}

describe('the list', () => {
  test.each([
    ['nothing', ''],
    ['another page', '<!doctype html><title>Sign in</title>\n'],
    ['half of it', list.slice(0, list.length >> 1)],
    ['all but the end of its last line', list.trimEnd()],
  ])('is not taken from %s', (_what, text) => {
    expect(() => new Masters(text, 2)).toThrow('list');
  });

  test('has games with both names first, the newest of them before the others', () => {
    const rows = opened().rows(0, 9, latin);
    expect(rows.map(({ date }) => date)).toEqual(['2003', '2001-02-03', '1999-05-01', '']);
  });

  test('writes names as the reader reads them', () => {
    const masters = opened();
    expect(masters.game(0, latin).red).toBe('Lü Qin 呂欽');
    expect(masters.game(0, simplified)).toMatchObject({ red: '吕钦', black: '许银川' });
    expect(masters.game(2, latin).black).toBe('');
  });

  test('says in a row who played, when, where, which opening, and who won', () => {
    const words = wordsOf(own, page);
    expect(gameWords(opened().game(0, latin), words)).toEqual({
      title: 'Lü Qin 呂欽 – Xu Yinchuan 許銀川',
      detail: 'May 1, 1999 · 五羊杯 · C18 Central Cannon vs Screen Horses',
      result: 'Red won',
    });
  });
});

function found(changes: Partial<MastersQuery>): number {
  return opened().query({ ...everyGame, ...changes });
}

describe('a search', () => {
  test('finds players on either side, in either kind of characters, and in Latin letters', () => {
    expect(found({})).toBe(4);
    expect(found({ player: '吕钦' })).toBe(3);
    expect(found({ player: 'lu qin', opponent: '許銀川' })).toBe(2);
    expect(found({ player: '許銀川', opponent: '胡榮華' })).toBe(0);
    for (const player of ['chen xinan', "Chen Xin'an", 'Chen Xin’an']) {
      const masters = new Masters('1-0\t1999\tC18\t陳信安\t呂欽\t\n', 1);
      expect(masters.query({ ...everyGame, player }), player).toBe(1);
    }
    // One player cannot match both names.
    expect(found({ player: '呂欽', opponent: '呂欽' })).toBe(0);
  });

  test('finds events, openings, results and years', () => {
    expect(found({ event: '五羊' })).toBe(2);
    expect(found({ codes: ['A16'] })).toBe(1);
    expect(found({ result: '1/2-1/2' })).toBe(1);
    expect(found({ from: 2000 })).toBe(2);
    expect(found({ from: 1999, to: 2001 })).toBe(2);
  });

  test('finds positions, also by other orders of moves and mirrored', () => {
    expect(found({ fen: after('h2e2') })).toBe(3);
    expect(found({ fen: after('c3c4', 'h9g7', 'h2e2') })).toBe(3);
    expect(found({ fen: after('a3a4') })).toBe(0);
  });
});

describe('a game that is drawn', () => {
  test('is one of those that were found, any of them by the number', () => {
    const masters = opened();
    masters.query({ ...everyGame, event: '五羊' });
    const drawn = [0, 0.4, 0.5, 0.99].map((roll) => masters.drawn(roll, 0, latin)?.index);
    expect(new Set(drawn)).toEqual(new Set([0, 2]));
    masters.query({ ...everyGame, player: 'nobody' });
    expect(masters.drawn(0, 0, latin)).toBeNull();
  });

  test('is long enough, as far as its moves have come', () => {
    const masters = opened();
    for (const roll of [0, 0.3, 0.6, 0.9]) {
      expect(masters.drawn(roll, 4, latin)).toBeNull();
      expect(masters.drawn(roll, 3, latin)).not.toBeNull();
    }
    expect(new Masters(list, 2).drawn(0, 100, latin)).not.toBeNull();
  });
});

describe('what was played in a position', () => {
  test('is counted for the side that made the move, mirror images with the others', () => {
    const { games, moves } = opened().movesAt(after('h2e2'));
    expect(games).toBe(3);
    expect(moves).toEqual([{ move: 'h9g7', games: 3, won: 1, drawn: 1, lost: 1 }]);
  });

  test('waits for no part that has not come', () => {
    const masters = new Masters(list, 2);
    masters.take(0, unpacked(lines.slice(0, 2)));
    expect(masters.movesAt(after('h2e2')).games).toBe(2);
    expect(masters.moves(1)).toEqual(lines[1]);
    expect(masters.moves(3)).toBeNull();
  });

  test('a mirror turns moves and positions about the middle file', () => {
    expect(mirroredMove('h2e2')).toBe('b2e2');
    expect(mirroredFen(after('h2e2'))).toBe(after('b2e2'));
  });
});

test('a game goes to the analysis with its names, its date and where it is from', () => {
  const { headers, moves } = givenOf(opened().game(0, simplified), lines[0]!);
  expect(moves).toEqual(lines[0]);
  const said = Object.fromEntries(headers.map(({ name, value }) => [name, value]));
  expect(said).toMatchObject({ Event: '五羊杯', Date: '1999.05.01', Red: '吕钦', Result: '1-0' });
  expect(said['Source']).toContain('CC BY 4.0');
});

test('each Latin name is one of two or three characters, spelt in two words', () => {
  for (const [name, spelt] of latinNames) {
    expect(name).toMatch(/^\p{Script=Han}{2,3}$/u);
    expect(spelt).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}[\p{Ll}’]+$/u);
  }
});

describe('names of the source', () => {
  const known = new Set(['申鵬']);

  test('lose blanks and teams, and stay out where they are cut short', () => {
    expect(nameOf('呂  欽', known)).toBe('呂欽');
    expect(nameOf('於幼華', known)).toBe('于幼華');
    expect(nameOf('河北 申鵬', known)).toBe('申鵬');
    expect(nameOf('河北申鵬', known)).toBe('申鵬');
    expect(nameOf('廣東惠州華軒 呂', known)).toBe('');
    expect(nameOf('湖北洪', known)).toBe('');
    expect(nameOf('解放軍', known)).toBe('');
  });

  test('are written in the form that is much commoner', () => {
    const counts = new Map([
      ['傅光明', 90],
      ['付光明', 20],
      ['付強', 1],
    ]);
    expect([...usualForms(counts)]).toEqual([['付光明', '傅光明']]);
  });

  test('dates keep their day where it agrees with the year', () => {
    expect(dateOf('2008-07-13', '2008')).toBe('2008-07-13');
    expect(dateOf('20080711', '2008')).toBe('2008-07-11');
    expect(dateOf('7.9', '2008')).toBe('2008');
    expect(dateOf('97-05-13', '2008')).toBe('2008');
    expect(dateOf('2008-02-31', '2008')).toBe('2008');
    // Earlier than all games of the collection: a misread date.
    expect(dateOf('', '1905')).toBe('');
  });

  test('events lose year, round and players', () => {
    expect(eventOf('2008年惠州華軒杯全國象棋甲級聯賽第 19 輪 廣東 呂欽 負')).toBe(
      '惠州華軒杯全國象棋甲級聯賽',
    );
    expect(eventOf('2004-2005年五羊杯')).toBe('五羊杯');
    expect(eventOf('呂欽勝許銀川')).toBe('');
  });

  test('events of several spellings get one', () => {
    for (const spelling of [
      '全國個人賽',
      '全國象棋個人賽',
      '全國象棋個人錦標賽',
      '2005年全國個人錦標賽',
    ]) {
      expect(eventOf(spelling)).toBe('全國象棋個人錦標賽');
    }
    for (const spelling of ['第七屆世錦賽', '第7屆象棋世錦賽', '第7屆世界象棋錦標賽']) {
      expect(eventOf(spelling)).toBe('第7屆世界象棋錦標賽');
    }
    expect(eventOf('第十屆亞洲杯')).toBe('第10屆亞洲杯');
    expect(eventOf('第二十三屆五羊盃')).toBe('第23屆五羊杯');
    expect(eventOf('首屆少林汽車杯全國象棋八強賽')).toBe('第1屆少林汽車杯全國象棋八強賽');
    expect(eventOf('伊泰杯全國個人賽女子組')).toBe('伊泰杯全國象棋個人錦標賽女子組');
  });

  test('stand in the line of their game, whatever is missing', () => {
    const games = '# head\n1-0\t2008\tC18\t2\th2e2 h9g7\n*\t\t\t1\th2e2\n';
    const names = '# head\n2\t2008-07-13\t呂  欽\t許銀川\t\t\t2008年五羊杯\t\n';
    expect(linesOf(games, names)).toEqual([
      '1-0\t2008-07-13\tC18\t呂欽\t許銀川\t五羊杯',
      '*\t\t\t\t\t',
    ]);
  });

  test('have one spelling of a player whom the source calls by two', () => {
    const names = '2\t\t遼寧 卜風波\t卜鳳波\t\t\t\n3\t\t卜風波\t呂欽\t\t\t\n';
    const players = linesOf('# head\n1-0\t2008\n1-0\t2008\n', names);
    expect(players.join()).toContain('卜鳳波');
    expect(players.join()).not.toContain('卜風波');
  });

  test('a code is named by what its openings have in common', () => {
    const book = 'A10 飛相局 紅一 | c0e2\nA10 飛相局 紅二 | c0e2\nB 中炮 | h2e2\n';
    expect(openingsOf(book)).toEqual([['A10', '飛相局']]);
  });
});
