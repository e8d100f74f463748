// SPDX-License-Identifier: MIT
// Vietnamese texts of games by link.

import type { FriendStrings } from '../en/friend.ts';

export const strings: FriendStrings = {
  title: 'Ván cờ qua liên kết',
  yourTurn: 'Đến lượt bạn. Đi xong sẽ có một liên kết để gửi.',
  invite: 'Bạn của bạn đi trước. Hãy gửi liên kết rồi chờ liên kết gửi lại.',
  send: 'Hãy gửi liên kết này cho bạn mình rồi chờ liên kết gửi lại.',
  sent: 'Khi nhận được liên kết của bạn mình, hãy mở nó hoặc dán vào đây.',
  over: 'Ván cờ đã kết thúc. Liên kết cho bạn mình thấy kết quả.',
  offered: 'Bạn của bạn đề nghị hòa. Đi tiếp tức là từ chối.',
  offering: 'Bạn đề nghị hòa; lời đề nghị đi cùng liên kết.',
  accept: 'Đồng ý hòa',
  share: 'Chia sẻ',
  copy: 'Sao chép liên kết',
  showCode: 'Hiện mã QR',
  code: 'Liên kết dưới dạng mã QR',
  copied: 'Đã sao chép liên kết.',
  byHand: 'Hãy sao chép liên kết này:',
  failed: 'Không tạo được liên kết.',
  answer: 'Liên kết của bạn mình',
  open: 'Mở',
  connect: 'Chơi trực tiếp',
  disconnect: 'Ngắt kết nối',
  connection: {
    offered:
      'Hãy gửi liên kết này để mời chơi trực tiếp. Giữ trang này mở, rồi mở hoặc dán liên kết gửi lại.',
    answered: 'Bạn của bạn muốn chơi trực tiếp. Hãy gửi lại liên kết này và giữ trang này mở.',
    open: 'Đã kết nối: nước đi đến ngay từ màn hình này sang màn hình kia.',
  },
  clocks: 'Đồng hồ đứng yên cho đến khi chơi trực tiếp.',
  lost: 'Kết nối đã ngắt. Hãy chơi tiếp qua liên kết.',
  failedLive: 'Trình duyệt này không kết nối được với màn hình khác. Hãy chơi tiếp qua liên kết.',
  faults: {
    older: 'Liên kết này cũ hơn ván cờ của bạn. Ván cờ giữ nguyên.',
    contrary:
      'Liên kết này không khớp với ván cờ của bạn: trong đó đã đi những nước khác. Ván cờ giữ nguyên.',
    damaged:
      'Liên kết bị hỏng hoặc không đầy đủ. Hãy nhờ bạn mình gửi lại và sao chép toàn bộ. Các ván cờ của bạn giữ nguyên.',
  },
  close: 'Đóng',
};
