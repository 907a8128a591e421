import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sources } from './siteSources.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const importedBy = (file: string): string[] =>
  [...readFileSync(`${root}${file}`, 'utf8').matchAll(/(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g)].map(
    ([, path]) => resolve(root, dirname(file), String(path)).slice(root.length),
  );

test('the site is built again when any file that it imports has changed', () => {
  const files = globSync('{src,application,domain,excel,fixtures,operations,pdf,reportFiles}/**/*.{ts,tsx}', {
    cwd: root,
  }).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const unwatched = files
    .flatMap(importedBy)
    .filter((path) => !sources.some((source) => path === source || path.startsWith(`${source}/`)));
  expect([...new Set(unwatched)]).toEqual([]);
});
