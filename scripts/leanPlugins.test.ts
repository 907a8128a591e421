import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutParts } from './leanPlugins.ts';

test('an area is built only with the parts of plugins that are on', () => {
  const source = readFileSync(new URL('../src/recruiterArea/index.ts', import.meta.url), 'utf8');
  const built = withoutParts(source, new Set(['billing', 'pipeline']));

  expect(built.match(/consolePart as \w+/g)).toEqual(['consolePart as billing', 'consolePart as pipeline']);
  expect(built).toContain('export const area = ');
});
