import { expect, test } from 'vitest';
import { ownNouns } from './index.ts';
import { ownNounNames } from './names.ts';

test('the names of nouns are those of the declarations', () => {
  expect([...ownNounNames].sort()).toEqual(Object.keys(ownNouns).sort());
  for (const name of ownNounNames) expect(ownNouns[name].name).toBe(name);
});
