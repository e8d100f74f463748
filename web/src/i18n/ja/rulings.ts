// SPDX-License-Identifier: MIT
// Japanese texts of the comparison of repetition rules.

import type { RulingsStrings } from '../en/rulings.ts';

export const strings: RulingsStrings = {
  title: '四つのルールで見る千日手',
  about:
    '手順を一手ずつ進められます。最初に戻って盤上で別の手を指すこともできます。繰り返しになると、各ルールの裁定が出ます。',
  one: (number) => `例 ${number}`,
  own: '自分の手順',
  given: 'あなたの対局から',
  search: '事例を検索',
  searchHint: '駒・行為・出典・番号',
  lessons: 'レッスン',
  source: (name) => `出典：${name}`,
  verdicts: '各ルールの裁定',
  none: 'まだ裁定なし：繰り返しがありません',
  asking: '裁定中…',
  loses: (side) => `${side}の負け`,
  draw: '引き分け',
  move: '盤上の手',
  walkOn: '繰り返しの中の手に進むと、その手の働きが出ます。',
  quiet: '王手でも詰めろでも駒の当たりでもない手',
  attacks: (piece, target) => `${piece}が${target}に当たっています。`,
  cases: (count) => `例の数：${count}`,
  kind: '種類',
  all: 'すべて',
  kinds: { mixture: '交互', none: '強制しない手を含む' },
  outcome: 'アジアルールの裁定',
  laws: 'ルール',
  differ: '裁定が分かれる例だけ',
  missing: '例をダウンロードできません。',
  walk: '手順を進める',
  steps: { first: '最初', back: '戻る', forward: '進む', last: '最後', flip: '反転' },
  analyse: 'この手順を検討',
};
