// SPDX-License-Identifier: MIT
// Checks the Gomoku lessons and the first of Xiangqi with the engine: exactly these moves solve each
// task, and the statements about each position are true.
import assert from 'node:assert/strict';
import test from 'node:test';
import { gomoku } from '../../web/src/games/gomoku/index.ts';
import { isReached } from '../../web/src/screens/learn/judge.ts';
import { unlimited } from '../../web/src/engine/protocol.ts';
import { lessonIds, lessons } from '../../web/src/screens/learn/lessons.ts';
import { loadEngine } from './load.mjs';

const { Session } = await loadEngine();
const session = new Session('gomoku', 16);

function asked({ fault, answer }) {
  assert.equal(fault, null, fault?.sentence);
  return answer;
}

const positionOf = ({ fen }, moves = []) => ({ fen, moves, rules: fen.split(' ')[2] });
const describe = (position) => asked(session.describe(position, [])).snapshot;
const judgeFour = (step, moves) => asked(session.judgeFour(positionOf(step, moves)));
const search = (position, nodes) => {
  const limits = { ...unlimited, nodes, seed: 1 };
  return asked(session.search(position, limits, [], () => {}));
};

/** All moves that solve the task at once. */
function reaching(step) {
  const { legalMoves } = describe(positionOf(step));
  return legalMoves.filter((move) =>
    isReached(step.goal, { move, mover: '' }, gomoku, describe(positionOf(step, [move]))),
  );
}

/** Found by hand from the rules alone. */
const answers = {
  five: ['f8 k8', 'h8', 'c8'],
  four: ['i8 j8', 'f8 j8', 'j9'],
  three: ['f8 g8 j8 k8', 'h8 i9', 'f7 g8 j11 k12'],
  fork: ['i8', 'i8', 'i8'],
  defence: ['i9', 'f8 j8', 'e11 h8 j6', 'j8'],
};

for (const [lesson, expected] of Object.entries(answers)) {
  lessons[lesson].forEach((step, index) => {
    test(`${lesson}, step ${index + 1} is done by ${expected[index]}`, () => {
      assert.deepEqual(reaching(step).sort(), expected[index].split(' ').sort());
    });
  });
}

test('every step of a lesson begins with a game that goes on', () => {
  for (const step of lessonIds.gomoku.flatMap((id) => lessons[id])) {
    assert.equal(describe(positionOf(step)).status, 'ongoing', step.fen);
  }
});

test('where a five can be made, it is the task', () => {
  for (const step of lessonIds.gomoku.flatMap((id) => lessons[id])) {
    const { threats } = describe(positionOf(step));
    const mover = step.fen.split(' ')[1] === 'b' ? 'first' : 'second';
    const hasFive = threats.some(({ seat, kind }) => seat === mover && kind === 'four');
    assert.equal(hasFive, step.goal.reason === 'five-in-a-row', step.fen);
  }
});

test('six do not win where exactly five are asked for', () => {
  const [, , step] = lessons.five;
  assert.equal(describe(positionOf(step, ['h8'])).status, 'ongoing');
  const freestyle = { fen: step.fen.replace('standard', 'freestyle') };
  assert.equal(describe(positionOf(freestyle, ['h8'])).status, 'first-wins');
});

test('two threats at once win by force', () => {
  for (const step of lessons.fork) {
    const { mate } = search(positionOf(step, reaching(step)), 200_000);
    assert.ok(mate < 0, `${step.fen}: ${mate}`);
  }
});

test('an open three and an open four win when they are left alone', () => {
  for (const [step, move] of [
    [lessons.four[1], 'f8'],
    [lessons.three[0], 'j8'],
    [lessons.three[1], 'h8'],
  ]) {
    const { mate } = search(positionOf(step, [move, 'a15']), 200_000);
    assert.ok(mate > 0, `${step.fen}: ${mate}`);
  }
});

const fourWins = { 0: ['i8'], 1: ['d9'], 2: ['k11'] };

lessons.fours.forEach((step, index) => {
  test(`fours, step ${index + 1}: of the first moves only ${fourWins[index]} wins by fours`, () => {
    const { legalMoves } = describe(positionOf(step));
    const wins = legalMoves.filter((move) => judgeFour(step, [move]).verdict === 'wins');
    assert.deepEqual(wins, fourWins[index]);
    let moves = wins;
    for (let verdict = judgeFour(step, moves); describe(positionOf(step, moves)).reason === '';) {
      assert.equal(verdict.verdict, 'wins');
      moves = [...moves, ...verdict.line.slice(0, 2)];
      if (describe(positionOf(step, moves)).reason === '') verdict = judgeFour(step, moves);
    }
    assert.equal(describe(positionOf(step, moves)).reason, 'five-in-a-row');
  });
});

test('the first win by fours can be begun with a wrong four', () => {
  assert.equal(judgeFour(lessons.fours[0], ['j8']).verdict, 'no-four-left');
});

test('each foul is where the lesson has it, and nowhere else', () => {
  const fouls = lessons.foul.slice(0, 3).map((step) => {
    const { forbidden } = describe(positionOf(step));
    return forbidden.map(({ point, foul }) => `${point} ${foul}`).join();
  });
  assert.deepEqual(fouls, ['i8 double-three', 'i8 double-four', 'g8 overline']);
  assert.deepEqual(
    lessons.foul.slice(0, 3).map(({ goal }) => goal.foul),
    ['double-three', 'double-four', 'overline'],
  );
});

test('the four that Black may not stop wins', () => {
  const [, , , step] = lessons.foul;
  assert.deepEqual(reaching(step), ['k6']);
  const trapped = positionOf(step, ['k6']);
  assert.ok(!describe(trapped).legalMoves.includes('i8'));
  assert.ok(search(trapped, 20_000).mate < 0);
});

test('a five is allowed where it makes two threes as well', () => {
  const step = lessons.foul[4];
  assert.deepEqual(reaching(step), ['i8']);
  // Without the stones that make it a five, the same point is forbidden.
  const bare = { fen: step.fen.replace('/4wbbb1b5/', '/4w2b7/') };
  assert.notEqual(bare.fen, step.fen);
  assert.deepEqual(describe(positionOf(bare)).forbidden, [{ point: 'i8', foul: 'double-three' }]);
});

test('in swap2 the sides are far from even, as the engine itself would choose', () => {
  const sides = lessons.swap2.map((step) => {
    // White is to move.
    const { score } = search(positionOf(step), 20_000);
    assert.ok(Math.abs(score) > 200, `${step.fen}: ${score}`);
    return score > 0 ? 'second' : 'first';
  });
  assert.deepEqual(sides, ['first', 'second']);
});

test('the aim of Xiangqi: each step can be done, and only the last move asked for wins', () => {
  const xiangqi = new Session('xiangqi', 16);
  const told = (fen, moves) => asked(xiangqi.describe({ fen, moves, rules: 'asian' }, [])).snapshot;
  const played = ['e4e5', 'e0e1', 'i0i9'];
  const wins = lessons.aim.flatMap(({ fen, goal }, step) => {
    const { legalMoves, status } = told(fen, []);
    assert.equal(status, 'ongoing');
    assert.ok(legalMoves.includes(played[step]), fen);
    assert.deepEqual(goal.squares, [played[step].slice(2)]);
    return legalMoves.filter((move) => told(fen, [move]).reason === 'checkmate');
  });
  assert.deepEqual(wins, ['i0i9']);
});
