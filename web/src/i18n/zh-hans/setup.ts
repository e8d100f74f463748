// SPDX-License-Identifier: MIT
// Simplified Chinese texts of the dialog for a new game.

import type { SetupStrings } from '../en/setup.ts';
import { strings as faults } from './faults.ts';

export const strings: SetupStrings = {
  modes: {
    engine: '按棋力选',
    people: '双人同屏',
    friend: '链接邀好友',
    engines: '引擎自弈',
  },
  random: '随机',
  aboutFriend:
    '双方用一个包含整局棋的链接轮流走棋：走完后把链接发给好友，对方的应着也以同样方式发回。无需账号，对局不经过任何服务器。实时对局可以计时：两个屏幕连接时棋钟才走。',
  goOn: '或继续一局',
  going: (side, moves) => `${side} · ${moves} 着`,
  levelOf: (side) => `${side}棋力`,
  time: '用时',
  times: {
    none: () => '不计时',
    sudden: (minutes) => `${minutes}\u00a0分钟`,
    increment: (minutes, seconds) => `${minutes}\u00a0分 +\u00a0${seconds}\u00a0秒`,
    move: (_minutes, seconds) => `每步\u00a0${seconds}\u00a0秒`,
    byoyomi: (minutes, seconds) => `${minutes}\u00a0分，读秒\u00a0${seconds}\u00a0秒`,
  },
  more: '更多选项',
  ownTime: '自定用时',
  kinds: { sudden: '局时', increment: '局时加秒', move: '步时', byoyomi: '读秒' },
  minutes: '每方局时',
  seconds: { increment: '每步加时', move: '每步限时', byoyomi: '读秒每步' },
  thinkingTime: '引擎每步用时（秒）',
  thinks: (seconds) => `引擎思考\u00a0${seconds}\u00a0秒`,
  coach: '漏着提醒',
  turnsBoard: '翻转棋盘',
  rules: (name) => name,
  handicap: '让子',
  board: '棋盘',
  boardOf: (lines) => `${lines} 路`,
  otherBoard: '其他大小',
  lines: (least, most) => `路数（${least}–${most}）`,
  from: '起始局面',
  usual: '标准开局',
  handicaps: {
    horse: '让左马',
    horses: '让双马',
    chariot: '让一车',
    'chariot-horse': '让一车一马',
    nine: '让九子（五兵双士双相）',
  },
  giver: '让子方',
  position: '自定局面',
  fen: '局面 FEN',
  refused: '此局面无法对弈：',
  faults,
  start: '开始',
  close: '取消',
};
