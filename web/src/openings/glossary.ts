// SPDX-License-Identifier: MIT
// The names of openings for those who do not read traditional characters.

/** The terms English books use; a name is put together from them. */
const terms: Readonly<Record<string, string>> = {
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
};

const longestFirst = Object.keys(terms).toSorted((one, other) => other.length - one.length);

function translated(part: string): string[] | null {
  if (part === '') return [];
  const term = longestFirst.find((name) => part.startsWith(name));
  const rest = term === undefined ? null : translated(part.slice(term.length));
  return rest === null ? null : [terms[term ?? ''] ?? '', ...rest];
}

function joined(text: string, separator: string, words: string): string | null {
  const parts = text.split(separator).map((part) => translated(part)?.join(', '));
  return parts.includes(undefined) || parts.includes('') ? null : parts.join(words);
}

/** The family an opening belongs to; null where its terms have no common English name. */
export function englishName(name: string): string | null {
  const [family = ''] = name.split(' ');
  const [before = '', after] = family.split('轉');
  const first = joined(before, '對', ' vs ');
  if (first === null || after === undefined) return first;
  const then = joined(after, '對', ' vs ');
  return then === null ? first : `${first} into ${then}`;
}

/** Of the characters the names are written with; the others are the same. */
const traditional =
  '佔兌兩衝補見護車轉進過還邊鉤鋒開雙順頭風飛馬騎擊擺擾搶單壓壘宮對後應橫機棄盤窩紅緩躍';
const simplified =
  '占兑两冲补见护车转进过还边钩锋开双顺头风飞马骑击摆扰抢单压垒宫对后应横机弃盘窝红缓跃';

export function simplifiedName(name: string): string {
  return [...name]
    .map((letter) => {
      const place = traditional.indexOf(letter);
      return place < 0 ? letter : (simplified[place] ?? letter);
    })
    .join('');
}
