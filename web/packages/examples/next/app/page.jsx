// SPDX-License-Identifier: MIT
// Rendered on the server, which asks the rules.

import { loadRules } from 'chuhe/rules';
import { Board } from './board.jsx';

export default async function Page() {
  const rules = await loadRules();
  return (
    <main>
      <Board />
      <p>
        Legal: <output id="legal">{rules.legalMoves().length}</output>
      </p>
    </main>
  );
}
