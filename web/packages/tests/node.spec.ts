// SPDX-License-Identifier: MIT
// Tests the package in a plain Node project: examples, README, errors, and UCI output against the
// native engine.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { expect, readme, repository, test, type Project } from './project.ts';

test('the bot plays a game to its end', async ({ project }) => {
  project.addExample('node-bot');
  const said = await project.node('bot.js', '12');
  expect(said).toContain('[Format "WXF"]');
  expect(said).toContain('12 plies: ongoing');
});

const snippets = [...readme.matchAll(/## (\w+)\n\n```js\n(.*?)```/gs)];

test('the README has snippets', () => expect(snippets.length).toBe(3));

for (const [, title = '', code = ''] of snippets) {
  test(`README, ${title}: the snippet says what its comments say`, async ({ project }) => {
    const expected = [...code.matchAll(/console\.log\(.*\/\/ (.*)$/gm)].map(([, text]) => text);
    project.write('snippet.js', code);
    expect((await project.node('snippet.js')).trimEnd().split('\n')).toEqual(expected);
  });
}

/** Returns the expression's value, or its error, as JSON. */
async function evaluate(project: Project, expression: string): Promise<unknown> {
  project.write(
    'main.js',
    `import { createEngine } from 'chuhe/engine';
     import { loadRules } from 'chuhe/rules';
     const tell = (value) => console.log(JSON.stringify(value));
     try { tell(await (${expression})()); }
     catch ({ name, message, fault }) { tell({ name, message, code: fault?.code }); }
     process.exit();`,
  );
  return JSON.parse(await project.node('main.js'));
}

const refusals = [
  ['an unknown game', "() => createEngine({ game: 'chess' })", 'EngineError', 'unknown-game'],
  ['a table too large', '() => createEngine({ hashMegabytes: 1024 })', 'RangeError', undefined],
  [
    'an illegal move',
    "async () => (await createEngine()).bestMove({ moves: ['a0a9'] })",
    'EngineError',
    'illegal-move',
  ],
  [
    'a bad FEN',
    "async () => { for await (const _ of (await createEngine()).analyse({ fen: 'x' })); }",
    'EngineError',
    'row-count',
  ],
  [
    'a negative depth',
    'async () => (await createEngine()).bestMove({}, { depth: -1 })',
    'RangeError',
    undefined,
  ],
  [
    'an illegal move asked of the rules',
    "async () => (await loadRules()).legalMoves({ moves: ['a0a9'] })",
    'EngineError',
    'illegal-move',
  ],
  [
    'a signal given before',
    'async () => (await createEngine()).bestMove({}, { signal: AbortSignal.abort() })',
    'AbortError',
    undefined,
  ],
  [
    'a signal given while it thinks',
    `async () => {
       const engine = await createEngine();
       const ending = new AbortController();
       for await (const { depth } of engine.analyse({}, { signal: ending.signal })) ending.abort();
     }`,
    'AbortError',
    undefined,
  ],
  [
    'a search that another one takes the place of',
    `async () => {
       const engine = await createEngine();
       const first = engine.bestMove({}, { depth: 50, useBook: false });
       void engine.bestMove({}, { depth: 1 });
       return first;
     }`,
    'AbortError',
    undefined,
  ],
  [
    'an unknown notation',
    "async () => (await loadRules()).describe({}, ['klingon'])",
    'RangeError',
    undefined,
  ],
  ['no position', 'async () => (await loadRules()).legalMoves(null)', 'TypeError', undefined],
  [
    'an illegal move of a game',
    "async () => (await loadRules()).game().move('a0a9')",
    'EngineError',
    'illegal-move',
  ],
  [
    'a record without a game',
    "async () => (await loadRules()).game().loadRecord('1. C2=5', { number: 7 })",
    'EngineError',
    'no-game',
  ],
] as const;

for (const [what, expression, name, code] of refusals) {
  test(`${what} ends in ${code ?? name}`, async ({ project }) => {
    const error = await evaluate(project, expression);
    expect(error).toMatchObject({ name, ...(code !== undefined && { code }) });
  });
}

test('the engine says in plain words what it cannot do', async ({ project }) => {
  const said = await evaluate(
    project,
    `async () => {
      const engine = await createEngine();
      const said = [];
      const ask = (question) => question().catch(({ name, message }) => said.push([name, message]));
      await ask(() => engine.call('nope'));
      await ask(() => engine.bestMove(null));
      await ask(() => engine.bestMove({ moves: 'h2e2' }));
      await ask(() => engine.bestMove({}, { notations: ['klingon'] }));
      const pending = ask(() => engine.bestMove({}, { depth: 50, useBook: false }));
      engine.dispose();
      await pending;
      await ask(() => engine.bestMove());
      return said;
    }`,
  );
  const disposed = ['AbortError', 'the engine was disposed of'];
  expect(said).toEqual([
    ['RangeError', expect.stringMatching(/^there is no call named "nope"; there are: .*describe/)],
    ['TypeError', 'a position is an object { fen, moves, rules }, not null'],
    ['TypeError', "moves must be a list such as ['h2e2', 'h9g7']"],
    ['RangeError', expect.stringMatching(/^there is no notation named "klingon"; .*wxf/)],
    disposed,
    disposed,
  ]);
});

test('a game is played, taken back, looked at and written', async ({ project }) => {
  const told = await evaluate(
    project,
    `async () => {
      const game = (await loadRules()).game();
      const first = game.move('炮二平五');
      game.move({ from: 'h9', to: 'g7' });
      const captures = game.moves({ square: 'e2', verbose: true }).filter((one) => one.captured);
      const check = (game.move('C5+4'), game.move('a9a8'), game.move('h0g2'), game.undo());
      return {
        first,
        captures: captures.map(({ move, captured }) => [move, captured.type]),
        check: check.move,
        rank: game.ascii().split('\\n')[3],
        at: [game.get('e6'), game.get('e5'), game.board()[0][4]],
        turn: game.turn(),
        history: game.history({ notation: 'wxf' }),
        verbose: game.history({ verbose: true }).map(({ isCheck, captured }) => [isCheck, captured?.letter]),
        pgn: game.pgn({ notation: 'wxf' }),
      };
    }`,
  );
  expect(told).toMatchObject({
    first: { move: 'h2e2', from: 'h2', to: 'e2', captured: null, isCheck: false },
    captures: [['e2e6', 'soldier']],
    check: 'h0g2',
    rank: ' 6  p . p . C . p . p',
    at: [
      { letter: 'C', type: 'cannon', side: 'red' },
      null,
      { letter: 'k', type: 'general', side: 'black', square: 'e9' },
    ],
    turn: 'red',
    history: ['C2=5', 'H8+7', 'C5+4', 'R1+1'],
    verbose: [
      [false, null],
      [false, null],
      [false, 'p'],
      [false, null],
    ],
    pgn: expect.stringContaining('1. C2=5 H8+7 2. C5+4 R1+1 *'),
  });
});

test('a game is loaded, ends, and counts its moves', async ({ project }) => {
  const told = await evaluate(
    project,
    `async () => {
      const game = (await loadRules()).game();
      const [nodes, start] = [game.perft(3), game.hash()];
      const { warnings } = game.loadRecord('[Red "Hu"]\\n[Result "1-0"]\\n\\n1. C2=5 H8+7 1-0');
      const record = game.pgn();
      game.undo(), game.undo();
      const isSame = game.hash() === start;
      game.load('3k5/9/9/9/9/9/9/9/4R4/4K4 w');
      const { isCheck } = game.move('e1d1');
      game.load('3k5/4P4/4R4/9/9/9/9/9/9/4K4 b');
      const stones = (await loadRules({ game: 'gomoku' })).game({ moves: ['h8', 'a1', 'h9'] });
      return {
        nodes, isSame, isCheck, warnings, record,
        end: [game.isGameOver(), game.verdict().reason, game.turn()],
        gomoku: [stones.turn(), stones.move('h10').piece, stones.perft(1), stones.record('psq').text],
      };
    }`,
  );
  expect(told).toMatchObject({
    // A known figure: tests/data/perft.epd.
    nodes: 79_666,
    isSame: true,
    isCheck: true,
    warnings: [],
    record: expect.stringMatching(/\[Red "Hu"\][^]*1\. H2-E2 H9-G7 1-0/),
    end: [true, 'stalemate', 'black'],
    gomoku: [
      'white',
      { letter: 'w', type: 'stone', side: 'white' },
      15 * 15 - 4,
      expect.stringContaining('15x15'),
    ],
  });
});

test('rules and engine take a module where there is no file to load', async ({ project }) => {
  const file = join(project.folder, 'node_modules/chuhe/dist/files/engine.wasm');
  project.write(
    'module.js',
    `
    import { readFileSync, rmSync } from 'node:fs';
    import { createEngine } from 'chuhe/engine';
    // As for a browser, and for a worker at the edge of a network: with neither fetch nor files.
    import { loadRules } from './node_modules/chuhe/dist/rules.js';
    const bytes = readFileSync('${file}');
    rmSync('${file}');
    delete globalThis.fetch;
    const module = await WebAssembly.compile(bytes);
    console.log((await loadRules({ module })).legalMoves().length);
    const engine = await createEngine({ module: bytes, book: false, network: false });
    console.log((await engine.bestMove({}, { depth: 1 })).move.length);
    engine.dispose();`,
  );
  expect(await project.node('module.js')).toBe('44\n4\n');
});

test('the opening book answers unless it is switched off', async ({ project }) => {
  const sources = `async () => {
    const sources = [];
    for (const options of [{}, { book: false }]) {
      const engine = await createEngine(options);
      sources.push((await engine.bestMove({}, { depth: 2 })).source);
      sources.push((await engine.bestMove({}, { depth: 2, useBook: false })).source);
      engine.dispose();
    }
    return sources;
  }`;
  expect(await evaluate(project, sources)).toEqual(['book', 'search', 'search', 'search']);
});

test('a finished game has no best move', async ({ project }) => {
  const asked = `async () => {
    const engine = await createEngine();
    return (await engine.bestMove({ fen: '3k5/4P4/4R4/9/9/9/9/9/9/4K4 b' }, { depth: 2 })).move;
  }`;
  expect(await evaluate(project, asked)).toBe(null);
});

test('Gomoku is played and ruled as well', async ({ project }) => {
  const asked = `async () => {
    const rules = await loadRules({ game: 'gomoku' });
    const moves = ['h8', 'a1', 'h9', 'a2', 'h10', 'a3', 'h11', 'a4'];
    const engine = await createEngine({ game: 'gomoku' });
    const { move } = await engine.bestMove({ moves }, { depth: 2 });
    return rules.verdict({ moves: [...moves, move] });
  }`;
  expect(await evaluate(project, asked)).toMatchObject({
    status: 'first-wins',
    reason: 'five-in-a-row',
  });
});

test('await using ends the engine, and the program with it', async ({ project }) => {
  project.write(
    'main.ts',
    `import { createEngine } from 'chuhe/engine';
     await using engine = await createEngine();
     console.log((await engine.bestMove({}, { depth: 1 })).move !== null);`,
  );
  await project.tool('esbuild', 'main.ts', '--target=es2022', '--outfile=main.js');
  expect(await project.node('main.js')).toBe('true\n');
});

/** Removes times, which differ between machines. */
function withoutTimes(lines: string): string[] {
  return lines
    .split('\n')
    .filter((line) => /^(info|bestmove|threat)/.test(line))
    .map((line) => line.replace(/ time \d+ nps \d+/, ''));
}

test('UCI says what the native engine says, line by line', async ({ project }) => {
  const native = join(repository, 'build/native/chuhe');
  for (const commands of [
    'position startpos moves h2e2\ngo depth 9\n',
    'setoption name MultiPV value 3\nposition startpos\ngo depth 6\n',
    'setoption name EvalFile value none\nposition startpos moves h2e2 h9g7\ngo nodes 20000\n',
    'position fen 3k5/4a4/9/9/9/9/9/9/4R4/4KR3 w\ngo depth 5\n',
    'position fen 3k5/4P4/4R4/9/9/9/9/9/9/4K4 b\ngo depth 3\n',
    'setoption name UCI_ShowWDL value true\nposition startpos\ngo depth 5\n',
    'setoption name UCI_ShowWDL value on\nsetoption name UCI_ShowWDL value perhaps\ngo depth 1\n',
    'position fen 3k5/4P4/4P4/9/9/9/9/9/9/3RK4 b\ngo mate 1\n',
    'position startpos\ngo mate 2\n',
    'position fen 3k5/1R7/9/9/9/9/9/9/9/4K2R1 w\ngo depth 4 searchmoves b8b7 dance a0a1 b8b6\n',
    'position fen 3k5/1R7/9/9/9/9/9/9/9/4K2R1 b\nthreats depth 4\n',
  ]) {
    const expected = withoutTimes(spawnSync(native, { input: commands, encoding: 'utf8' }).stdout);
    expect(expected.at(-1)).toMatch(/^(bestmove|threat)/);
    expect(await uciSession(project, commands)).toEqual(expected);
  }
});

test('Gomoku is spoken of by UCI too', async ({ project }) => {
  const moves = 'h8 a1 h9 a2 h10 a3 h11 a4';
  const commands = `position startpos moves ${moves}\ngo depth 2\n`;
  const said = await uciSession(project, commands, '--game', 'gomoku');
  expect(said.at(-1)).toMatch(/^bestmove h(7|12)$/);
});

/** Runs a session up to the best move. */
async function uciSession(
  project: Project,
  commands: string,
  ...args: readonly string[]
): Promise<string[]> {
  const command = join(project.folder, 'node_modules/.bin/chuhe');
  const engine = spawn(command, ['uci', ...args], { cwd: project.folder });
  engine.stdin.write(commands);
  let said = '';
  for await (const line of createInterface({ input: engine.stdout })) {
    said += `${line}\n`;
    if (/^(bestmove|threat)/.test(line)) engine.stdin.end('quit\n');
  }
  return withoutTimes(said);
}

test('UCI hears stop, ponderhit and what it does not know', async ({ project }) => {
  const engine = spawn(join(project.folder, 'node_modules/.bin/chuhe'), ['uci'], {
    cwd: project.folder,
  });
  const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  const say = (line: string): boolean => engine.stdin.write(`${line}\n`);
  const until = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`the engine ended before ${pattern.source}`);
      if (pattern.test(value)) return value;
    }
  };
  say('uci');
  await until(/^id name Chuhe \d+\.\d+\.\d+ \(WebAssembly\)$/);
  await until(/^option name UCI_Variant type combo default xiangqi var xiangqi$/);
  expect(await until(/^option name Rules/)).toContain('var chinese');
  await until(/^uciok$/);
  say('jump');
  await until(/^info string unknown command "jump"$/);
  say('position startpos moves a0a9');
  await until(/^info string "a0a9" is not a legal move/);
  say('go depth 1');
  await until(
    /^info string go: the position was refused: "a0a9" is not a legal move.*nothing is searched$/,
  );
  await until(/^bestmove 0000$/);
  say('position startpos\ngo depth 2 searchmoves a0a9');
  await until(/^info string searchmoves leaves no legal move; nothing is searched$/);
  await until(/^bestmove 0000$/);
  say('go infinite\nisready');
  await until(/^readyok$/);
  await until(/^info depth 6 /);
  say('stop');
  await until(/^bestmove \w+/);
  say('position startpos moves h2e2\ngo ponder wtime 60000 btime 500');
  await until(/^info depth 6 /);
  say('ponderhit');
  // It goes on where it is: half a second of clock allows nothing else.
  const next = await until(/^(info depth|bestmove) /);
  expect(next).not.toMatch(/^info depth [1-6] /);
  if (next.startsWith('info')) await until(/^bestmove \w+/);
  say('go infinite\nstop');
  await until(/^info depth 1 .* score /);
  await until(/^bestmove \w+/);
  say('quit');
  await once(engine, 'exit');
  expect(engine.exitCode).toBe(0);
});

test('UCI from a pipe finishes a search with a limit after its input ended', ({ project }) => {
  const { stdout } = spawnSync(join(project.folder, 'node_modules/.bin/chuhe'), ['uci'], {
    cwd: project.folder,
    input: 'position startpos\ngo depth 5\n',
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/^info depth 5 /m);
  expect(stdout).toMatch(/^bestmove \w+/m);
});

/** Runs the server while `use` runs with its address. */
async function withServer(
  project: Project,
  args: readonly string[],
  use: (address: string) => Promise<void>,
): Promise<void> {
  const command = join(project.folder, 'node_modules/.bin/chuhe');
  const server = spawn(command, ['uci-server', '--port', '0', ...args], { cwd: project.folder });
  const [address] = await once(createInterface({ input: server.stdout }), 'line');
  try {
    await use(address);
  } finally {
    server.kill();
  }
}

/** Returns the best move, or the server's rejection of the page. */
async function askByWebSocket(address: string, origin: string): Promise<string> {
  const socket = new WebSocket(address, { origin });
  return new Promise((resolve) => {
    socket.on('open', () => socket.send('position startpos moves h2h9\ngo depth 7'));
    socket.on('message', (data) => {
      if (data.toString().startsWith('bestmove')) resolve(data.toString());
    });
    socket.on('error', ({ message }) => resolve(message));
  }).finally(() => socket.close()) as Promise<string>;
}

for (const [whose, args] of [
  ['the package', []],
  ['a program', ['--engine', join(repository, 'build/native/chuhe')]],
] as const) {
  test(`uci-server serves the engine of ${whose} to this machine's pages`, async ({ project }) => {
    project.addExample('uci-bridge');
    await withServer(project, args, async (address) => {
      const found = /^bestmove i9h9 ponder \w{4}$/;
      expect(await askByWebSocket(address, 'http://localhost:8080')).toMatch(found);
      expect(await askByWebSocket(address, 'https://example.org')).toContain('403');
      expect(await askByWebSocket(address, 'null')).toContain('403');
    });
  });
}

test('uci-server ends the connection where there is no such program', async ({ project }) => {
  project.addExample('uci-bridge');
  await withServer(project, ['--engine', './missing'], async (address) => {
    const socket = new WebSocket(address);
    await once(socket, 'close');
  });
});

test('uci-server lets in the pages it is told of', async ({ project }) => {
  project.addExample('uci-bridge');
  await withServer(project, ['--origin', 'https://example.org'], async (address) => {
    expect(await askByWebSocket(address, 'https://example.org')).toMatch(/^bestmove/);
    expect(await askByWebSocket(address, 'https://example.com')).toContain('403');
  });
});

test('a page on this machine asks an engine by WebSocket', async ({ project, page, serve }) => {
  project.addExample('uci-bridge');
  const site = await serve(project.folder);
  await withServer(project, [], async (address) => {
    await page.goto(`${site}/?port=${new URL(address).port}`);
    await expect(page.locator('#best')).toHaveText('i9h9');
  });
});

test('the command says how it is used, and its version', async ({ project }) => {
  const command = join(project.folder, 'node_modules/.bin/chuhe');
  const { version } = JSON.parse(readFileSync(join(repository, 'web/package.json'), 'utf8'));
  const told = spawnSync(command, ['--version'], { encoding: 'utf8' });
  expect(told).toMatchObject({ status: 0, stdout: `Chuhe ${version}\n` });
  const wrong = spawnSync(command, ['sing'], { encoding: 'utf8' });
  expect(wrong.status).toBe(2);
  expect(wrong.stderr).toContain('unknown command "sing"');
  expect(wrong.stderr).toContain('usage: chuhe uci');
});

test('the worker script of pages says in Node what to import instead', async ({ project }) => {
  const importing = evaluate(project, "() => import('chuhe/uci-worker')");
  expect(await importing).toMatchObject({
    message: expect.stringMatching(/worker of pages.*type: 'module'.*createUci/),
  });
});

test('Deno plays as Node does, where it is installed', async ({ project }) => {
  const deno = spawnSync('deno', ['--version'], { encoding: 'utf8' });
  test.skip(deno.status !== 0, 'no Deno here');
  project.write(
    'main.js',
    `import { createEngine } from 'chuhe/engine';
     const engine = await createEngine();
     console.log((await engine.bestMove({ moves: ['h2h9'] }, { depth: 8, useBook: false })).move);
     engine.dispose();`,
  );
  const options = { cwd: project.folder, encoding: 'utf8' } as const;
  expect(spawnSync('deno', ['run', '-A', 'main.js'], options).stdout).toBe('i9h9\n');
  expect(existsSync(join(project.folder, 'node_modules/chuhe'))).toBe(true);
});
