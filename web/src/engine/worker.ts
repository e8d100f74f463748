// SPDX-License-Identifier: MIT
// The engine's worker.

import createEngine from '@engine/engine.js';
import type { Request } from './protocol.ts';
import { EngineService } from './service.ts';

const service = new EngineService(createEngine, (response) => postMessage(response));

onmessage = ({ data }: MessageEvent<Request>) => service.hear(data);
