// SPDX-License-Identifier: MIT
// The words of a review in Vietnamese.

import type { MotifStrings, ReviewToolStrings, ReviewTexts } from '../en/motifs.ts';

const motifs: MotifStrings = {
  fork: ({ actor, targets }) => `Bắt đôi: ${actor} cùng lúc tấn công ${targets}.`,
  pin: ({ target, actor }) =>
    `Ghim: ${target} không thể rời đường của ${actor} vì Tướng đứng ngay sau.`,
  'relative-pin': ({ target, helper }) => `Ghim: ${target} rời đi thì mất ${helper} phía sau.`,
  skewer: ({ target, second }) => `Xiên: ${target} chạy thì mất ${second} phía sau.`,
  'discovered-attack': ({ actor, targets, helper }) =>
    `Mở đường tấn công: ${helper} đi khỏi, ${actor} tấn công ${targets}.`,
  'discovered-cannon': ({ actor, targets, helper }) =>
    `Có ngòi: ${actor} lấy ${helper} làm ngòi để tấn công ${targets}.`,
  'trapped-piece': ({ target }) => `Hết đường chạy: ${target} không còn điểm an toàn.`,
  'mate-threat': ({ targets }) => `Vừa dọa chiếu bí vừa bắt ${targets}, không thể đỡ cả hai.`,
  'in-between-check': ({ target }) => `Chiếu trước rồi mới bắt lại ${target}.`,
  'discovered-check': ({ actor, helper }) => `Chiếu rút: ${helper} đi khỏi, ${actor} chiếu Tướng.`,
  'double-check': () => 'Chiếu đôi: hai quân cùng chiếu một lúc.',
  'hanging-piece': ({ target }) => `${target} không có quân nào bảo vệ.`,
  'insufficient-defence': ({ target }) => `${target} không được bảo vệ đủ, đổi quân sẽ lỗ.`,
  'double-chariot': ({ target }) => `Hai Xe cùng đường phối hợp bắt ${target}.`,
  'pinned-defender': ({ target, helper }) =>
    `${helper} bị ghim nên thực ra không bảo vệ được ${target}.`,
  'facing-generals': ({ helper }) => `${helper} không được bắt lại vì hai Tướng sẽ đối mặt.`,
  'overloaded-defender': ({ target, second, helper }) =>
    `Quá tải: một mình ${helper} phải bảo vệ cả ${target} lẫn ${second}.`,
  'removed-defender': ({ target, helper }) => `Mất quân bảo vệ ${helper} thì ${target} cũng mất.`,
  'moved-into-attack': ({ actor }) => `${actor} đi vào chỗ bị bắt.`,
  'left-undefended': ({ actor, target }) => `${actor} rời đi, ${target} mất bảo vệ.`,
  'blocked-leg': ({ actor, target, helper }) =>
    `Cản chân: ${actor} cản chân ${helper}, ${target} mất bảo vệ.`,
  'blocked-eye': ({ actor, target, helper }) =>
    `Lấp mắt: ${actor} chặn mắt ${helper}, ${target} mất bảo vệ.`,
  'lost-screen': ({ actor, target, helper }) =>
    `Mất ngòi: ${actor} đi khỏi nên ${helper} không còn bảo vệ ${target}.`,
  'gave-screen': ({ actor, target, helper }) =>
    `${actor} thành ngòi cho ${helper} tấn công ${target}.`,
  'opened-line': ({ actor, target, helper }) =>
    `${actor} mở đường cho ${helper} tấn công ${target}.`,
  'freed-leg': ({ actor, target, helper }) =>
    `${actor} rời đi, ${helper} hết bị cản và tấn công ${target}.`,
  interference: ({ actor, target, helper }) =>
    `${actor} chen vào giữa, ${helper} không còn bảo vệ ${target}.`,
  'ignored-threat': ({ target }) => `${target} đã bị bắt từ trước mà nước này không đỡ.`,
  escapes: ({ target }) => `${target} chạy đến chỗ an toàn.`,
  protects: ({ target, helper }) => `${helper} bảo vệ ${target}.`,
  shields: ({ target, helper }) => `${helper} không còn tấn công ${target}.`,
  'removes-attacker': ({ actor, target, helper }) =>
    `${actor} bắt ${helper} đang tấn công ${target}.`,
  'heavy-cannons': () => 'Pháo trùng: Pháo sau chiếu bí qua ngòi là Pháo trước.',
  'horse-behind-cannon': () => 'Mã hậu Pháo: Pháo chiếu bí qua ngòi là Mã.',
  'iron-bolt': ({ actor }) =>
    `Thiết môn thuyên: Pháo giữ trung lộ, ${actor} chiếu bí bên cạnh Tướng.`,
  'palcorner-horse': () => 'Mã quải giác: Mã chiếu bí từ góc cung.',
  'trough-horse': () => 'Mã ngọa tào: Mã cạnh cung khống chế Tướng.',
  'angler-horse': () => 'Mã điếu ngư: Mã giữ một bên cung, phối hợp chiếu bí.',
  'octagonal-horse': () => 'Mã bát giác: Mã ở góc đối diện chặn hết đường của Tướng.',
  'smothered-palace': () => 'Muộn cung: Pháo chiếu bí qua Sĩ, Tướng bị quân mình bịt lối.',
  'double-chariot-mate': () => 'Song Xa thác: một Xe chiếu, Xe kia giữ đường bên cạnh.',
  'sea-bottom-moon': ({ actor }) => `Hải để lao nguyệt: ${actor} chiếu bí từ phía sau Tướng.`,
  'flanking-cannons': () => 'Giáp Xa Pháo: Xe và hai Pháo sát nhau chiếu bí.',
  'heaven-earth-cannons': () => 'Thiên địa Pháo: một Pháo giữ trung lộ, một Pháo giữ đáy.',
  'pierced-heart': () => 'Đại đảm xuyên tâm: Xe bắt Sĩ giữa cung và chiếu bí.',
  'facing-generals-mate': () => 'Bạch diện tướng: chính Tướng giữ một lộ trống.',
  'double-check-mate': () => 'Chiếu đôi và hết cờ.',
  'two-ghosts': () => 'Nhị quỷ phách môn: hai Tốt giữ hai bên cung.',
  'side-tiger': () =>
    'Trắc diện hổ: tướng bị đẩy sang lộ sườn; mã ngoài cung cùng bên khống chế, xe chiếu hết.',
  'high-angler-horse': () =>
    'Cao điếu mã: như điếu ngư mã nhưng cao hơn một hàng, giữ điểm ở lộ sườn; xe hoặc tốt chiếu hết.',
  'two-horses-mate': () =>
    'Song mã ẩm tuyền: hai mã cùng một cánh: một con chiếu, con kia khống chế lối thoát của tướng.',
  'spring-horse': () =>
    'Bạt hoàng mã: mã nhảy khỏi đường của xe: xe chiếu, còn mã ở chỗ mới giữ lối thoát.',
  'cinnabar-cannon': () =>
    'Pháo niễn đan sa: pháo quét ngang hàng cuối, ăn sĩ hoặc tượng rồi chiếu hết dọc hàng ấy.',
  'soldier-on-throne': () => 'Tiểu quỷ tọa long đình: tốt chiếm tâm cung, quân khác chiếu hết.',
  'three-chariots': () =>
    'Tam xa náo sĩ: hai xe và một tốt trong cung, coi như xe thứ ba, phá sĩ và chiếu hết.',
  'back-rank-soldier': () => 'Lão tốt sưu lâm: tốt đã xuống hàng cuối chiếu hết dọc hàng ấy.',
  'home-driving-soldier': () =>
    'Tống phật quy điện: tốt tiến chiếu, dồn tướng về hàng cuối rồi chiếu hết ngay trước mặt.',
  'standing-horse': () =>
    'Lập mã xa: mã cùng đường với tướng, cách một điểm trống, giữ hai bên; xe chiếu hết.',
  'advisor-presses-general': () =>
    'Thần áp quân: tướng bị chính sĩ của mình đè phía trước, không lên được.',
  'two-cups': () =>
    'Song bôi hiến tửu: một pháo thí quân ăn sĩ, sau khi bị bắt lại thì pháo kia chiếu hết.',
  'smothered-mate': () =>
    'Muộn sát: mọi điểm quanh tướng đều bị quân mình chiếm, một quân chiếu là hết.',
  'no-move-left': () => 'Hết nước đi nên thua.',
  five: ({ actor }) => `${actor} tạo năm quân liền.`,
  'open-four': ({ targets }) => `Bốn mở: ${targets} đều thành năm.`,
  'double-four': ({ targets }) => `Bốn đôi: ${targets} đều thành năm.`,
  'four-three': () => 'Bốn-ba: cùng lúc một bốn và một ba mở.',
  'double-three': () => 'Ba đôi: cùng lúc hai ba mở.',
  'forbidden-answer': ({ target }) => `Điểm chặn duy nhất ${target} là nước cấm của Đen.`,
  vcf: () => 'Thắng bằng các nước bốn liên tiếp (VCF).',
  vct: () => 'Thắng bằng các nước bốn và ba liên tiếp (VCT).',
  'ignored-four': ({ helpers, target }) => `Không chặn bốn (${helpers}): ${target} thành năm.`,
  'ignored-three': ({ helpers }) => `Không chặn ba mở (${helpers}).`,
  'wrong-end': ({ target }) => `Chặn nhầm đầu: chặn ở ${target} thì giữ được.`,
  'counter-four': ({ actor }) => `Nước chặn ${actor} lại tạo thành bốn.`,
  overline: () => 'Theo luật này, hơn năm quân liền không thắng.',
};

const review: ReviewToolStrings = {
  accuracy: 'Độ chính xác',
  aboutAccuracy:
    'Chỉ tính các nước khi ván chưa ngã ngũ: nước không mất cơ hội thắng được 100, cứ mất 6% thì giảm một nửa.',
  masters: 'Ván của các kỳ thủ hàng đầu đạt khoảng 85.',
  tally: 'Hai bên chơi thế nào',
  counts: {
    inaccuracy: 'Thiếu chính xác',
    mistake: 'Sai lầm',
    blunder: 'Sai lầm nặng',
    'missed-mate': 'Bỏ lỡ chiếu bí',
    'allowed-mate': 'Để bị chiếu bí',
    'missed-win': 'Bỏ lỡ thế thắng',
    'allowed-win': 'Để đối phương thắng',
  },
  whose: 'Bên của tôi',
  both: 'Cả hai',
  moments: 'Thời điểm quyết định',
  showAll: (count) => `Xem cả ${count}`,
  showFewer: 'Chỉ xem thời điểm quyết định',
  tenable: (side, move) =>
    `Cơ hội cuối: ${move}. Sau đó cơ hội của ${side} không lần nào trở lại 30%.`,
  afterMove: (move, sentence) => `Sau ${move}: ${sentence}`,
  why: (move) => `Sao không đi ${move}?`,
  asking: 'Máy đang tìm nước bác.',
  fine: (move, best) => `${move} không có gì sai; máy chỉ hơi thích ${best} hơn.`,
  best: (move) => `${move} chính là nước máy chọn.`,
};

export const strings: ReviewTexts = { motifs, review };
