import { expect, test, vi } from 'vitest';
import { sha256Of } from './sha256.ts';

const known = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

test('a text has the same hash with and without the browser’s own function, which pages without HTTPS lack', async () => {
  expect(await sha256Of('abc')).toBe(known);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(await sha256Of('abc')).toBe(known);
  vi.unstubAllGlobals();
});
