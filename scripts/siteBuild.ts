import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const sources = [
  'src',
  'domain',
  'fixtures',
  'pdf',
  'excel',
  'reportFiles',
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

/** Builds the site, or the demo, unless it was built from the same sources before. */
export const buildWhenChanged = (mode: 'site' | 'demo' = 'site'): void => {
  const page = new URL(mode === 'demo' ? 'dist-demo/index.html' : 'dist/index.html', root);
  const stamp = new URL(`.cache/${mode}-stamp`, root);
  const state = sourceState();
  if (existsSync(page) && existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  rmSync(stamp, { force: true });
  execFileSync(process.execPath, ['scripts/build.ts', ...(mode === 'demo' ? ['demo'] : [])], {
    cwd: root,
    stdio: 'inherit',
  });
  mkdirSync(new URL('.cache/', root), { recursive: true });
  writeFileSync(stamp, state);
};
