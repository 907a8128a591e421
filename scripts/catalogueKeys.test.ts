import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import auth from '../locales/en/auth.json' with { type: 'json' };
import laterOperator from '../locales/en/laterOperator.json' with { type: 'json' };
import laterPages from '../locales/en/laterPages.json' with { type: 'json' };
import laterRecruiter from '../locales/en/laterRecruiter.json' with { type: 'json' };
import mailSubjects from '../locales/en/mailSubjects.json' with { type: 'json' };
import notifications from '../locales/en/notifications.json' with { type: 'json' };
import operator from '../locales/en/operator.json' with { type: 'json' };
import provider from '../locales/en/provider.json' with { type: 'json' };
import recruiter from '../locales/en/recruiter.json' with { type: 'json' };
import server from '../locales/en/server.json' with { type: 'json' };
import shared from '../locales/en/shared.json' with { type: 'json' };
import site from '../locales/en/site.json' with { type: 'json' };

const root = fileURLToPath(new URL('../', import.meta.url));
const files = globSync('{src,domain,application,operations,reportFiles,server,scripts}/**/*.{ts,tsx}', {
  cwd: root,
}).filter((file) => !/\.(test|stories)\.tsx?$|\/testing\/|\/suite\//.test(file));

/** The place of a value in a template string. */
const place = '\0';
/** What the code of the product contains: identifiers, string literals, templates, and keys that it translates. */
const names = new Set<string>();
const literals = new Set<string>();
const templates = new Set<string>();
const translated = new Set<string>();

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const read = (node: unknown): void => {
  if (!isNode(node)) return;
  const { type, name, value, quasis, callee } = node;
  if (type === 'Identifier' && typeof name === 'string') names.add(name);
  if (type === 'Literal' && typeof value === 'string') {
    literals.add(value);
    if (value.endsWith('.')) templates.add(value + place);
  }
  if (type === 'TemplateLiteral' && Array.isArray(quasis))
    templates.add(quasis.map((part) => String(part.value.cooked)).join(place));
  if (type === 'CallExpression' && isNode(callee) && callee.name === 'translate') {
    const [key] = Array.isArray(node.arguments) ? node.arguments : [];
    if (isNode(key) && typeof key.value === 'string') translated.add(key.value);
  }
  for (const part of Object.values(node)) read(part);
};
for (const file of files) read(parseSync(file, readFileSync(root + file, 'utf8')).program);

const keysOf = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [path + key] : keysOf(text, `${path}${key}.`),
  );
const groupsOf = (keys: readonly string[]): Set<string> =>
  new Set(keys.flatMap((key) => [...key.matchAll(/\./g)].map(({ index }) => key.slice(0, index))));

const { ra, ...sharedByName } = shared;
const consoles = {
  ...sharedByName,
  ...laterPages,
  ...laterRecruiter,
  ...laterOperator,
  ...provider,
  ...recruiter,
  ...operator,
};
const consoleKeys = keysOf(consoles);

/** Whether code has this part of a key as a name or a text; lists have numbers. */
const isNamed = (part: string) => /^\d+$/.test(part) || names.has(part) || literals.has(part);

/** Whether a template can make this text from parts that code has. */
const makes = (template: string, isPart: (text: string) => boolean): ((text: string) => boolean) => {
  const parts = template.split(place).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`^${parts.join('(.+)')}$`);
  return (text) => pattern.exec(text)?.slice(1).every(isPart) ?? false;
};
/** Templates that make a part of a key, such as `${act}Named`. */
const inner = [...templates]
  .filter((one) => one.includes(place) && /^[\w.\0]*\w[\w.\0]*$/.test(one))
  .map((one) => makes(one, isNamed));
const isPart = (text: string) => isNamed(text) || inner.some((one) => one(text));

/** Templates that begin with a group, such as `settings.tabs.${tab}`. */
const whole = [...templates]
  .filter((one) => Object.keys(consoles).some((group) => one.startsWith(`${group}.`)))
  .map((one) => makes(one, isPart));
/** Templates that begin with a value, such as `${words}.title`, where `words` is a group in another text. */
const ends = [...templates]
  .filter((one) => one.startsWith(`${place}.`))
  .map((one) => makes(one.slice(place.length), isPart));
const madeGroups = [...groupsOf(consoleKeys)].filter(
  (group) => (group.includes('.') && literals.has(group)) || whole.some((one) => one(group)),
);

/** Texts whose names are made of stored values or of two values, and lists that are shown as a whole. */
const computed = [
  /^analytics\.metrics\.(?:up|down)From$/,
  /^recommendations\.raises\.\w+Years$/,
  /^hiring\.sources\./,
  /^maintenance\.integrations\.categories\./,
  /^shell\.diagnosticsPage\.databases\./,
  /^landing\.hero\.points\./,
  /^landing\.problem\.items\./,
  /^landing\.about\.values\./,
  /^jobPages\.(?:closed|missing)(?:Title|Text)$/,
];
const isComputed = (key: string) => computed.some((one) => one.test(key));

test('every text of the consoles is used', () => {
  expect(files.length).toBeGreaterThan(1500);
  expect(consoleKeys.length).toBeGreaterThan(2000);
  const isMade = (key: string) =>
    isComputed(key) ||
    whole.some((one) => one(key)) ||
    madeGroups.some(
      (group) => key.startsWith(`${group}.`) && ends.some((one) => one(key.slice(group.length))),
    );
  const unused = consoleKeys.filter((key) => !literals.has(key) && !key.startsWith('shell.') && !isMade(key));
  expect(unused).toEqual([]);
});

test('every text that code reads as a property is used', () => {
  const { shell } = shared;
  const keys = keysOf({ shell, ...auth, ...site, ...server, ...mailSubjects, ...notifications });
  expect(keys.length).toBeGreaterThan(500);
  const unused = keys.filter(
    (key) => !literals.has(key) && !key.split('.').every(isNamed) && !isComputed(key),
  );
  expect(unused).toEqual([]);
});

test('every key that code translates is a text', () => {
  const known = new Set([...consoleKeys, ...keysOf({ ra, ...auth })]);
  const keys = [...translated].filter((key) => /^[a-z]\w*\./.test(key) && !key.startsWith('resources.'));
  expect(keys.length).toBeGreaterThan(700);
  expect(keys.filter((key) => !known.has(key))).toEqual([]);
});
