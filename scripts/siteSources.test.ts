import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hashSources, isBuilt, markBuilt, sources } from './siteSources.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const importedBy = (file: string): string[] =>
  [...readFileSync(`${root}${file}`, 'utf8').matchAll(/(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g)].map(
    ([, path]) => resolve(root, dirname(file), String(path)).slice(root.length),
  );

test('the site is built again when any file that it imports has changed', () => {
  const files = globSync(
    '{src,application,domain,excel,fixtures,locales,operations,pdf,plugin,reportFiles}/**/*.{ts,tsx,json}',
    {
      cwd: root,
    },
  ).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const unwatched = files
    .flatMap(importedBy)
    .filter((path) => !sources.some((source) => path === source || path.startsWith(`${source}/`)));
  expect([...new Set(unwatched)]).toEqual([]);
});

const folders: string[] = [];
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'talentbench-sources-'));
  folders.push(made);
  return made;
};
const project = () => {
  const path = folder();
  for (const name of ['src', 'dist']) mkdirSync(join(path, name));
  writeFileSync(join(path, 'src/main.tsx'), 'one');
  writeFileSync(join(path, 'dist/index.html'), '');
  return path;
};
const urlOf = (path: string) => pathToFileURL(`${path}/`);
afterEach(() => {
  vi.unstubAllEnvs();
  for (const made of folders.splice(0)) rmSync(made, { recursive: true });
});

describe('a built site', () => {
  test('is no longer built for other plugins', () => {
    const path = project();
    const config = join(folder(), 'talentbench.config.ts');
    writeFileSync(config, 'export default { plugins: [] };');
    vi.stubEnv('PLUGINS_CONFIG', config);
    markBuilt(hashSources(urlOf(path)), urlOf(path));
    expect(isBuilt(urlOf(path))).toBe(true);
    vi.stubEnv('PLUGINS_CONFIG', undefined);
    expect(isBuilt(urlOf(path))).toBe(false);
  });

  test('is no longer built for another payment gateway if it is the demo, which has no server', () => {
    const url = urlOf(project());
    mkdirSync(new URL('dist-demo', url));
    writeFileSync(new URL('dist-demo/index.html', url), '');
    for (const one of ['dist', 'dist-demo']) markBuilt(hashSources(url, one), url, one);
    vi.stubEnv('PAYMENT_GATEWAY', 'payByBank');
    expect([isBuilt(url), isBuilt(url, 'dist-demo')]).toEqual([true, false]);
  });

  test('is still built in a copy with other times and other variables', () => {
    const original = project();
    markBuilt(hashSources(urlOf(original)), urlOf(original));
    const copy = folder();
    cpSync(original, copy, { recursive: true });
    utimesSync(join(copy, 'src/main.tsx'), 1, 1);
    process.env.VITE_OPERATOR_NAME = 'Somebody else';
    expect(isBuilt(urlOf(copy))).toBe(true);
    delete process.env.VITE_OPERATOR_NAME;
  });

  test('is built again after a source of the same length changed', () => {
    const path = project();
    markBuilt(hashSources(urlOf(path)), urlOf(path));
    writeFileSync(join(path, 'src/main.tsx'), 'two');
    expect(isBuilt(urlOf(path))).toBe(false);
  });

  test('is not built again for a test', () => {
    const path = project();
    markBuilt(hashSources(urlOf(path)), urlOf(path));
    writeFileSync(join(path, 'src/main.test.tsx'), 'a test');
    expect(isBuilt(urlOf(path))).toBe(true);
  });

  test('is not built again for a story, which the gallery is built from', () => {
    const path = project();
    mkdirSync(join(path, 'dist-gallery'));
    writeFileSync(join(path, 'dist-gallery/index.html'), '');
    for (const built of ['dist', 'dist-gallery'])
      markBuilt(hashSources(urlOf(path), built), urlOf(path), built);
    writeFileSync(join(path, 'src/Chips.stories.tsx'), 'a story');
    expect(isBuilt(urlOf(path))).toBe(true);
    expect(isBuilt(urlOf(path), 'dist-gallery')).toBe(false);
  });

  test('counts as missing where nothing records its sources', () => {
    expect(isBuilt(urlOf(project()))).toBe(false);
  });
});
