// SPDX-License-Identifier: MIT
// Japanese texts of the settings.

import type { SettingsStrings } from '../en/settings.ts';

export const strings: SettingsStrings = {
  sections: {
    page: 'ページ',
    board: '盤',
    moves: '指し手',
    hearing: '音',
    playing: '対局',
    analysing: '検討',
    engine: 'エンジン',
    about: '楚河について',
  },
  language: '言語',
  theme: '外観',
  notation: '棋譜の表記',
  usual: '言語に合わせる',
  sound: '効果音',
  switches: {
    hasCoordinates: '盤に座標を表示',
    speaks: '指し手を読み上げる',
    hasPremove: '先行入力',
    mustTapTwice: '2回タップで着手',
    showsThreats: '四と三を表示',
    showsThinking: 'エンジンの読みを表示',
    typesMoves: '指し手の入力欄を表示',
    hasNumbers: '石に手数を表示',
    hasPieceValues: '各駒のその場での価値を表示',
    reviewsAtOnce: '開いた対局をすぐに解析する',
    isStill: '駒の動きをアニメーションで見せる',
    explainsPieces: 'マウスを駒に重ねると動き方を表示',
  },
  engine: {
    threads: 'スレッド数',
    threadsNote:
      'スレッドを増やすと、解析と最強レベルの対局で同じ時間により多く読めます。電力とメモリも多く使い、探索は毎回同じにはなりません。',
    bars: {
      'not-isolated':
        '使えるスレッドは1つだけです。このサイトはここでは他のサイトから隔離されていないため、ブラウザーはスレッド間でメモリを共有しません。',
      'no-shared-memory':
        '使えるスレッドは1つだけです。このブラウザーには、スレッド間で共有できるメモリがありません。',
      'one-core': '使えるスレッドは1つだけです。この端末のプロセッサーのコアは1つです。',
    },
    table: '局面を覚えるメモリ',
    faults: {
      'threads-missing':
        'マルチスレッドのエンジンをダウンロードできませんでした。通常のエンジンで続けます。',
      'threads-failed': 'マルチスレッドのエンジンが動きませんでした。通常のエンジンで続けます。',
      'memory-refused':
        'ブラウザーがそれだけのメモリを割り当てませんでした。エンジンは1つのスレッドと通常のメモリで動きます。',
    },
  },
  keys: 'キー操作の一覧',
  keyNames: {
    wheel: 'ホイール',
    'right-drag': '右ドラッグ',
    rest: '長押し',
    'rest-and-drag': '長押ししてドラッグ',
    Space: 'スペース',
  },
  deeds: {
    step: '手順を前後に進む',
    ends: '最初へ・最後へ',
    wheel: '盤の上で：手順を前後に進む',
    flip: '盤を回す',
    undo: '待った・やり直し',
    hint: 'ヒント',
    'new-game': '新しい対局・次の問題',
    engine: 'エンジンの読みを表示（検討では開始・停止）',
    write: '検討で：手を文字で入力',
    moves: '駒の動き方を見る',
    draw: '矢印を描く（1点なら丸）',
    clear: '描いたものや選択を消す',
    look: '押している間：隠した駒を見る',
    help: 'この一覧',
  },
  boardKeys: '盤の上（Tab で移動）',
  boardDeeds: {
    piece: '次の将・士・象・馬・車・砲・兵',
    'piece-before': '前の駒',
    rank: 'その段へ',
    file: 'その筋へ',
    'last-move': '直前の手',
    clocks: '時計',
    here: 'この点をもう一度',
    write: '指し手の入力欄へ',
  },
  fieldKeys: '指し手の入力欄',
  fieldDeeds: {
    'last-move': '直前の手',
    clocks: '時計',
    opponent: '相手',
    'all-pieces': 'すべての駒の位置',
    pieces: '赤か黒の同じ種類の駒の位置',
    scan: '筋・段・点にある駒',
    'to-board': '盤のその点へ',
    resign: '投了',
    draw: '引き分けを提案',
    takeback: '待った',
    abort: '新しい対局',
  },
  blindfold: '目隠し対局',
  blindfolds: {
    none: 'なし',
    all: 'すべての駒を隠す',
    own: '自分の駒を隠す',
    theirs: '相手の駒を隠す',
  },
  close: '閉じる',
};
