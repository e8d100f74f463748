// SPDX-License-Identifier: MIT
// Vietnamese explanations of the named mates.

import type { MateNames } from '../en/mate-names.ts';

export const strings: MateNames = {
  'heavy-cannons': 'Pháo sau lấy pháo trước làm ngòi để chiếu, ở giữa không còn quân nào khác.',
  'horse-behind-cannon':
    'Mã đứng cùng đường với tướng, cách một điểm trống; pháo ở sau chiếu qua mã.',
  'iron-bolt':
    'Pháo giữ trung lộ, ghim quân trước tướng; xe hoặc tốt chiếu hết ngay cạnh tướng ở hàng cuối.',
  'palace-corner-horse': 'Mã ở góc trước của cửu cung chiếu hết tướng đang ở vị trí ban đầu.',
  'trough-horse': 'Mã ở điểm ngay trước vị trí ban đầu của tượng, chiếu tướng hoặc chặn lối ra.',
  'angler-horse':
    'Mã đứng trước vị trí ban đầu của tượng hai hàng, khống chế một bên cung; xe hoặc tốt chiếu hết.',
  'high-angler-horse':
    'Như điếu ngư mã nhưng cao hơn một hàng, giữ điểm ở lộ sườn; xe hoặc tốt chiếu hết.',
  'octagonal-horse':
    'Mã và tướng ở hai góc đối của cửu cung nên tướng không đi được; quân khác chiếu hết.',
  'two-horses-mate': 'Hai mã cùng một cánh: một con chiếu, con kia khống chế lối thoát của tướng.',
  'spring-horse': 'Mã nhảy khỏi đường của xe: xe chiếu, còn mã ở chỗ mới giữ lối thoát.',
  'standing-horse': 'Mã cùng đường với tướng, cách một điểm trống, giữ hai bên; xe chiếu hết.',
  'side-tiger': 'Tướng bị đẩy sang lộ sườn; mã ngoài cung cùng bên khống chế, xe chiếu hết.',
  'smothered-palace':
    'Pháo lấy sĩ đối phương làm ngòi chiếu hết, tướng bị chính quân mình bít lối.',
  'two-cups': 'Một pháo thí quân ăn sĩ, sau khi bị bắt lại thì pháo kia chiếu hết.',
  'cinnabar-cannon': 'Pháo quét ngang hàng cuối, ăn sĩ hoặc tượng rồi chiếu hết dọc hàng ấy.',
  'heaven-earth-cannons': 'Một pháo giữ trung lộ, một pháo ở hàng cuối; quân khác chiếu hết.',
  'flanking-cannons': 'Một xe hai pháo trên hai đường kề nhau thay nhau chiếu cho đến hết.',
  'double-chariot-mate': 'Hai xe trên hai đường kề nhau: một xe chiếu, xe kia giữ đường bên cạnh.',
  'three-chariots': 'Hai xe và một tốt trong cung, coi như xe thứ ba, phá sĩ và chiếu hết.',
  'sea-bottom-moon': 'Xe hoặc pháo xuống hàng cuối, chiếu hết từ sau lưng tướng.',
  'pierced-heart': 'Xe ăn sĩ ở tâm cung và chiếu hết.',
  'two-ghosts': 'Hai tốt vào cung, mỗi con giữ một lộ sườn, khóa chặt tướng.',
  'soldier-on-throne': 'Tốt chiếm tâm cung, quân khác chiếu hết.',
  'home-driving-soldier': 'Tốt tiến chiếu, dồn tướng về hàng cuối rồi chiếu hết ngay trước mặt.',
  'back-rank-soldier': 'Tốt đã xuống hàng cuối chiếu hết dọc hàng ấy.',
  'facing-generals-mate': 'Tướng bên công giữ một lộ thông, tướng kia không được bước vào.',
  'advisor-presses-general': 'Tướng bị chính sĩ của mình đè phía trước, không lên được.',
  'smothered-mate': 'Mọi điểm quanh tướng đều bị quân mình chiếm, một quân chiếu là hết.',
  'double-check-mate': 'Hai quân cùng chiếu một lúc.',
  'no-move-left': 'Không bị chiếu nhưng không còn nước đi hợp lệ, xử thua.',
};
