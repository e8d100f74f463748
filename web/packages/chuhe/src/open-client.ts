// SPDX-License-Identifier: MIT
// Opens an engine client and waits for all files it needs.

import { host } from '#host';
import { EngineClient } from '../../../src/engine/client.ts';
import { fileUrls } from '../../../src/engine/engine-files.ts';
import { plainFault } from '../../../src/engine/errors.ts';
import { engineFiles, type EngineEvent } from '../../../src/engine/protocol.ts';
import { checkWhole } from './checks.ts';
import { compiled } from './compiled.ts';
import { kMostHashMegabytes, type EngineOptions } from './engine-options.ts';
import { EngineError, unavailable } from './engine-error.ts';

const kDefaultHashMegabytes = 16;

/** Rejects with an `EngineError` whose code names the missing, damaged or unsupported file. */
export async function openClient(options: EngineOptions): Promise<EngineClient> {
  const { game = 'xiangqi', hashMegabytes = kDefaultHashMegabytes, module } = options;
  checkWhole('hashMegabytes', hashMegabytes, 1, kMostHashMegabytes);
  if (fileUrls[game] === undefined) {
    const fault = plainFault('unknown-game', { text: game });
    throw new EngineError({ ...fault, sentence: `there is no game named "${game}"` });
  }
  const files = engineFiles.filter((file) => options[file] !== false);
  const awaited = new Set<EngineEvent['type']>(['ready']);
  for (const file of files) if (fileUrls[game][file] !== undefined) awaited.add(`${file}-ready`);
  return new Promise((resolve, reject) => {
    const client = new EngineClient({
      game,
      hashMegabytes,
      host: {
        ...host,
        engineModule: () => compiled(module),
        file: (file, of) => (files.includes(file) ? host.file(file, of) : null),
      },
      onEvent(event) {
        if (event.type === 'failed' || event.type === 'file-failed') {
          // Later failures reject the pending questions instead.
          reject(unavailable(event.fault, event.detail));
          if (awaited.size > 0) client.dispose();
        } else if (awaited.delete(event.type) && awaited.size === 0) resolve(client);
      },
    });
  });
}
