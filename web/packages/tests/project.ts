// SPDX-License-Identifier: MIT
// Empty projects with the packed package installed, and a server for their output.

import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test as base } from '@playwright/test';
import sirv from 'sirv';

export const web = fileURLToPath(new URL('../..', import.meta.url));
export const repository = join(web, '..');
const examples = join(web, 'packages/examples');

export const readme = readFileSync(join(web, 'packages/chuhe/README.md'), 'utf8');

const built = join(repository, 'build/packages');
const found = existsSync(built) && readdirSync(built).find((name) => name.endsWith('.tgz'));
if (typeof found !== 'string') throw new Error(`no tarball in ${built}: run script/build packages`);
export const tarball = join(built, found);

// Playwright's own value would make programs colour their output.
process.env['FORCE_COLOR'] = '0';

const execute = promisify(execFile);

/** Runs a program; throws its output if it fails. */
export async function run(
  program: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<{ stdout: string }> {
  try {
    return await execute(program, args, options);
  } catch (error) {
    const { message, stdout } = error as Error & { stdout: string };
    throw new Error(`${message}\n${stdout}`, { cause: error });
  }
}

/** A project with only the package installed. */
export class Project {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Adds the files of an example and, if linked, its other dependencies. */
  addExample(name: string, { isLinked = true } = {}): void {
    cpSync(join(examples, name), this.folder, { recursive: true });
    if (!isLinked) return;
    const manifest = JSON.parse(readFileSync(join(this.folder, 'package.json'), 'utf8'));
    for (const wanted of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })) {
      if (wanted !== 'chuhe') this.link(wanted);
    }
  }

  /** Links a package from the page's node_modules. */
  link(wanted: string): void {
    const place = join(this.folder, 'node_modules', wanted);
    mkdirSync(dirname(place), { recursive: true });
    if (!existsSync(place)) symlinkSync(join(web, 'node_modules', wanted), place);
  }

  write(path: string, text: string): void {
    writeFileSync(join(this.folder, path), text);
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  /** Returns the output of a Node program of the project. */
  async node(...args: readonly string[]): Promise<string> {
    const { stdout } = await run(process.execPath, args, { cwd: this.folder });
    return stdout;
  }

  /** Runs commands in the project, with the tools of the page. */
  async shell(commands: string): Promise<string> {
    const path = `${join(web, 'node_modules/.bin')}:${process.env['PATH']}`;
    const options = { cwd: this.folder, env: { ...process.env, PATH: path } };
    const { stdout } = await run('sh', ['-ec', commands], options);
    return stdout;
  }

  /** Runs a tool of the page in the project. */
  async tool(name: string, ...args: readonly string[]): Promise<string> {
    const { stdout } = await run(join(web, 'node_modules/.bin', name), args, { cwd: this.folder });
    return stdout;
  }
}

interface Fixtures {
  project: Project;
  /** Serves a folder from a separate origin and returns its address. */
  serve(folder: string, headers?: Readonly<Record<string, string>>): Promise<string>;
}

export const test = base.extend<Fixtures, { installed: string }>({
  installed: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'chuhe-package-'));
      writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
      const options = ['--offline', '--no-audit', '--no-fund', '--no-save', '--silent'];
      await run('npm', ['install', ...options, tarball], { cwd: folder });
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],

  project: async ({ installed }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'chuhe-project-'));
    cpSync(installed, folder, { recursive: true, verbatimSymlinks: true });
    await use(new Project(folder));
    rmSync(folder, { recursive: true });
  },

  serve: async ({}, use) => {
    const ending: (() => void)[] = [];
    await use(async (folder, headers = {}) => {
      const setHeaders = (response: { setHeader(name: string, value: string): void }): void => {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      };
      const server = createServer(sirv(folder, { dev: true, setHeaders }));
      await new Promise<void>((resolve) => server.listen(0, resolve));
      ending.push(() => server.close());
      return `http://localhost:${(server.address() as AddressInfo).port}`;
    });
    for (const end of ending) end();
  },
});

export { expect } from '@playwright/test';
