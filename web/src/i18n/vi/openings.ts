// SPDX-License-Identifier: MIT
// Vietnamese texts of the opening book.

import { translatedName, type Glossary } from '../glossary.ts';
import type { OpeningStrings, OpeningTexts } from '../en/openings.ts';

/** The Sino-Vietnamese readings that players use. */
const glossary: Glossary = {
  versus: ' đối ',
  into: ' chuyển ',
  terms: {
    仙人指路: 'Tiên nhân chỉ lộ',
    兵局: 'Tiến tốt cục',
    飛相局: 'Phi tượng cục',
    起馬局: 'Khởi mã cục',
    起馬: 'Khởi mã',
    邊馬局: 'Biên mã cục',
    中炮局: 'Pháo đầu',
    中炮: 'Pháo đầu',
    左中炮: 'Tả pháo đầu',
    過宮炮: 'Quá cung pháo',
    右過宮炮: 'Hữu quá cung pháo',
    左炮過宮: 'Tả quá cung pháo',
    士角炮: 'Sĩ giác pháo',
    右士角炮: 'Hữu sĩ giác pháo',
    金鉤炮: 'Kim câu pháo',
    卒底炮: 'Tốt để pháo',
    屏風馬: 'Bình phong mã',
    反宮馬: 'Phản cung mã',
    單提馬: 'Đơn đề mã',
    三步虎: 'Tam bộ hổ',
    左三步虎: 'Tả tam bộ hổ',
    順炮: 'Thuận pháo',
    列炮: 'Liệt pháo',
    列手炮: 'Liệt thủ pháo',
    半途列炮: 'Bán đồ liệt pháo',
    後補列炮: 'Hậu bổ liệt pháo',
    順手象: 'Thuận thủ tượng',
    左炮封車: 'Tả pháo phong xa',
    過河車: 'Quá hà xa',
    巡河炮: 'Tuần hà pháo',
    直橫車: 'Trực hoành xa',
    直車: 'Trực xa',
    橫車: 'Hoành xa',
    左橫車: 'Tả hoành xa',
    緩開車: 'Hoãn khai xa',
    邊馬: 'Biên mã',
    七路馬: 'Thất lộ mã',
    正馬: 'Chính mã',
    右正馬: 'Hữu chính mã',
    五六炮: 'Ngũ lục pháo',
    五七炮: 'Ngũ thất pháo',
    五九炮: 'Ngũ cửu pháo',
    平炮兌車: 'Bình pháo đổi xa',
    高車保馬: 'Cao xa bảo mã',
    左馬盤河: 'Tả mã bàn hà',
    兩頭蛇: 'Lưỡng đầu xà',
    進三兵: 'Tiến tam binh',
    進七兵: 'Tiến thất binh',
    挺3卒: 'Tiến tốt 3',
    挺7卒: 'Tiến tốt 7',
    挺卒: 'Tiến tốt',
  },
};

const xiangqi: OpeningStrings = {
  title: (name) => translatedName(name, glossary),
  hasCharacters: false,
  unnamed: 'Không có tên',
  start: 'Thế cờ ban đầu',
  code: (code) => `ECCO ${code}`,
  moves: 'Nước trong sách',
  aboutShares: 'Tỷ lệ ván của các danh thủ đi mỗi nước, và kết quả các ván ấy.',
  verdicts: 'Nước của máy',
  aboutVerdicts:
    'Sách khai cuộc hết ở đây. Đây là những nước máy cho là tốt nhất đến lúc này, kèm cơ hội thắng của Đỏ.',
  results: (games, red, drawn, black) => `${games} ván · Đỏ ${red} · hòa ${drawn} · Đen ${black}`,
  none: 'Sách hết ở đây. Hãy lùi lại, hoặc tự đi tiếp.',
  noBook: 'Không tải được sách khai cuộc.',
  waiting: 'Đang tra…',
  credit:
    'Sách và tên khai cuộc lấy từ Chinese-Chess-Practical-Dataset (CCPD), Yu-Han Tseng 2026, CC BY 4.0.',
  named: (name) => `${name}.`,
  own: {
    train: 'Luyện theo trí nhớ từ đây',
    games: 'Ván của tôi',
    none: 'Chưa ván nào của bạn đến thế cờ này.',
    results: (games, side, [won, drawn, lost]) =>
      `${games} ván cầm ${side} · thắng ${won} · hòa ${drawn} · thua ${lost}`,
    star: (move) => `Trong bộ khai cuộc của tôi: ${move}`,
  },
};

const kinds: Readonly<Record<string, string>> = {
  T: 'Tengen: điểm giữa bàn',
  D: 'Khai cuộc thẳng',
  I: 'Khai cuộc chéo',
};

export const strings: OpeningTexts = {
  xiangqi,
  gomoku: {
    ...xiangqi,
    title: (code) => kinds[code] ?? null,
    code: (code) => code,
    unnamed: 'Không phải khai cuộc Renju',
    moves: 'Khai cuộc từ đây',
    aboutShares:
      '26 khai cuộc Renju, theo tên của Liên đoàn Renju Quốc tế, kèm cơ hội thắng của Đen khi không đổi màu, theo máy sau khi tính lâu. Các thế đối xứng được coi là một.',
    aboutVerdicts:
      'Từ đây không còn khai cuộc có tên. Đây là những nước máy cho là tốt nhất đến lúc này, kèm cơ hội thắng của Đen.',
    none: 'Từ đây không còn khai cuộc có tên.',
    credit: 'Mã và tên: Renju International Federation.',
  },
};
