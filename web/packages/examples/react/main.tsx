// SPDX-License-Identifier: MIT

import { ChuheGame } from 'chuhe/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Game() {
  const [moves, setMoves] = useState<readonly string[]>([]);
  return (
    <>
      <ChuheGame
        level={1}
        onMove={({ detail }) => setMoves((played) => [...played, detail.move])}
      />
      <p>
        Played: <output id="played">{moves.join(' ')}</output>
      </p>
    </>
  );
}

createRoot(document.querySelector('#app')!).render(<Game />);
