// SPDX-License-Identifier: MIT
// Japanese texts of the dialog for a new game.

import type { SetupStrings } from '../en/setup.ts';
import { strings as faults } from './faults.ts';

export const strings: SetupStrings = {
  modes: {
    engine: '強さで選ぶ',
    people: '2人で',
    friend: 'リンクで友達と',
    engines: 'エンジン同士',
  },
  random: 'ランダム',
  aboutFriend:
    '対局全体を収めたリンクを交互に送り合って指します。指したあとにリンクを送ると、友達の返事も同じようにリンクで届きます。登録は不要で、サーバーに対局は渡りません。ライブ対局では時計も使えます。時計は二つの画面がつながっている間だけ進みます。',
  goOn: '続きを指す',
  going: (side, moves) => `${side}・${moves}手`,
  levelOf: (side) => `${side}の強さ`,
  time: '持ち時間',
  times: {
    none: () => '時計なし',
    sudden: (minutes) => `${minutes}分`,
    increment: (minutes, seconds) => `${minutes}分 +\u00a0${seconds}秒`,
    move: (_minutes, seconds) => `1手${seconds}秒`,
    byoyomi: (minutes, seconds) => `${minutes}分、秒読み${seconds}秒`,
  },
  more: 'その他の設定',
  ownTime: '時間を自分で決める',
  kinds: {
    sudden: '切れ負け',
    increment: '加算あり',
    move: '1手ごと',
    byoyomi: '秒読み',
  },
  minutes: 'それぞれの持ち時間',
  seconds: { increment: '1手ごとの加算', move: '1手の時間', byoyomi: '秒読み' },
  thinkingTime: 'エンジンの1手の時間（秒）',
  thinks: (seconds) => `エンジンの思考${seconds}秒`,
  coach: 'ミスの警告',
  turnsBoard: '盤を回す',
  rules: (name) => name,
  handicap: '駒落ち',
  board: '盤の大きさ',
  boardOf: (lines) => `${lines}路`,
  otherBoard: 'その他',
  lines: (least, most) => `路数（${least}〜${most}）`,
  from: '開始局面',
  usual: '平手',
  handicaps: {
    horse: '左馬落ち',
    horses: '二馬落ち',
    chariot: '車落ち',
    'chariot-horse': '車馬落ち',
    nine: '九枚落ち（兵5・仕2・相2）',
  },
  giver: '駒を落とす側',
  position: '指定局面',
  fen: '局面の FEN',
  refused: 'この局面からは対局できません：',
  faults,
  start: '開始',
  close: 'キャンセル',
};
