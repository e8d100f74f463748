// SPDX-License-Identifier: MIT
// /move?played=h2e2 answers with the engine's move.

import { createEngine } from 'chuhe/engine';

export async function GET(request) {
  const moves = new URL(request.url).searchParams.getAll('played');
  const engine = await createEngine();
  try {
    const { move } = await engine.bestMove({ moves }, { depth: 8, useBook: false });
    return Response.json({ move });
  } finally {
    engine.dispose();
  }
}
