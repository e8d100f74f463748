// SPDX-License-Identifier: MIT
// Simplified Chinese texts of games by link.

import type { FriendStrings } from '../en/friend.ts';

export const strings: FriendStrings = {
  title: '链接对局',
  yourTurn: '轮到你走。走完后会得到一个要发出的链接。',
  invite: '由好友先走。请发出链接，等待对方发回的链接。',
  send: '请把这个链接发给好友，等待对方发回的链接。',
  sent: '收到好友的链接后，打开它，或粘贴到这里。',
  over: '对局结束。链接会让好友看到结局。',
  offered: '好友提和。继续走棋即表示拒绝。',
  offering: '你已提和，提议随链接发出。',
  accept: '同意和棋',
  share: '分享',
  copy: '复制链接',
  showCode: '显示二维码',
  code: '链接的二维码',
  copied: '链接已复制。',
  byHand: '请复制此链接：',
  failed: '无法生成链接。',
  answer: '好友的链接',
  open: '打开',
  connect: '实时对局',
  disconnect: '断开连接',
  connection: {
    offered: '请发出这个链接，邀请好友实时对局。保持此页面打开，并打开或粘贴对方发回的链接。',
    answered: '好友想实时对局。请把这个链接发回，并保持此页面打开。',
    open: '已连接：着法立即从一个屏幕传到另一个。',
  },
  clocks: '实时对局之前，棋钟不走。',
  lost: '连接已断开。请用链接继续。',
  failedLive: '此浏览器无法连接另一个屏幕。请用链接继续。',
  faults: {
    older: '这个链接比你的对局旧，你的对局保持不变。',
    contrary: '这个链接与你的对局不符：其中走了别的着法。你的对局保持不变。',
    damaged: '链接已损坏或不完整。请让好友重新发送，并完整复制。你自己的对局保持不变。',
  },
  close: '关闭',
};
