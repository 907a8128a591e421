import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** What a secret is for: the API as a person, or the users of a company. */
type Use = 'live' | 'scim';
/** 36 of 62 letters: 214 random bits. */
const randomLetters = 36;
/** A 32-bit checksum fits into six letters. */
const checkLetters = 6;
/** Characters that are shown in lists, of which four are random. */
const shown = 'tb_live_'.length + 4;

/**
 * The secret of a new API key: `tb_live_`, random letters, and their CRC-32, by which scanners of repositories and logs tell
 * a key from other text without asking us.
 */
export const makeKeySecret = (use: Use = 'live'): string => {
  const random = Array.from({ length: randomLetters }, () => letters[randomInt(letters.length)]).join('');
  return `tb_${use}_${random}${checksum(random)}`;
};

export const prefixOfSecret = (secret: string): string => secret.slice(0, shown);

/** Whether a token is meant as an API key, well-formed or not. */
export const isKeyToken = (token: string): boolean => token.startsWith('tb_');

/** Whether a token has the form of a secret and the right checksum. */
export const isKeySecret = (token: string, use: Use = 'live'): boolean => {
  const [, found, random = ''] = /^tb_(live|scim)_([0-9A-Za-z]{36})[0-9A-Za-z]{6}$/.exec(token) ?? [];
  return found === use && token.endsWith(checksum(random));
};

const checksum = (random: string): string => {
  let rest = crc32(random);
  let text = '';
  for (let place = 0; place < checkLetters; place++) {
    text = `${letters[rest % letters.length]}${text}`;
    rest = Math.floor(rest / letters.length);
  }
  return text;
};
