// SPDX-License-Identifier: MIT
// Vietnamese texts of the Gomoku lessons.

import type { GomokuLessons } from '../en/learn-gomoku.ts';

export const strings: GomokuLessons = {
  five: {
    name: 'Năm quân liền',
    about: 'Hai bên lần lượt đặt quân. Ai có năm quân liền trước thì thắng: ngang, dọc hay chéo.',
    steps: [
      { task: 'Đặt quân thứ năm.', done: 'Năm quân liền. Đầu kia cũng được.' },
      {
        task: 'Hàng này chéo và hở một điểm. Hãy lấp vào.',
        done: 'Lại là năm. Hàng chéo rất dễ bỏ sót.',
      },
      {
        task: 'Luật tiêu chuẩn: chỉ đúng năm quân mới thắng. Trong hai điểm, chỉ một điểm thành năm.',
        done: 'Điểm kia thành sáu quân: luật tự do thì thắng, ở đây thì không.',
      },
    ],
  },
  four: {
    name: 'Bốn',
    about: 'Bốn quân, thêm một là thành năm. Đối phương phải chặn ngay.',
    steps: [
      {
        task: 'Tạo một nước bốn.',
        done: 'Điểm được đánh dấu là nơi thành năm. Trắng buộc phải chặn ở đó.',
      },
      {
        task: 'Tạo bốn mở, hở cả hai đầu.',
        done: 'Hai điểm đều thành năm, Trắng chỉ chặn được một. Bốn mở là thắng.',
      },
      {
        task: 'Hai bên đều có bốn, và đến lượt bạn. Hãy thắng.',
        done: 'Xem mình có năm không rồi mới lo chặn.',
      },
    ],
  },
  three: {
    name: 'Ba mở',
    about: 'Ba quân có thể thành bốn mở. Không chặn ba mở là thua.',
    steps: [
      {
        task: 'Tạo một ba mở.',
        done: 'Các điểm được đánh dấu là nơi thành bốn mở. Trắng nên chặn ngay.',
      },
      {
        task: 'Ba mở có thể hở ở giữa. Hãy tạo một ba như vậy trên đường chéo.',
        done: 'Lấp chỗ hở là thành bốn mở.',
      },
      {
        task: 'Một cặp quân bị kẹp, cặp kia còn thoáng. Hãy tạo ba mở.',
        done: 'Hàng bị kẹp không thành bốn mở được. Hãy đếm chỗ trống hai đầu trước.',
      },
    ],
  },
  fork: {
    name: 'Nước đôi',
    about: 'Trắng chỉ chặn được một chỗ. Hãy dọa hai chỗ bằng một quân.',
    steps: [
      {
        task: 'Tạo cùng lúc hai ba mở.',
        done: 'Ba đôi. Trắng chặn bên này thì bên kia thành bốn mở.',
      },
      {
        task: 'Tạo cùng lúc một bốn và một ba mở.',
        done: 'Bốn-ba. Trắng phải chặn bốn, còn ba thành bốn mở.',
      },
      {
        task: 'Tạo cùng lúc hai bốn.',
        done: 'Bốn đôi. Hai điểm thành năm, Trắng chỉ có một nước.',
      },
    ],
  },
  fours: {
    name: 'Thắng bằng bốn liên tiếp',
    about: 'Mỗi nước bốn chỉ có một cách chặn. Đi bốn liên tiếp đến khi thắng gọi là VCF.',
    steps: [
      {
        task: 'Có hai điểm tạo bốn. Hãy chọn điểm đi tiếp được.',
        done: 'Nước bốn này dọn sẵn nước bốn sau trên hàng khác.',
      },
      { task: 'Thắng bằng các nước bốn liên tiếp.', done: 'Trắng không có lúc nào được đi tự do.' },
      {
        task: 'Lần này cần bốn nước bốn. Hãy tính đến cùng rồi mới đi.',
        done: 'Phần Cờ thế còn nhiều bài như vậy.',
      },
    ],
  },
  defence: {
    name: 'Phòng thủ',
    about: 'Bốn phải chặn ngay, ba mở phải chặn trước khi thành bốn. Bạn cầm Trắng.',
    steps: [
      { task: 'Đen có bốn hở ở giữa. Hãy chặn.', done: 'Chỉ có một điểm này.' },
      { task: 'Chặn ba mở.', done: 'Chặn sát hàng, đầu nào cũng được.' },
      { task: 'Ba này hở ở giữa. Hãy chặn.', done: 'Ở giữa hay hai đầu đều được.' },
      { task: 'Chặn ba mở, đồng thời tạo ba mở của mình.', done: 'Bây giờ Đen phải chặn bạn.' },
    ],
  },
  foul: {
    name: 'Nước cấm',
    about:
      'Đen đi trước nên có lợi, vì vậy Renju cấm Đen ba đôi, bốn đôi và sáu quân liền. Trắng không bị cấm.',
    steps: [
      { task: 'Dấu chéo là điểm cấm. Hãy chọn điểm đó.', done: 'Đặt vào đây sẽ tạo hai ba mở.' },
      { task: 'Chọn điểm cấm ở đây.', done: 'Đặt vào đây sẽ tạo hai bốn.' },
      { task: 'Còn ở đây?', done: 'Đặt vào đây là sáu quân liền. Chỉ Trắng thắng bằng sáu quân.' },
      {
        task: 'Bạn cầm Trắng. Tạo một nước bốn mà Đen chỉ chặn được ở điểm cấm.',
        done: 'Đen không được chặn, Trắng thắng.',
      },
      {
        task: 'Nước thành năm không bao giờ bị cấm. Hãy thắng.',
        done: 'Nước này cũng tạo hai ba mở, nhưng năm được tính trước.',
      },
    ],
  },
  swap2: {
    name: 'Swap2',
    about:
      'Một người đặt hai quân đen và một quân trắng. Người kia chọn bên, hoặc đặt thêm hai quân và nhường quyền chọn. Sau đó Trắng đi.',
    steps: [
      { task: 'Bên nào có lợi hơn?', done: 'Đen: hai quân liền nhau ở giữa, còn quân trắng ở xa.' },
      { task: 'Còn ở đây?', done: 'Trắng: quân đen rời rạc, và Trắng ở giữa được đi trước.' },
    ],
  },
};
