// SPDX-License-Identifier: MIT
// Each WebSocket message is one UCI line.

const port = new URL(location.href).searchParams.get('port') ?? '8090';
const engine = new WebSocket(`ws://127.0.0.1:${port}`);

engine.addEventListener('open', () => {
  for (const line of ['uci', 'isready', 'position startpos moves h2h9', 'go depth 8']) {
    engine.send(line);
  }
});

engine.addEventListener('message', ({ data }) => {
  document.querySelector('#lines').append(`${data}\n`);
  const [, move] = /^bestmove (\S+)/.exec(data) ?? [];
  if (move !== undefined) document.querySelector('#best').textContent = move;
});
