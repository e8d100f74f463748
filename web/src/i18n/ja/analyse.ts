// SPDX-License-Identifier: MIT
// The tools of the analysis in Japanese.

import type { ToolStrings } from '../types/analyse.ts';
import { strings as faults } from './faults.ts';

export const strings: ToolStrings = {
  retry: '最善手を考える',
  annotate: '棋譜に書き込む',
  annotated: '棋譜に書き込みました。元に戻せます。',
  setUp: '局面を編集',
  details: '対局情報を編集',
  detailsChanged: '対局情報を変更しました。',
  aboutPieceValues:
    'その駒がなければ自分の側がどれだけ損をするかを、この局面でエンジンが判断し、兵（卒）何枚分かで表したものです。マイナスの駒は味方の邪魔をしています。',
  worth: (soldiers) => `価値 ${soldiers}`,
  noResult: '不明または対局中',
  faults,
  tabs: { moves: '手順', notes: 'メモ', review: '振り返り', record: '棋譜' },
  tabsLabel: '検討の項目',
};
