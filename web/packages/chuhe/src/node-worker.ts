// SPDX-License-Identifier: MIT
// The engine's worker as a thread of Node.

import { parentPort } from 'node:worker_threads';
import createEngine from '@engine/engine.js';
import type { Request } from '../../../src/engine/protocol.ts';
import { EngineService } from '../../../src/engine/service.ts';

const service = new EngineService(createEngine, (response) => parentPort?.postMessage(response));

parentPort?.on('message', (request: Request) => service.hear(request));
