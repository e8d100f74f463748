// SPDX-License-Identifier: MIT
// Japanese texts of the master games.

import type { MastersStrings } from '../en/masters.ts';

export const strings: MastersStrings = {
  title: '名手の棋譜',
  loading: '棋譜の一覧を取得しています…',
  failed: '棋譜を取得できませんでした。初回は接続が必要です。',
  unpacking: (percent) => `指し手を準備しています（初回のみ）：${percent}%`,
  count: (_count, text) => `${text}局`,
  noneFound: '条件に合う棋譜がありません。',
  list: '棋譜の一覧',
  listKeys: '上下キーで棋譜を選び、Enterで開きます。',
  filter: '検索',
  player: '対局者',
  opponent: '相手',
  event: '大会',
  opening: '定跡の名前か番号',
  from: '開始年',
  to: '終了年',
  result: '結果',
  results: { all: 'すべて', '1-0': '赤の勝ち', '1/2-1/2': '引き分け', '0-1': '黒の勝ち' },
  clear: '条件を消す',
  position: (plies) => `${plies}手目の局面（左右対称を含む）になった棋譜。`,
  anyPosition: '局面を問わない',
  openings: '定跡',
  here: 'この局面になった棋譜',
  show: '定跡書にない手',
  counted: (_games, text) => `${text}局がこの局面になりました。`,
  noMore: 'ここで指された手は、すべて定跡書にあります。',
  ended: (games, [won, drawn, lost]) =>
    `${games}局 · 勝ち ${won} · 引き分け ${drawn} · 負け ${lost}`,
  guess: '名手の手を当てる',
  guessGame: (title) => `指し手を当てる：${title}`,
  unnamed: '対局者不明',
  credit:
    '棋譜は Yu-Han Tseng の Chinese-Chess-Practical-Dataset (CCPD)、2026年、CC BY 4.0 によります。疑わしい名前・日付・大会名は省きました。',
};
