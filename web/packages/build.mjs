// SPDX-License-Identifier: MIT
// Usage: node packages/build.mjs (script/build packages calls it)
// Makes build/packages/chuhe/, a folder as npm publishes it, and packs it into chuhe-VERSION.tgz.

import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { manifest as describeElements } from '../custom-elements.ts';
import { elementTypes } from './element-types.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const source = join(repository, 'web/packages');
const out = join(repository, 'build/packages');
const folder = join(out, 'chuhe');

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Copies the declarations that the entry points need into `types/`, as emitted by the compiler. */
function copyTypes() {
  const emitted = join(out, 'types');
  execFileSync('npx', ['tsc', '-p', 'packages/tsconfig.types.json'], { stdio: 'inherit' });
  const module = join(emitted, 'web/src/engine/engine-module.d.ts');
  copyFileSync(join(repository, 'wasm/engine.d.ts'), module);

  const entries = join(emitted, 'web/packages/chuhe/src');
  for (const [name, text] of Object.entries(elementTypes)) {
    writeFileSync(join(entries, `${name}.d.ts`), text);
  }
  appendFileSync(join(entries, 'elements.d.ts'), "import './element-types.ts';\n");
  const published = Object.values(readJson(join(source, 'chuhe/package.json')).exports)
    .flatMap(({ types = '' }) => types || [])
    .map((types) => join(entries, types.replace('./types/', '')));
  const reached = new Set(published);
  for (const file of reached) {
    // Only element-types.d.ts declares globals: those of the sources are the page's.
    const isGenerated = file === join(entries, 'element-types.d.ts');
    const globals = isGenerated ? /$^/ : /^declare global \{\n[^]*?^\}\n/gm;
    const text = readFileSync(file, 'utf8').replace(globals, '');
    // The entry points are in `types/` itself, the files they share in `types/src/`.
    const written = text.replace(
      /(from |import |import\(|declare module )(['"])([^'"]+)\2/g,
      (whole, ...found) => {
        const [how, quote, specifier] = found;
        if (!specifier.startsWith('.') && specifier !== '@engine/engine.js') return whole;
        const target =
          specifier === '@engine/engine.js'
            ? module
            : resolve(dirname(file), specifier.replace(/\.ts$/, '.d.ts'));
        reached.add(target);
        const path = relative(dirname(placeOf(file)), placeOf(target)).replace(/\.d\.ts$/, '.js');
        return `${how}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
      },
    );
    mkdirSync(dirname(placeOf(file)), { recursive: true });
    writeFileSync(placeOf(file), written);
  }

  /** @param {string} file */
  function placeOf(file) {
    const isEntry = dirname(file) === entries;
    return join(folder, 'types', relative(isEntry ? entries : join(emitted, 'web'), file));
  }
}

/**
 * The package has the version of the page, and names the repository whose workflow builds it, which npm compares
 * when it is published with provenance.
 */
function writeManifest() {
  const text = readFileSync(join(source, 'chuhe/package.json'), 'utf8');
  const place = process.env['GITHUB_REPOSITORY'] ?? 'OWNER/chuhe';
  const { imports: _, ...manifest } = JSON.parse(text.replaceAll('OWNER/chuhe', place));
  const { version } = readJson(join(repository, 'web/package.json'));
  const { name, ...rest } = manifest;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version, ...rest }, null, 2));
}

rmSync(out, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
process.chdir(join(repository, 'web'));
for (const mode of ['browser', 'node']) {
  await build({ configFile: join(source, 'vite.config.ts'), mode, logLevel: 'warn' });
}
copyTypes();
writeManifest();
copyFileSync(join(source, 'chuhe/README.md'), join(folder, 'README.md'));
for (const file of ['LICENSE', 'LICENSES', 'THIRD_PARTY_NOTICES.md', 'CHANGELOG.md']) {
  cpSync(join(repository, file), join(folder, file), { recursive: true });
}
const described = describeElements('dist/elements.js');
writeFileSync(join(folder, 'custom-elements.json'), JSON.stringify(described, null, 2));
execFileSync('npm', ['pack', '--silent', '--pack-destination', out, folder], { stdio: 'inherit' });
