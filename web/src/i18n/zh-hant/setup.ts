// SPDX-License-Identifier: MIT
// The dialog before a game in traditional Chinese.

import type { SetupStrings } from '../en/setup.ts';
import { strings as faults } from './faults.ts';

export const strings: SetupStrings = {
  players: '對局方式',
  modes: { engine: '人機對弈', people: '雙人同屏', engines: '引擎自弈', friend: '與好友（連結）' },
  aboutFriend:
    '雙方用一個包含整局棋的連結輪流走棋：走完後把連結傳給好友，對方的應著也以同樣方式傳回。無需帳號，對局不經過任何伺服器。即時對局可以計時：兩個螢幕連線時棋鐘才走。',
  goOn: '或繼續一局',
  going: (side, moves) => `${side} · ${moves} 著`,
  levelOf: (side) => `${side}棋力`,
  clock: '計時',
  kinds: {
    none: '不計時',
    sudden: '局時',
    increment: '局時加秒',
    move: '步時',
    byoyomi: '局時加讀秒',
  },
  minutes: '每方局時',
  seconds: { increment: '每步加時', move: '每步限時', byoyomi: '讀秒每步' },
  thinkingTime: '引擎每步用時（秒）',
  board: '棋盤',
  boardOf: (lines) => `${lines} 路`,
  otherBoard: '其他大小',
  lines: (least, most) => `路數（${least}–${most}）`,
  from: '起始局面',
  usual: '標準開局',
  handicaps: {
    horse: '讓左馬',
    horses: '讓雙馬',
    chariot: '讓一車',
    'chariot-horse': '讓一車一馬',
    nine: '讓九子（五兵雙士雙相）',
  },
  giver: '讓子方',
  position: '自訂局面',
  fen: '局面 FEN',
  refused: '此局面無法對弈：',
  faults,
  start: '開始',
  close: '取消',
};
