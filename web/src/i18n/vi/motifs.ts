// SPDX-License-Identifier: MIT
// Vietnamese texts of the game review.

import type { MotifStrings, ReviewToolStrings, ReviewTexts } from '../en/motifs.ts';
import { strings as mateNames } from './mate-names.ts';
import { strings as mates } from './mates.ts';

const motifs: MotifStrings = {
  fork: 'Bắt đôi: {actor} cùng lúc tấn công {targets}.',
  pin: 'Ghim: {target} không thể rời đường của {actor} vì Tướng đứng ngay sau.',
  'relative-pin': 'Ghim: {target} rời đi thì mất {helper} phía sau.',
  skewer: 'Xiên: {target} chạy thì mất {second} phía sau.',
  'discovered-attack': 'Mở đường tấn công: {helper} đi khỏi, {actor} tấn công {targets}.',
  'discovered-cannon': 'Có ngòi: {actor} lấy {helper} làm ngòi để tấn công {targets}.',
  'trapped-piece': 'Hết đường chạy: {target} không còn điểm an toàn.',
  'mate-threat': 'Vừa dọa chiếu bí vừa bắt {targets}, không thể đỡ cả hai.',
  'in-between-check': 'Chiếu trước rồi mới bắt lại {target}.',
  'discovered-check': 'Chiếu rút: {helper} đi khỏi, {actor} chiếu Tướng.',
  'double-check': 'Chiếu đôi: hai quân cùng chiếu một lúc.',
  'hanging-piece': '{target} không có quân nào bảo vệ.',
  'insufficient-defence': '{target} không được bảo vệ đủ, đổi quân sẽ lỗ.',
  'double-chariot': 'Hai Xe cùng đường phối hợp bắt {target}.',
  'pinned-defender': '{helper} bị ghim nên thực ra không bảo vệ được {target}.',
  'facing-generals': '{helper} không được bắt lại vì hai Tướng sẽ đối mặt.',
  'overloaded-defender': 'Quá tải: một mình {helper} phải bảo vệ cả {target} lẫn {second}.',
  'removed-defender': 'Mất quân bảo vệ {helper} thì {target} cũng mất.',
  'moved-into-attack': '{actor} đi vào chỗ bị bắt.',
  'left-undefended': '{actor} rời đi, {target} mất bảo vệ.',
  'blocked-leg': 'Cản chân: {actor} cản chân {helper}, {target} mất bảo vệ.',
  'blocked-eye': 'Lấp mắt: {actor} chặn mắt {helper}, {target} mất bảo vệ.',
  'lost-screen': 'Mất ngòi: {actor} đi khỏi nên {helper} không còn bảo vệ {target}.',
  'gave-screen': '{actor} thành ngòi cho {helper} tấn công {target}.',
  'opened-line': '{actor} mở đường cho {helper} tấn công {target}.',
  'freed-leg': '{actor} rời đi, {helper} hết bị cản và tấn công {target}.',
  interference: '{actor} chen vào giữa, {helper} không còn bảo vệ {target}.',
  'ignored-threat': '{target} đã bị bắt từ trước mà nước này không đỡ.',
  escapes: '{target} chạy đến chỗ an toàn.',
  protects: '{helper} bảo vệ {target}.',
  shields: '{helper} không còn tấn công {target}.',
  'removes-attacker': '{actor} bắt {helper} đang tấn công {target}.',
  five: '{actor} tạo năm quân liền.',
  'open-four': 'Bốn mở: {targets} đều thành năm.',
  'double-four': 'Bốn đôi: {targets} đều thành năm.',
  'four-three': 'Bốn-ba: cùng lúc một bốn và một ba mở.',
  'double-three': 'Ba đôi: cùng lúc hai ba mở.',
  'forbidden-answer': 'Điểm chặn duy nhất {target} là nước cấm của Đen.',
  vcf: 'Thắng bằng các nước bốn liên tiếp (VCF).',
  vct: 'Thắng bằng các nước bốn và ba liên tiếp (VCT).',
  'ignored-four': 'Không chặn bốn ({helpers}): {target} thành năm.',
  'ignored-three': 'Không chặn ba mở ({helpers}).',
  'wrong-end': 'Chặn nhầm đầu: chặn ở {target} thì giữ được.',
  'counter-four': 'Nước chặn {actor} lại tạo thành bốn.',
  overline: 'Theo luật này, hơn năm quân liền không thắng.',
};

const review: ReviewToolStrings = {
  title: 'Xem lại ván cờ',
  begin: 'Xem lại ván cờ',
  again: 'Xem lại lần nữa',
  cancel: 'Hủy',
  progress: (done, count) => `Thế cờ ${done} / ${count}`,
  curve: (first) => `Cơ hội thắng của ${first} qua từng nước`,
  about: 'Do máy trong trang này tính, khoảng nửa giây mỗi thế cờ, lâu hơn trên thiết bị chậm.',
  none: 'Không thấy sai lầm nào.',
  gravities: { inaccuracy: 'Thiếu chính xác', mistake: 'Sai lầm', blunder: 'Sai lầm nặng' },

  verdict: (gravity, fault) => `${gravity}: ${fault}`,

  allowsMate: (moves) => `để bị chiếu bí trong ${moves} nước`,

  missesMate: (moves) => `bỏ lỡ chiếu bí trong ${moves} nước`,

  allowsWin: (moves) => `để đối phương thắng chắc sau ${moves} nước`,

  missesWin: (moves) => `bỏ lỡ thế thắng chắc sau ${moves} nước`,

  escape: (side, move) => `Cơ hội thoát cuối cùng: ${move}. Trước đó ${side} vẫn còn giữ được.`,

  loses: (piece) => `mất ${piece}`,

  misses: (piece) => `bỏ lỡ cơ hội ăn ${piece}`,

  givesAway: 'đánh mất ưu thế',

  weakens: 'làm giảm cơ hội thắng',

  better: (line) => `Hay hơn: ${line}`,

  answer: (line) => `Để đối phương đi: ${line}`,

  done: (mistakes) => `Xem lại xong: ${mistakes} sai lầm.`,
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
  cards: (isOfBoth, count) =>
    isOfBoth
      ? 'Các thời điểm quyết định'
      : `${['Một', 'Hai', 'Ba'][count - 1] ?? count} thời điểm quyết định của bạn`,
  showAll: (count) => `Xem cả ${count}`,
  showFewer: 'Chỉ xem thời điểm quyết định',
  tenable: (side, move) =>
    `Cơ hội cuối: ${move}. Sau đó cơ hội của ${side} không lần nào trở lại 30%.`,
  afterMove: (move, sentence) => `Sau ${move}: ${sentence}`,
  why: (move) => `${move} thì sao?`,
  asking: 'Máy đang tìm nước bác.',
  fine: (move, best) => `${move} không có gì sai; máy chỉ hơi thích ${best} hơn.`,
  best: (move) => `${move} chính là nước máy chọn.`,
};

export const strings: ReviewTexts = {
  motifs,
  mateNames,
  mates,
  named: (name, sentence) => `${name}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  review,
};
