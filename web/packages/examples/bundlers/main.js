// SPDX-License-Identifier: MIT
// Asks the rules for the legal moves and the engine for the best one, and shows every element.

import 'chuhe';
import { createEngine } from 'chuhe/engine';
import { loadRules } from 'chuhe/rules';

const position = { moves: ['h2h9'] };

const rules = await loadRules();
document.querySelector('#legal').textContent = rules.legalMoves(position).join(' ');

const engine = await createEngine();
const { move } = await engine.bestMove(position, { depth: 8, useBook: false });
engine.dispose();
document.querySelector('#best').textContent = move;
