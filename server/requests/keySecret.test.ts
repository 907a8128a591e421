import { describe, expect, it } from 'vitest';
import { isKeySecret, isKeyToken, makeKeySecret, prefixOfSecret } from './keySecret.ts';

describe('the secret of an API key', () => {
  it('is a name that scanners know, 36 random letters, and their checksum', () => {
    const secrets = Array.from({ length: 500 }, makeKeySecret);
    expect(new Set(secrets).size).toBe(500);
    for (const secret of secrets) {
      expect(secret).toMatch(/^tb_live_[0-9A-Za-z]{42}$/);
      expect(isKeySecret(secret)).toBe(true);
    }
    expect(Math.log2(62) * 36).toBeGreaterThan(192);
  });

  it('has the checksum that a scanner computes by itself', () => {
    // CRC-32 of 36 zeros is 0x240431a2: 0etOEM in base 62, with digits, capitals, then small letters.
    expect(isKeySecret(`tb_live_${'0'.repeat(36)}0etOEM`)).toBe(true);
  });

  it('is not one with a letter changed, added, or missing', () => {
    const secret = makeKeySecret();
    for (let at = 8; at < secret.length; at++) {
      const other = secret[at] === 'x' ? 'y' : 'x';
      expect(isKeySecret(secret.slice(0, at) + other + secret.slice(at + 1))).toBe(false);
    }
    for (const wrong of [`${secret}0`, secret.slice(0, -1), secret.replace('live', 'test'), ` ${secret}`])
      expect(isKeySecret(wrong)).toBe(false);
  });

  it('is told from the token of a session, and shown by its first characters', () => {
    expect([isKeyToken('tb_live_x'), isKeyToken('view-abc'), isKeyToken('abc_tb_')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(prefixOfSecret('tb_live_AbCdEfGh')).toBe('tb_live_AbCd');
  });
});
