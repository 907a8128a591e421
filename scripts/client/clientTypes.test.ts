import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { clientTypes } from './clientTypes.ts';

it('The TypeScript client has the types of the API as it is; `npm run client` writes them after a change', () => {
  const stored = readFileSync(new URL('../../clients/typescript/schema.ts', import.meta.url), 'utf8');
  expect(stored === clientTypes()).toBe(true);
});
