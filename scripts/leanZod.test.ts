import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutCode, withZod } from './leanZod.ts';

test('the writers of JSON Schema keep the names that zod imports from them, and only those that make methods do not fail', () => {
  const folder = join(dirname(createRequire(import.meta.url).resolve('zod')), 'v4/core');
  const lean = ['to-json-schema', 'json-schema-processors']
    .map((name) => withoutCode(readFileSync(join(folder, `${name}.js`), 'utf8')))
    .join('\n');
  for (const name of ['stringProcessor', 'aggregateChecks', 'toJSONSchema', 'processSchema'])
    expect(lean).toContain(`export const ${name} = none;`);
  expect(lean).toContain('export const createToJSONSchemaMethod = () => none;');
});

test('code that checks a value by a schema brings zod along, and code that parses anything else does not', () => {
  const code = withZod(
    'fields[name]?.safeParse(value); schema.safeParse(value); createSchema(noun).parse(row);',
  );
  expect(code?.split('\n')[1]).toBe(
    'fields[name]?.[safeParseOfZod](value); schema[safeParseOfZod](value); createSchema(noun)[parseOfZod](row);',
  );
  expect(withZod('JSON.parse(text); Date.parse(day); Papa.parse(sheet); parse(words);')).toBeNull();
});
