import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { importRules } from './importRules.ts';
import { consoleModules } from './weighPages.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const roots = [...new Set(Object.keys(importRules).map((folder) => folder.split('/')[0]))];
const files = globSync(`{${roots}}/**/*.{ts,tsx}`, { cwd: root }).filter(
  (file) => !/\.(test|stories)\.tsx?$|\/testing\/|\/testing\.tsx?$|\/testSetup\.ts$|\/suite\//.test(file),
);

type Import = { from: string; to: string };
const imports: Import[] = files.flatMap((from) =>
  [...readFileSync(join(root, from), 'utf8').matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'([^'\s]+)'/g)].map(
    ([, name]) => ({
      from,
      to: name?.startsWith('.') ? join(dirname(from), name) : `package ${name}`,
    }),
  ),
);

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
const folders = Object.keys(importRules).sort((one, other) => other.length - one.length);
/** The entry of the rules that a file belongs to; files below a folder that is no entry have none. */
const folderOf = (path: string) => folders.find((folder) => isWithin(path, folder));

test('every import of the product runs in a direction that the rules allow', () => {
  expect(imports.length).toBeGreaterThan(5_000);
  const refused = imports.filter(({ from, to }) => {
    const folder = folderOf(from);
    const rule = folder && importRules[folder];
    if (!rule) return false;
    const name = to.startsWith('package ') ? to.slice('package '.length) : undefined;
    if (name) return rule.packages && !rule.packages.some((allowed) => isWithin(name, allowed));
    const target = folderOf(to);
    if (target === undefined || target === folder) return false;
    return !rule.folders.some((allowed) => allowed === target || allowed === to);
  });
  expect(refused.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

/** The folders whose sub-folders are compared with each other; a file directly in one belongs to it. */
const layered = ['domain', 'application', 'src', 'server'];
const partOf = (path: string): string | undefined => {
  const [top, part, ...rest] = path.split('/');
  if (!top || !layered.includes(top)) return undefined;
  return rest.length > 0 ? `${top}/${part}` : top;
};

test('no two folders import each other', () => {
  const known = new Map<string, string>();
  for (const { from, to } of imports) {
    const [one, other] = [partOf(from), partOf(to)];
    if (one && other && one !== other) known.set(`${one} ${other}`, `${from} imports ${to}`);
  }
  const mutual = [...known].filter(([pair]) => known.has(pair.split(' ').reverse().join(' ')));
  expect(mutual.map(([, example]) => example)).toEqual([]);
});

/** Engineers look for the package by its name, and one source of names needs no guessing. */
test('what react-admin exports is imported from it', () => {
  const parts = imports.filter(({ to }) => /^package ra-(?:core|ui-materialui)$/.test(to));
  expect(parts.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

const named = (from: string, name: string, module: string) =>
  new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '${module}'`).test(
    readFileSync(join(root, from), 'utf8'),
  );

test('forms and dialogs of the consoles are those that send once, and that ask before input is lost', () => {
  const own = [
    'src/components/screens/forms/Form.tsx',
    'src/components/screens/dialogs/Dialog.tsx',
    'src/components/screens/dialogs/ConfirmDialog.tsx',
  ];
  const plain = files.filter(
    (from) =>
      from.startsWith('src/') &&
      !own.includes(from) &&
      (named(from, '(?:Form|SimpleForm|TabbedForm)', 'react-admin') ||
        imports.some((one) => one.from === from && one.to === 'package @mui/material/Dialog')),
  );
  expect(plain).toEqual([]);
});

/** The path by which these files import a file, directly or not, without types and what they load later. */
const pathTo = (wanted: string, starts: readonly string[]): string[] | undefined => {
  const importer = new Map<string, string | undefined>(starts.map((start) => [start, undefined]));
  // Grows while it is read.
  for (const from of importer.keys()) {
    if (from === wanted) break;
    if (!/\.tsx?$/.test(from)) continue;
    const code = readFileSync(join(root, from), 'utf8').replace(/\b(?:im|ex)port type [^;]*;/g, '');
    for (const [, name = ''] of code.matchAll(/(?:\bfrom|^import)\s*'(\.[^'\s]+)'/gm)) {
      const to = join(dirname(from), name);
      if (!importer.has(to)) importer.set(to, from);
    }
  }
  if (!importer.has(wanted)) return undefined;
  const path: string[] = [];
  for (let file: string | undefined = wanted; file; file = importer.get(file)) path.unshift(file);
  return path;
};

test('the first screens of the consoles do not bring the texts of all messages along', () => {
  const areas = ['providerArea', 'recruiterArea', 'platformAdminArea'].map((area) => `src/${area}/index.ts`);
  const first = [...consoleModules, ...areas];
  expect(pathTo('locales/en/shared.json', first)?.at(-1)).toBe('locales/en/shared.json');
  expect(pathTo('locales/en/messages.json', first)).toBeUndefined();
});
