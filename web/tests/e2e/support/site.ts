// SPDX-License-Identifier: MIT
// The built site on its own server, intact or with changed files.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../../../', import.meta.url));

/** The files of a site, which can be changed while it is served. */
export class SiteFiles {
  readonly folder: string;

  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'chuhe-site-'));
    cpSync(join(web, 'dist'), this.folder, { recursive: true });
  }

  /** Moves the site into a folder, beside another page. */
  moveInto(folder: string): void {
    const whole = mkdtempSync(join(tmpdir(), 'chuhe-site-'));
    cpSync(this.folder, join(whole, folder), { recursive: true });
    rmSync(this.folder, { recursive: true });
    cpSync(whole, this.folder, { recursive: true });
    rmSync(whole, { recursive: true });
    const icon = '<link rel="icon" href="data:,">';
    const page = `<!doctype html><title>Another page</title>${icon}`;
    writeFileSync(join(this.folder, 'index.html'), page);
  }

  /** The file whose path in the site matches; there must be exactly one. */
  find(pattern: RegExp): string {
    const names = readdirSync(this.folder, { recursive: true, encoding: 'utf8' });
    const name = names.find((candidate) => pattern.test(candidate));
    if (name === undefined) throw new Error(`no file of the site matches ${pattern}`);
    return join(this.folder, name);
  }

  remove(pattern: RegExp): void {
    rmSync(this.find(pattern));
  }

  write(pattern: RegExp, content: string | Uint8Array): void {
    writeFileSync(this.find(pattern), content);
  }

  /** Changes the page, and the service worker as the build would for that page. */
  publishNextVersion(name: string): void {
    const page = readFileSync(this.find(/^index\.html$/), 'utf8');
    const next = page.replace(/<html( data-version="\w+")?/, `<html data-version="${name}"`);
    const worker = readFileSync(this.find(/^service-worker\.js$/), 'utf8')
      .replace(integrityOf(page), integrityOf(next))
      .replace(/version:["'`]\w+["'`]/, `version:"${name}"`);
    this.write(/^index\.html$/, next);
    this.write(/^service-worker\.js$/, worker);
  }

  /** Removes a file from the host and from the list of its service worker. */
  forget(pattern: RegExp): void {
    const name = this.find(pattern).slice(this.folder.length + 1);
    this.remove(pattern);
    const worker = readFileSync(this.find(/^service-worker\.js$/), 'utf8');
    const entry = new RegExp(
      `\\[(["'\`])${name.replaceAll('.', '\\.')}\\1,(["'\`])[^"'\`]*\\2\\],?`,
    );
    if (!entry.test(worker)) throw new Error(`the service worker does not store ${name}`);
    this.write(/^service-worker\.js$/, worker.replace(entry, ''));
  }

  dispose(): void {
    rmSync(this.folder, { recursive: true });
  }
}

function integrityOf(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

export interface Site {
  readonly url: string;
  stop(): Promise<void>;
}

export interface SiteOptions {
  /** The default is the site as built. */
  files?: SiteFiles;
  /** Sends no isolation headers. */
  isPlain?: boolean;
}

export function serve({ files, isPlain = false }: SiteOptions = {}): Promise<Site> {
  const child = spawn(process.execPath, [
    join(web, 'server.mjs'),
    '--port',
    '0',
    ...(files === undefined ? [] : ['--dir', files.folder]),
    ...(isPlain ? ['--plain'] : []),
  ]);
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const stop = (): Promise<void> => {
    child.kill();
    return closed;
  };
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (line) => {
      const found = /http:\S+/.exec(String(line));
      if (found) resolve({ url: found[0], stop });
    });
    child.stderr.once('data', (line) => reject(new Error(String(line))));
  });
}
