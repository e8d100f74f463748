// SPDX-License-Identifier: MIT
// Vietnamese texts of the opponents.

import type { OpponentStrings } from '../en/opponents.ts';

export const strings: OpponentStrings = {
  opponent: 'Đối thủ',
  names: {
    bao: 'Bảo',
    an: 'An',
    leo: 'Leo',
    mai: 'Mai',
    ken: 'Kiên',
    rosa: 'Rosa',
    hong: 'Chú Hồng',
    yuki: 'Tuyết',
    lan: 'Bà Lan',
    wei: 'Thầy Vĩ',
  },
  about: {
    bao: 'Mới học chơi tuần trước, ngồi không yên.',
    an: 'Chờ xe buýt cũng tranh thủ một ván cho vui.',
    leo: 'Cứ tấn công đã, tính sau.',
    mai: 'Từng bước nhỏ, chẳng bao giờ vội.',
    ken: 'Thích đơn giản, ván cờ cũng phải đơn giản.',
    rosa: 'Nấu ăn cay, đánh cờ còn cay hơn.',
    hong: 'Bạn chưa ngồi ấm chỗ, trà đã pha, đòn đã tới.',
    yuki: 'Không hở một kẽ nào, chỉ chờ bạn sốt ruột.',
    lan: 'Sáu mươi năm dưới gốc cây ấy, bẫy của bạn bà lạ gì.',
    wei: 'Thấy hết cả, mà vẫn mỉm cười.',
  },
  coach: 'Báo trước khi tôi đi sai nặng',
};
