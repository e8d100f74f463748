// SPDX-License-Identifier: MIT
// Games with a friend at another screen, in Japanese.

import type { FriendStrings } from '../types/friend.ts';

export const strings: FriendStrings = {
  title: 'リンクで対局',
  yourTurn: 'あなたの番です。指したあとに送るリンクができます。',
  invite: '友達が先に指します。リンクを送って、返ってくるリンクを待ってください。',
  send: 'このリンクを友達に送って、返ってくるリンクを待ってください。',
  sent: '友達のリンクが届いたら、開くか、ここに貼り付けてください。',
  over: '対局は終わりました。リンクを送ると、友達にも結果が伝わります。',
  offered: '友達が引き分けを提案しています。指し続けると断ったことになります。',
  offering: '引き分けを提案しています。リンクと一緒に伝わります。',
  accept: '引き分けに応じる',
  share: '共有',
  copy: 'リンクをコピー',
  showCode: 'QRコードを表示',
  code: 'リンクのQRコード',
  copied: 'リンクをコピーしました。',
  byHand: 'このリンクをコピーしてください：',
  failed: 'リンクを作れませんでした。',
  answer: '友達のリンク',
  open: '開く',
  faults: {
    older: 'このリンクはあなたの対局より古いものです。対局はそのままです。',
    contrary: 'このリンクはあなたの対局と合いません。別の手が指されています。対局はそのままです。',
    damaged:
      'リンクが壊れているか、途中で切れています。友達にもう一度送ってもらい、全体をコピーしてください。あなたの対局はそのままです。',
  },
  close: '閉じる',
};
