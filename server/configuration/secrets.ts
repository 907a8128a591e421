import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Encrypts secrets for the database. `about` names the row: ciphertext moved to another row cannot be
 * decrypted.
 */
export type Secrets = {
  seal(text: string, about: string): string;
  /** Null if it was encrypted with another key or for another row, or was modified. */
  open(sealed: string, about: string): string | null;
  /** A keyed hash: deterministic, and impossible to compute without the key. `about` separates uses. */
  sign(text: string, about: string): string;
};

const mark = 'v1.';
export const isSealed = (text: string): boolean => text.startsWith(mark);

/** AES-256-GCM with this 32-byte key. */
export const secretsWith = (key: Buffer): Secrets => ({
  seal: (text, about) => {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about));
    const sealed = [cipher.update(text, 'utf8'), cipher.final()];
    return mark + Buffer.concat([iv, ...sealed, cipher.getAuthTag()]).toString('base64url');
  },
  open: (sealed, about) => {
    if (!isSealed(sealed)) return null;
    const bytes = Buffer.from(sealed.slice(mark.length), 'base64url');
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(-16));
      return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  },
  sign: (text, about) =>
    createHmac('sha256', Buffer.from(hkdfSync('sha256', key, '', `sign ${about}`, 32)))
      .update(text)
      .digest('base64url'),
});

export type KeySource = { SECRETS_KEY?: string | undefined; dataDir: string };

const keyFile = (dataDir: string) => join(dataDir, 'secrets.key');

/** Where the key is, or would be made, in words. */
export const whereKeyIs = ({ SECRETS_KEY, dataDir }: KeySource): { place: string; isThere: boolean } =>
  SECRETS_KEY
    ? { place: 'SECRETS_KEY', isThere: true }
    : { place: keyFile(dataDir), isThere: existsSync(keyFile(dataDir)) };

/** The key from the environment, or the one in DATA_DIR, created at the first start. */
export const openSecrets = ({ SECRETS_KEY, dataDir }: KeySource): Secrets => {
  if (SECRETS_KEY) return secretsWith(keyFrom(SECRETS_KEY, 'SECRETS_KEY'));
  mkdirSync(dataDir, { recursive: true });
  const file = keyFile(dataDir);
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return secretsWith(keyFrom(readFileSync(file, 'utf8'), file));
};

const keyFrom = (text: string, name: string): Buffer => {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== 32) throw new Error(`${name} must be 32 bytes in base64`);
  return key;
};
