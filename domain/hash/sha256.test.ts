import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

test('SHA-256 equals the hash of node:crypto for texts around every block length', () => {
  const texts = [
    '',
    'abc',
    'Zürich – 東京 🙂',
    ...Array.from({ length: 130 }, (_, size) => 'x'.repeat(size)),
  ];
  for (const text of texts)
    expect(sha256(text), `${text.length}`).toBe(createHash('sha256').update(text).digest('hex'));
});
