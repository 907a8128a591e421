import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { userTypes } from '../../domain/contract/userTypes.ts';
import auth from '../../locales/en/auth.json';
import laterOperator from '../../locales/en/laterOperator.json';
import laterPages from '../../locales/en/laterPages.json';
import laterRecruiter from '../../locales/en/laterRecruiter.json';
import messages from '../../locales/en/messages.json';
import shared from '../../locales/en/shared.json';
import { areaOf } from '../testing/areaOf.ts';
import { english } from './english.ts';
import { isLaterWord } from './laterWords.ts';

const everywhere = { ...shared, ...laterPages, ...auth };
const laterOf = { provider: {}, recruiter: laterRecruiter, admin: laterOperator };
const later = { ...laterPages, ...laterRecruiter, ...laterOperator };
const source = join(import.meta.dirname, '..');
const entries = { provider: 'providerArea', recruiter: 'recruiterArea', admin: 'platformAdminArea' };

const importsOf = (file: string, code: string): string[] =>
  [...code.replace(/import type [^;]*;/g, '').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => path.startsWith(source) && !path.startsWith(join(source, 'i18n')));

/** The code of an area, including everything that it loads later. */
const codeOf = (file: string, known = new Map<string, string>()): Map<string, string> => {
  if (known.has(file) || file.endsWith('.json')) return known;
  const code = readFileSync(file, 'utf8');
  known.set(file, code);
  for (const path of importsOf(file, code)) codeOf(path, known);
  return known;
};

/** Messages have their own catalogue. */
const withoutMessages = (code: string): string =>
  code.replace(/(['"])([a-z-]+\.[a-z-]+)\1/g, (quoted, _, word) =>
    Object.hasOwn(messages, word) ? '' : quoted,
  );

/** The catalogue groups whose keys a file uses, such as 'settings.title'; 'security.write' is a permission. */
const groupsOf = (code: string): string[] => {
  const keys = withoutMessages(code);
  return Object.keys(english).filter((group) =>
    new RegExp(`['"\`]${group}\\.(?!(?:read|write)['"\`])\\w`).test(keys),
  );
};

/** The groups that files use and `words` lacks, with the file of each. */
const lackingIn = (code: Map<string, string>, words: object): string[] =>
  [...code].flatMap(([file, text]) =>
    groupsOf(text)
      .filter((group) => !(group in words))
      .map((group) => `${relative(source, file)} says ${group}`),
  );

/** The code that a console loads for its first page: what pages load when they are opened is left out. */
const firstCodeOf = (file: string, known = new Map<string, string>()): Map<string, string> => {
  if (known.has(file) || file.endsWith('.json')) return known;
  const code = readFileSync(file, 'utf8');
  known.set(file, code);
  const first = code.includes('lazyScreen(') ? code.replace(/import\(/g, '') : code;
  for (const path of importsOf(file, first)) firstCodeOf(path, known);
  return known;
};

test.each(['app/Console.tsx', ...Object.values(entries).map((area) => `${area}/index.ts`)])(
  '%s says nothing before the first page that is loaded later which comes with that page',
  (entry) => {
    const code = firstCodeOf(join(source, entry));
    expect(code.size).toBeGreaterThan(20);
    for (const [file, text] of code)
      expect([relative(source, file), ...groupsOf(text).filter((group) => group in later)]).toHaveLength(1);
  },
);

test('the groups of texts that come later are those of their catalogue', () => {
  for (const group of Object.keys(english))
    expect([group, isLaterWord(`${group}.title`)]).toEqual([group, group in later]);
});

test('the frame around every console says what is there everywhere, and no more', () => {
  const code = codeOf(join(source, 'app/Console.tsx'));
  expect(code.size).toBeGreaterThan(50);
  expect(lackingIn(code, everywhere)).toEqual([]);
});

describe.each(userTypes)('the console of the user type %s', (userType) => {
  test('brings along every word that its code says', async () => {
    const { words } = await areaOf(userType);
    const code = codeOf(join(source, entries[userType], 'index.ts'));
    expect(code.size).toBeGreaterThan(100);
    expect(lackingIn(code, { ...everywhere, ...laterOf[userType], ...words })).toEqual([]);
  });

  test('brings no words along that nothing in it says', async () => {
    const { words } = await areaOf(userType);
    const said = new Set([...codeOf(join(source, entries[userType], 'index.ts')).values()].flatMap(groupsOf));
    const brought = Object.keys({ ...words, ...laterOf[userType] });
    expect(brought.filter((group) => !said.has(group))).toEqual([]);
  });
});
