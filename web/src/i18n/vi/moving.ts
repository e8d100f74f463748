// SPDX-License-Identifier: MIT
// Vietnamese texts that explain how pieces move.

import type { IllegalFacts, MovingStrings } from '../en/moving.ts';

const pieceTypes: MovingStrings['pieceTypes'] = {
  general: { name: 'Tướng', moves: 'thẳng một điểm, trong cung' },
  advisor: { name: 'Sĩ', moves: 'chéo một điểm, trong cung' },
  elephant: { name: 'Tượng', moves: 'chéo hai điểm, không qua sông' },
  horse: { name: 'Mã', moves: 'một thẳng một chéo; có thể bị cản' },
  chariot: { name: 'Xe', moves: 'đi thẳng tùy ý' },
  cannon: { name: 'Pháo', moves: 'đi như Xe; ăn qua một quân' },
  soldier: { name: 'Tốt', moves: 'tiến một điểm; qua sông được đi ngang' },
};

const blocker = ({ by, at }: IllegalFacts): string => (at === null ? by : `${by} ở ${at}`);

export const strings: MovingStrings = {
  pieceTypes,
  how: (name, moves) => `${name}: ${moves}.`,
  stuck: 'Hiện không có nước đi.',
  each: (piece) => piece,
  attacks: (pieces) => `Đang bắt ${pieces}.`,
  attackedBy: (pieces) => `Đang bị ${pieces} bắt.`,
  protectedBy: (pieces) => `Được ${pieces} bảo vệ.`,
  unprotected: 'Không có quân nào bảo vệ.',
  shieldsFrom: (pieces) => `Đang che Tướng trước ${pieces}.`,
  reaches: (points) => `Đi được đến ${points}.`,
  illegal: {
    'outside-palace': ({ type }) =>
      type === 'general' ? 'Tướng không ra khỏi cung.' : 'Sĩ không ra khỏi cung.',
    'across-river': () => 'Tượng không qua sông.',
    'sideways-too-early': () => 'Tốt qua sông rồi mới được đi ngang.',
    backward: () => 'Tốt không được đi lùi.',
    'wrong-shape': ({ type }) =>
      type === null ? '' : `Không đi như vậy. ${pieceTypes[type].name}: ${pieceTypes[type].moves}.`,
    'own-piece': () => 'Ở đó đã có quân của mình.',
    'blocked-leg': (facts) => `Mã bị ${blocker(facts)} cản chân.`,
    'blocked-eye': (facts) => `Tượng bị ${blocker(facts)} cản mắt.`,
    'blocked-way': ({ type, by }) =>
      type === 'cannon' ? 'Pháo chỉ nhảy qua quân khi ăn.' : `${by} đang chắn đường.`,
    'no-screen': () => 'Pháo chỉ ăn được khi có một quân làm ngòi.',
    'too-many-screens': () => 'Pháo chỉ ăn qua đúng một ngòi.',
    'facing-generals': () => 'Hai Tướng sẽ lộ mặt nhau.',
    'stays-in-check': ({ by }) => `Vẫn còn bị ${by} chiếu.`,
    'moves-into-check': ({ by }) => `Đến đó, Tướng sẽ bị ${by} ăn.`,
    'exposes-general': ({ by }) => `Đi vậy, ${by} sẽ ăn Tướng.`,
    occupied: () => 'Ở đó đã có quân.',
  },
};
