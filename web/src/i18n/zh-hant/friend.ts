// SPDX-License-Identifier: MIT
// Games with a friend at another screen, in traditional Chinese.

import type { FriendStrings } from '../en/friend.ts';

export const strings: FriendStrings = {
  title: '連結對局',
  yourTurn: '輪到你走。走完後會得到一個要傳出的連結。',
  invite: '由好友先走。請傳出連結，等待對方傳回的連結。',
  send: '請把這個連結傳給好友，等待對方傳回的連結。',
  sent: '收到好友的連結後，打開它，或貼到這裡。',
  over: '對局結束。連結會讓好友看到結局。',
  offered: '好友提和。繼續走棋即表示拒絕。',
  offering: '你已提和，提議隨連結傳出。',
  accept: '同意和棋',
  share: '分享',
  copy: '複製連結',
  showCode: '顯示 QR 碼',
  code: '連結的 QR 碼',
  copied: '連結已複製。',
  byHand: '請複製此連結：',
  failed: '無法產生連結。',
  answer: '好友的連結',
  open: '打開',
  connect: '即時對局',
  disconnect: '中斷連線',
  connection: {
    offered: '請傳出這個連結，邀請好友即時對局。保持此頁面開啟，並打開或貼上對方傳回的連結。',
    answered: '好友想即時對局。請把這個連結傳回，並保持此頁面開啟。',
    open: '已連線：著法立即從一個螢幕傳到另一個。',
  },
  clocks: '即時對局之前，棋鐘不走。',
  lost: '連線已中斷。請用連結繼續。',
  failedLive: '此瀏覽器無法連到另一個螢幕。請用連結繼續。',
  faults: {
    older: '這個連結比你的對局舊，你的對局保持不變。',
    contrary: '這個連結與你的對局不符：其中走了別的著法。你的對局保持不變。',
    damaged: '連結已損壞或不完整。請讓好友重新傳送，並完整複製。你自己的對局保持不變。',
  },
  close: '關閉',
};
