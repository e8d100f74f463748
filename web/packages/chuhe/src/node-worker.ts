// SPDX-License-Identifier: MIT
// The engine's worker as a Node worker thread.

import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import createEngine from '@engine/engine.js';
import { setsUrl } from '../../../src/engine/ending-sets.ts';
import type { Request } from '../../../src/engine/protocol.ts';
import { EngineService } from '../../../src/engine/service.ts';

const service = new EngineService(
  createEngine,
  (response) => parentPort?.postMessage(response),
  async () => new Uint8Array(await readFile(new URL(setsUrl))).buffer,
);

parentPort?.on('message', (request: Request) => service.hear(request));
