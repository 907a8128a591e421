import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const stamp = new URL('.cache/site-stamp', root);
const sources = [
  'src',
  'domain',
  'public',
  'scripts',
  'index.html',
  'app.html',
  'vite.config.ts',
  'package-lock.json',
];

/** A short word that changes when any source of the site does. */
const sourceState = (): string => {
  const hash = createHash('sha256');
  for (const [name, value] of Object.entries(process.env).sort())
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\n`);
  for (const source of sources) {
    const url = new URL(source, root);
    const files = statSync(url).isDirectory()
      ? readdirSync(url, { recursive: true }).map((file) => `${source}/${file}`)
      : [source];
    for (const file of files.sort()) {
      const { mtimeMs, size } = statSync(new URL(file, root));
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
};

const isBuilt = (state: string): boolean =>
  existsSync(new URL('dist/app.html', root)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === state;

/** Builds the site when its sources have changed, then serves the whole product from this process. */
const state = sourceState();
if (!isBuilt(state)) {
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' });
  mkdirSync(new URL('.cache/', root), { recursive: true });
  writeFileSync(stamp, state);
}
await import('../server/main.ts');
