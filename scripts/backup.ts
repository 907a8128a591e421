import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '../server/backup/backUp.ts';
import { readDataFiles } from '../server/backup/dataFiles.ts';
import { readEnv } from '../server/configuration/env.ts';
import { inOneSentence } from './inOneSentence.ts';
import { besideServer, hasDatabase } from './ownDatabase.ts';
import { newPassphrase } from './readPassphrase.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/**
 * Writes the database and the files in DATA_DIR to one file, at the given path or with a name from the
 * current time.
 */
await inOneSentence('No backup was written.', async () => {
  const env = readEnv(process.env);
  const dataDir = resolve(env.DATA_DIR);
  if (!hasDatabase(env)) throw new Error(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
  const { values, positionals } = parseArgs({
    options: { encrypt: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const passphrase = await newPassphrase(values.encrypt);
  const at = new Date();
  const stamp = at
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replaceAll(':', '-');
  const path = resolve(positionals[0] ?? `talentbench-${stamp}.backup`);
  const files = readDataFiles(dataDir).filter(({ name }) => name !== 'secrets.key' || !env.SECRETS_KEY);
  const { rows } = await besideServer(env, (owner) =>
    backUp(owner, path, { version, at, files, passphrase }),
  );
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  console.log(`${path} holds ${total} rows of ${Object.keys(rows).length} tables and ${files.length} files.`);
  if (passphrase !== undefined) console.log('It is encrypted. It cannot be read without the passphrase.');
  console.log(
    files.some(({ name }) => name === 'secrets.key')
      ? `It includes the key of the database’s secrets.${passphrase === undefined ? ' Store this file as securely as the database, or encrypt it with --encrypt.' : ''}`
      : 'It does not include the key of the database’s secrets. Store SECRETS_KEY separately.',
  );
});
