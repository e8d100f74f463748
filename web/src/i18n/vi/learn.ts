// SPDX-License-Identifier: MIT
// Vietnamese texts of the lessons.

import { strings as moving } from './moving.ts';
import type { LearnStrings } from '../en/learn.ts';
import { strings as gomoku } from './learn-gomoku.ts';

export const strings: LearnStrings = {
  lessons: {
    ...gomoku,
    aim: {
      name: 'Mục tiêu của ván cờ',
      about: 'Vây bắt Tướng đối phương là thắng.',
      steps: [
        {
          task: 'Hãy đưa Tốt của bạn qua sông.',
          done: 'Sông là khoảng trống giữa bàn cờ. Tốt qua được, Tượng thì không.',
        },
        {
          task: 'Ô có hai đường chéo là cung, nơi Tướng ở. Hãy tiến Tướng của bạn một điểm.',
          done: 'Tướng không bao giờ ra khỏi cung.',
        },
        {
          task: 'Tướng đen hết đường chạy. Hãy chiếu: đưa Xe đến tận cuối đường.',
          done: 'Chiếu bí: Đen đi gì thì nước sau bạn cũng ăn được Tướng. Bạn đã thắng!',
        },
      ],
    },
    chariot: {
      name: 'Xe',
      about: 'Quân mạnh nhất. Xe đi thẳng bao xa tùy ý và ăn quân địch gặp trên đường.',
      steps: [
        {
          task: 'Tiến Xe đỏ bảy ô, đến vòng nét đứt.',
          done: 'Quân cờ đứng trên giao điểm, không đứng trong ô.',
        },
        {
          task: 'Chọn Xe: các chấm là nơi Xe đến được. Hãy đi một nước bất kỳ.',
          done: 'Xe dừng trước Tốt của mình, không nhảy qua được.',
        },
        {
          task: 'Ăn Mã đen.',
          done: 'Đi đến điểm quân địch đang đứng là ăn nó. Pháo an toàn sau Tốt của chính bạn.',
        },
      ],
    },
    cannon: {
      name: 'Pháo',
      about: 'Đi như Xe, nhưng muốn ăn phải nhảy qua đúng một quân, gọi là ngòi.',
      steps: [
        {
          task: 'Đưa Pháo vào giữa. Nhiều ván cờ bắt đầu như vậy.',
          done: 'Khi không ăn quân, Pháo đi như Xe.',
        },
        {
          task: 'Nhảy qua Pháo đen để ăn Mã phía sau.',
          done: 'Ngòi là quân của bên nào cũng được và vẫn đứng nguyên.',
        },
        {
          task: 'Ăn một quân: tìm đường thẳng có đúng một quân ở giữa.',
          done: 'Không có ngòi thì không ăn được, nên quân đứng gần vẫn an toàn.',
        },
      ],
    },
    horse: {
      name: 'Mã',
      about: 'Một bước thẳng rồi một bước chéo ra ngoài. Bước thẳng bị chặn thì Mã bị cản.',
      steps: [
        { task: 'Nhảy Mã đến vòng nét đứt.', done: 'Một bước thẳng, một bước chéo.' },
        {
          task: 'Tốt trước mặt cản Mã nên Xe an toàn. Hãy ăn quân ăn được.',
          done: 'Chỉ điểm đầu tiên trên đường đi là quan trọng.',
        },
        {
          task: 'Pháo của chính bạn cản Mã. Hãy dời Pháo đi.',
          done: 'Mã đã tự do. Quân mình cũng cản được Mã.',
        },
      ],
    },
    elephant: {
      name: 'Tượng',
      about: 'Đi chéo đúng hai điểm. Tượng không qua sông nên chỉ phòng thủ.',
      steps: [
        { task: 'Đưa Tượng vào giữa.', done: 'Ở đó Tượng giữ được cả hai bên cung.' },
        {
          task: 'Có quân ở giữa đường chéo thì Tượng bị cản. Hãy ăn Tốt ăn được.',
          done: 'Bên kia có Tốt cản ở giữa đường.',
        },
      ],
    },
    advisor: {
      name: 'Sĩ',
      about: 'Đi chéo một điểm theo đường trong cung, không ra khỏi cung.',
      steps: [
        { task: 'Đưa Sĩ vào giữa cung.', done: 'Sĩ chỉ có năm điểm để đứng.' },
        { task: 'Ăn một quân Tốt.', done: 'Sĩ là cận vệ của Tướng.' },
      ],
    },
    general: {
      name: 'Tướng',
      about: 'Đi thẳng một điểm, trong cung. Mất Tướng là thua.',
      steps: [
        { task: 'Tiến Tướng một điểm.', done: 'Tướng không bao giờ đi chéo.' },
        {
          task: 'Hai Tướng không được đối mặt trên lộ trống, nên Tướng bạn không vào lộ giữa được. Hãy tìm nước duy nhất.',
          done: 'Tướng bạn giữ lộ của mình, Tướng đen giữ lộ giữa.',
        },
        {
          task: 'Đó cũng là vũ khí: Tướng bạn đã giữ lộ giữa. Dùng Xe chiếu sao cho đối phương hết đường.',
          done: 'Chiếu bí. Tướng đen không được ra trước mặt Tướng bạn.',
        },
      ],
    },
    soldier: {
      name: 'Tốt',
      about: 'Tiến một điểm. Qua sông rồi được đi ngang. Không bao giờ lùi.',
      steps: [
        { task: 'Tiến Tốt đến bờ sông.', done: 'Sông là khoảng trống giữa bàn cờ.' },
        {
          task: 'Tốt này đã qua sông. Hãy ăn Mã bên cạnh.',
          done: 'Đến hàng cuối thì chỉ còn đi ngang.',
        },
      ],
    },
    check: {
      name: 'Chiếu',
      about: 'Quân dọa ăn Tướng ở nước sau là chiếu. Bị chiếu thì phải đỡ.',
      steps: [
        { task: 'Dùng Xe chiếu Tướng.', done: 'Chiếu! Đen phải đỡ.' },
        {
          task: 'Bây giờ bạn bị chiếu. Hãy ăn quân đang chiếu.',
          done: 'Ăn được quân chiếu là cách tốt nhất.',
        },
        { task: 'Lại bị chiếu. Lần này hãy lấy Tượng che.', done: 'Cách thứ ba là tránh đi.' },
      ],
    },
    mate: {
      name: 'Chiếu bí',
      about: 'Chiếu mà đối phương không đỡ được là thắng.',
      steps: [
        {
          task: 'Chiếu bí bằng hai Xe: một Xe giữ hàng, một Xe chiếu.',
          done: 'Chiếu bí. Đỏ thắng.',
        },
        {
          task: 'Chiếu bí bằng hai Pháo trên một lộ (pháo trùng): Pháo trước làm ngòi.',
          done: 'Chiếu bí. Quân nào chen vào giữa cũng thành ngòi.',
        },
      ],
    },
    stalemate: {
      name: 'Hết nước đi',
      about: 'Không hòa như cờ vua: bên hết nước đi là thua.',
      steps: [
        {
          task: 'Thắng không cần chiếu: lấy nốt điểm cuối cùng của Tướng đen.',
          done: 'Đen không bị chiếu mà vẫn thua.',
        },
      ],
    },
    repetition: {
      name: 'Chiếu mãi',
      about: 'Không được chiếu mãi: bên lặp lại toàn nước chiếu là thua.',
      steps: [
        {
          task: 'Bạn đã lặp lại các nước chiếu hai lần. Thêm lần nữa là thua. Hãy đi nước khác.',
          done: 'Bạn đã học đủ luật. Khi lặp nước, bàn cờ sẽ cho biết bên nào phải đổi nước.',
        },
      ],
    },
  },
  progress: (step, steps) => `Bước ${step}/${steps}`,
  again: 'Chưa đúng yêu cầu. Hãy thử lại.',
  repeated: 'Nước đó lặp lại chiếu và bị thua. Hãy thử lại.',
  goOn: 'Đúng. Trắng đã chặn. Hãy đi tiếp.',
  right: 'Tốt lắm',
  finished: { xiangqi: 'Bạn đã biết luật chơi', gomoku: 'Bạn đã biết các thế cơ bản' },
  done: 'đã học',
  actions: { label: 'Bài học', back: 'Lùi', flip: 'Xoay bàn', next: 'Tiếp' },
  play: 'Chơi ván đầu tiên',
  notKept: 'Trình duyệt này không cho phép lưu tiến độ.',
  pieces: 'Các quân ở đây',
  pieceTypes: moving.pieceTypes,
  redAndBlack: 'Một số quân đỏ và đen viết chữ khác nhau, nhưng cách đi như nhau.',
  next: (name) => `Tiếp theo: ${name}`,
  tabs: { task: 'Bài học', path: 'Lộ trình' },
  sections: { pieces: 'Mục tiêu và quân cờ', mates: 'Chiếu và chiếu bí', stones: 'Bài học' },
  of: (done, count) => `${done}/${count}`,
  further: 'Sau bài học',
  places: { endings: 'Cờ tàn thực dụng', train: 'Luyện khai cuộc', rulings: 'Luật lặp nước' },
};
