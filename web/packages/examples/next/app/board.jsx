'use client';
// SPDX-License-Identifier: MIT
// Rendered on the server too; hears moves in the browser.

import { useState } from 'react';
import { ChuheGame } from 'chuhe/react';

export function Board() {
  const [moves, setMoves] = useState([]);
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
