// SPDX-License-Identifier: MIT
// The reader's choice of the engine: threads and table size.

/** The reader's choice, limited to what the device offers. */
export interface EngineChoice {
  readonly threads: number;
  readonly tableMegabytes: number;
}

export const usualChoice: EngineChoice = { threads: 1, tableMegabytes: 16 };

/** As in wasm/engine.d.ts. */
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

/** The browser properties that limit the choice. */
export interface Device {
  readonly isIsolated: boolean;
  readonly hasSharedMemory: boolean;
  readonly cores: number;
  /** In GB, rounded to a power of two, at most 8; undefined if the browser does not tell. */
  readonly memory: number;
}

export function thisDevice(): Device {
  const { hardwareConcurrency, deviceMemory }: Navigator & { readonly deviceMemory?: number } =
    navigator;
  return {
    isIsolated: globalThis.crossOriginIsolated,
    // Some WebKit builds report isolation but lack SharedArrayBuffer.
    hasSharedMemory: typeof SharedArrayBuffer !== 'undefined',
    cores: hardwareConcurrency,
    memory: deviceMemory ?? 4,
  };
}

/** Why only one thread is available. */
export type ThreadsBar = 'not-isolated' | 'no-shared-memory' | 'one-core';

export function threadsBar({ isIsolated, hasSharedMemory, cores }: Device): ThreadsBar | null {
  if (!isIsolated) return 'not-isolated';
  if (!hasSharedMemory) return 'no-shared-memory';
  return cores > 1 ? null : 'one-core';
}

export function mostThreads(device: Device): number {
  return threadsBar(device) === null ? Math.min(device.cores, kMostThreads) : 1;
}

/** At most a sixteenth of the device's memory, because each tab has its own table. */
export function tablesOf({ memory }: Device): readonly number[] {
  return tables.filter((megabytes) => megabytes === tables[0] || megabytes <= memory * 64);
}

/** Limited to what the device offers. */
export function offered({ threads, tableMegabytes }: EngineChoice, device: Device): EngineChoice {
  return {
    threads: Math.min(threads, mostThreads(device)),
    tableMegabytes: Math.min(tableMegabytes, tablesOf(device).at(-1) ?? tables[0]),
  };
}

export function isUsual({ threads, tableMegabytes }: EngineChoice): boolean {
  return threads === usualChoice.threads && tableMegabytes === usualChoice.tableMegabytes;
}

/** Why the usual engine replaces the chosen one. */
export type ChoiceFault = 'threads-missing' | 'threads-failed' | 'memory-refused';

/** The result of the choice; fires `change`. */
class ChoiceOutcome extends EventTarget {
  #fault: ChoiceFault | null = null;

  /** Null if the choice works. */
  get fault(): ChoiceFault | null {
    return this.#fault;
  }

  set fault(fault: ChoiceFault | null) {
    this.#fault = fault;
    this.dispatchEvent(new Event('change'));
  }
}

export const choiceOutcome = new ChoiceOutcome();
