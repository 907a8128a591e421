import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backUp } from '../server/backup/backUp.ts';
import { readDataFiles } from '../server/backup/dataFiles.ts';
import { ownerUrl, readEnv } from '../server/configuration/env.ts';
import { connectOwner } from '../server/database/connect.ts';
import { runningUrl, startEmbedded } from '../server/database/embedded/startEmbedded.ts';

/**
 * Writes the database and the files in DATA_DIR to one file, at the given path or with a name from the
 * current time.
 */
const write = async (url: string) => {
  const owner = await connectOwner(url);
  try {
    const { rows } = await backUp(owner, path, { version, at, files });
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    console.log(
      `${path} holds ${total} rows of ${Object.keys(rows).length} tables and ${files.length} files.`,
    );
    console.log(
      files.some(({ name }) => name === 'secrets.key')
        ? 'It includes the encryption key. Store this file as securely as the database.'
        : 'It does not include the encryption key. Store SECRETS_KEY separately.',
    );
  } finally {
    await owner.end();
  }
};

const env = readEnv(process.env);
const dataDir = resolve(env.DATA_DIR);
const at = new Date();
const stamp = at
  .toISOString()
  .replace(/\.\d+Z$/, '')
  .replaceAll(':', '-');
const path = resolve(process.argv[2] ?? `talentbench-${stamp}.backup`);
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const files = readDataFiles(dataDir).filter(({ name }) => name !== 'secrets.key' || !env.SECRETS_KEY);
const url = ownerUrl(env);
if (url) await write(url);
else if (!existsSync(join(dataDir, 'postgres'))) {
  console.error(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
  process.exitCode = 1;
} else {
  const running = await runningUrl(dataDir);
  if (running) await write(running);
  else {
    const embedded = await startEmbedded({ dataDir, log: { info: () => {}, warn: () => {} } });
    await write(embedded.url).finally(() => embedded.stop());
  }
}
