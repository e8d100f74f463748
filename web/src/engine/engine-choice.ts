// SPDX-License-Identifier: MIT
// What a reader may choose of the engine: how many threads it searches on and how large its table is.

/** The reader's wish; what the device does not offer is cut down to what it does. */
export interface EngineChoice {
  readonly threads: number;
  readonly tableMegabytes: number;
}

export const usualChoice: EngineChoice = { threads: 1, tableMegabytes: 16 };

/** As wasm/engine.d.ts has it. */
const kMostThreads = 32;

const tables = [16, 32, 64, 128, 256, 512] as const;

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 1;
}

export function choiceFrom(raw: unknown): EngineChoice | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { threads, tableMegabytes }: Partial<Record<keyof EngineChoice, unknown>> = raw;
  return {
    threads: isWhole(threads) ? Math.min(threads, kMostThreads) : usualChoice.threads,
    tableMegabytes:
      tables.find((megabytes) => megabytes === tableMegabytes) ?? usualChoice.tableMegabytes,
  };
}

/** What of a browser decides what it offers. */
export interface Device {
  readonly isIsolated: boolean;
  readonly hasSharedMemory: boolean;
  readonly cores: number;
  /** In GB, rounded to a power of two, as far as the browser says it; at most 8. */
  readonly memory: number;
}

export function thisDevice(): Device {
  const { hardwareConcurrency, deviceMemory }: Navigator & { readonly deviceMemory?: number } =
    navigator;
  return {
    isIsolated: globalThis.crossOriginIsolated,
    // Some WebKit builds call a page isolated and have none.
    hasSharedMemory: typeof SharedArrayBuffer !== 'undefined',
    cores: hardwareConcurrency,
    memory: deviceMemory ?? 4,
  };
}

/** Why there is no more than one thread. */
export type ThreadsBar = 'not-isolated' | 'no-shared-memory' | 'one-core';

export function threadsBar({ isIsolated, hasSharedMemory, cores }: Device): ThreadsBar | null {
  if (!isIsolated) return 'not-isolated';
  if (!hasSharedMemory) return 'no-shared-memory';
  return cores > 1 ? null : 'one-core';
}

export function mostThreads(device: Device): number {
  return threadsBar(device) === null ? Math.min(device.cores, kMostThreads) : 1;
}

/** At most a sixteenth of the device's memory: each tab has a table of its own. */
export function tablesOf({ memory }: Device): readonly number[] {
  return tables.filter((megabytes) => megabytes === tables[0] || megabytes <= memory * 64);
}

/** As far as the device offers it. */
export function offered({ threads, tableMegabytes }: EngineChoice, device: Device): EngineChoice {
  return {
    threads: Math.min(threads, mostThreads(device)),
    tableMegabytes: Math.min(tableMegabytes, tablesOf(device).at(-1) ?? tables[0]),
  };
}

export function isUsual({ threads, tableMegabytes }: EngineChoice): boolean {
  return threads === usualChoice.threads && tableMegabytes === usualChoice.tableMegabytes;
}

/** Why the usual engine plays in place of the chosen one. */
export type ChoiceFault = 'threads-missing' | 'threads-failed' | 'memory-refused';

/** What became of the choice; tells `change`. */
class ChoiceOutcome extends EventTarget {
  #fault: ChoiceFault | null = null;

  /** Null where nothing is wrong with it. */
  get fault(): ChoiceFault | null {
    return this.#fault;
  }

  set fault(fault: ChoiceFault | null) {
    this.#fault = fault;
    this.dispatchEvent(new Event('change'));
  }
}

export const choiceOutcome = new ChoiceOutcome();
