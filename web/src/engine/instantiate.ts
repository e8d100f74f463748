// SPDX-License-Identifier: MIT
// The engine's module as an instance with memory of its own.

import type createEngine from '@engine/engine.js';
import type { EngineModule, ModuleOptions } from '@engine/engine.js';

/** The glue never answers when instantiation fails in its hook; this promise then rejects instead. */
export function instantiate(
  create: typeof createEngine,
  module: WebAssembly.Module,
  options: ModuleOptions = {},
): Promise<EngineModule> {
  return new Promise((resolve, reject) => {
    create({
      ...options,
      instantiateWasm(imports, receive) {
        WebAssembly.instantiate(module, imports).then(
          (instance) => receive(instance, module),
          reject,
        );
        return {};
      },
    }).then(resolve, reject);
  });
}
