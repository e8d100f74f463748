// SPDX-License-Identifier: MIT
// Japanese texts of the analysis tools.

import type { ToolStrings } from '../en/analyse.ts';
import { strings as faults } from './faults.ts';
import { strings as reviewWords } from './motifs.ts';

export const strings: ToolStrings = {
  retry: '最善手を考える',
  annotate: '棋譜に書き込む',
  annotated: '棋譜に書き込みました。元に戻せます。',
  empty: '新しく始める',
  setUp: '局面を編集…',
  details: '対局者と日付',
  editDetails: '対局者と日付…',
  detailsChanged: '対局情報を変更しました。',
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
  move: {
    keys: '左右キーで前後の手へ、上下キーで変化を切り替え、Delete キーで削除、Shift+F10 でメニューを開きます。',
    menu: (move) => `${move} のメニュー`,
    comment: 'コメント…',
    commentOn: (move) => `${move} のコメント`,
    promote: '本譜にする',
    remove: 'ここから削除',
    type: '手を文字で入力…',
  },
  share: {
    open: '共有…',
    title: '共有',
    link: 'リンク',
    aboutLink: 'リンクには、コメントを含む棋譜全体が入ります。',
    copyLink: 'リンクをコピー',
    shareLink: 'リンクを共有',
    linkCopied: 'リンクをコピーしました。',
    embed: '埋め込む…',
    show: '画像と印刷',
    picture: '画像…',
    print: '印刷…',
    file: 'テキストとファイル',
    formats: {
      pgn: 'PGN',
      dhtmlxq: 'DhtmlXQ（UBB）',
      xqf: 'XQF ファイル',
      psq: 'PSQ（piskvork）',
      sgf: 'SGF',
      fen: 'この局面の FEN',
      text: '指し手のテキスト',
    },
    unsupported: '書き出せなかったもの：',
  },
  tabs: { moves: '手順', review: '解析', openings: '定跡', record: '棋譜' },
  tabsLabel: '検討の項目',
};
