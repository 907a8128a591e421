import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openHeadFile } from '../audit/headFile.ts';
import type { KeptFile } from './archive.ts';

const keyFile = 'secrets.key';
const headFile = 'audit-heads.jsonl';
const isMail = (name: string) => /^outbox\/MAIL-\d{1,15}\.eml$/.test(name);

/** Files in DATA_DIR beside the database: the encryption key, the recorded heads, stored mails. */
export const readDataFiles = (dataDir: string): KeptFile[] => {
  const outbox = join(dataDir, 'outbox');
  const mails = existsSync(outbox) ? readdirSync(outbox).map((name) => `outbox/${name}`) : [];
  return [keyFile, headFile, ...mails.filter(isMail)]
    .filter((name) => existsSync(join(dataDir, name)))
    .map((name) => ({ name, content: readFileSync(join(dataDir, name)) }));
};

/**
 * Fails before anything is restored if DATA_DIR has a different key, as its encrypted data would become
 * unreadable.
 */
export const refuseOtherKey = (dataDir: string, files: readonly KeptFile[]): void => {
  const path = join(dataDir, keyFile);
  const key = files.find(({ name }) => name === keyFile);
  if (key && existsSync(path) && !readFileSync(path).equals(key.content))
    throw new Error(`${path} differs from the key in the backup. Move it away first.`);
};

/** Restores the files. Existing recorded heads are evidence, so the restored ones are stored beside them. */
export const writeDataFiles = (dataDir: string, files: readonly KeptFile[], at: Date): void => {
  for (const { name, content } of files) {
    if (name !== keyFile && name !== headFile && !isMail(name)) continue;
    const path = join(dataDir, name);
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    if (name === headFile) openHeadFile(dataDir).setAside(at);
    writeFileSync(path, content, { mode: 0o600, flush: true });
  }
};
