import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutParts } from './leanPlugins.ts';

test('an area is built with the parts of the plugins that are on only', () => {
  const source = readFileSync(new URL('../src/recruiterArea/index.ts', import.meta.url), 'utf8');
  const built = withoutParts(source, new Set(['billing', 'pipeline']));

  expect(built.match(/consolePart as \w+/g)).toEqual(['consolePart as billing', 'consolePart as pipeline']);
  expect(built).toContain('export const area = ');
});
