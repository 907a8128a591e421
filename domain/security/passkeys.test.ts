import { describe, expect, it } from 'vitest';
import { isCopied } from './passkeys.ts';

describe('the counter of an authenticator', () => {
  it.each([
    [0, 0, false],
    [0, 1, false],
    [7, 8, false],
    [7, 7, true],
    [7, 6, true],
    [7, 0, true],
  ])('of a device-bound passkey, from %i to %i, shows a copy: %s', (stored, received, copied) => {
    expect(isCopied({ stored, received, deviceBound: true })).toBe(copied);
  });

  it('says nothing of a synced passkey, which has copies by design', () => {
    expect(isCopied({ stored: 7, received: 3, deviceBound: false })).toBe(false);
  });
});
