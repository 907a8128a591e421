import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const start = 'tb_live_';
/** 36 of 62 letters: 214 random bits. */
const randomLetters = 36;
/** A 32-bit checksum fits into six letters. */
const checkLetters = 6;
/** Characters that are shown in lists, of which four are random. */
const shown = start.length + 4;

/**
 * The secret of a new API key: `tb_live_`, random letters, and their CRC-32, by which scanners of repositories and logs tell
 * a key from other text without asking us.
 */
export const makeKeySecret = (): string => {
  const random = Array.from({ length: randomLetters }, () => letters[randomInt(letters.length)]).join('');
  return `${start}${random}${checksum(random)}`;
};

export const prefixOfSecret = (secret: string): string => secret.slice(0, shown);

/** Whether a token is meant as an API key, well-formed or not. */
export const isKeyToken = (token: string): boolean => token.startsWith('tb_');

/** Whether a token has the form of a secret and the right checksum. */
export const isKeySecret = (token: string): boolean => {
  const random = /^tb_live_([0-9A-Za-z]{36})[0-9A-Za-z]{6}$/.exec(token)?.[1];
  return random !== undefined && token.endsWith(checksum(random));
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
