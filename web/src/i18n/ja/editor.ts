// SPDX-License-Identifier: MIT
// Japanese texts of the position editor.

import type { EditorStrings } from '../en/editor.ts';
import { strings as faults } from './faults.ts';

export const strings: EditorStrings = {
  title: '局面の編集',
  playable: '対局できる局面です',
  pending: 'エンジンが確かめています…',
  refused: 'この局面からは対局できません',
  faults,
  about:
    '駒を選んで交点に触れると置き、もう一度触れると取り除きます。駒はドラッグでも動かせ、盤の外へ出すと取り除かれます。Delete キーで交点を空にします。',
  notKept: 'このブラウザでは編集中の局面を保存できません。',
  palette: '触れたときの動作',
  hand: '動かす',
  erase: '取り除く',
  left: (piece, count) => `${piece}、残り${count}`,
  toMove: '手番',
  fen: '局面の FEN',
  actions: {
    label: '盤',
    undo: '元に戻す',
    flip: '反転',
    mirror: '左右反転',
    clear: '全消去',
    start: '初期配置',
  },
  analyse: 'この局面を検討',
  play: 'ここから対局…',
  leave: 'キャンセル',
  spoken: {
    taken: (square) => `${square} を空にしました`,
    count: (pieces) => `盤上に${pieces}個`,
    picked: (piece, square) => `${piece} ${square} を持っています`,
  },
};
