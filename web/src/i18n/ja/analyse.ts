// SPDX-License-Identifier: MIT
// Japanese texts of the analysis tools.

import type { ToolStrings } from '../en/analyse.ts';
import { strings as faults } from './faults.ts';
import { strings as reviewWords } from './motifs.ts';

export const strings: ToolStrings = {
  retry: '最善手を考える',
  annotate: '棋譜に書き込む',
  annotated: '棋譜に書き込みました。元に戻せます。',
  setUp: '局面を編集',
  details: '対局情報を編集',
  detailsChanged: '対局情報を変更しました。',
  picture: '画像…',
  print: '印刷…',
  showInText: 'テキスト内で表示',
  aboutPieceValues:
    'その駒がなければ自分の側がどれだけ損をするかを、この局面でエンジンが判断し、兵（卒）何枚分かで表したものです。マイナスの駒は味方の邪魔をしています。',
  worth: (soldiers) => `価値 ${soldiers}`,
  noResult: '不明または対局中',
  length: (count) => `${count}手`,
  searchGames: 'この中から検索',
  keepAll: 'すべて自分の棋譜に残す',
  keeping: (percent) => `保存中：${percent}%`,
  kept: (added, read) => `${read}局のうち${added}局を自分の棋譜に加えました。`,
  notKept: 'このブラウザでは保存できません。',
  faults,
  ...reviewWords,
  facts: {
    wins: (side, moves) => `${side}の勝ち（あと${moves}手）`,
    won: (side) => `${side}の勝ち`,
    drawn: '引き分け',
    proven: '終盤表で証明済み。これ以上の手はありません',
  },
  tabs: { moves: '手順', notes: 'メモ', review: '解析', openings: '定跡', record: '棋譜' },
  tabsLabel: '検討の項目',
};
