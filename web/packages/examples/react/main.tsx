// SPDX-License-Identifier: MIT
// `chuhe/react` defines the elements and gives JSX their types.

import 'chuhe/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Game() {
  const [moves, setMoves] = useState<readonly string[]>([]);
  return (
    <>
      <chuhe-game
        level={1}
        onchuhe-move={({ detail }) => setMoves((played) => [...played, detail.move])}
      />
      <p>
        Played: <output id="played">{moves.join(' ')}</output>
      </p>
    </>
  );
}

createRoot(document.querySelector('#app')!).render(<Game />);
