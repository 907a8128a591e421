import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ownerUrl, readEnv } from '../server/configuration/env.ts';
import type { Owner } from '../server/database/connect.ts';
import { printed, startPlugins } from '../server/startPlugins.ts';
import { readUpgrade } from '../server/upgrade/readUpgrade.ts';
import { sayUpgrade, spaceReasons } from '../server/upgrade/sayUpgrade.ts';
import { inOneSentence } from './inOneSentence.ts';
import { newestBackup } from './newestBackup.ts';
import { besideServer, hasDatabase } from './ownDatabase.ts';

/**
 * Prints what starting this version would do to the configured database. Exit code 2: it cannot run beside
 * the previous version, or disk space is short.
 */
const check = async (owner: Owner, dataDir: string | null) => {
  const upgrade = await readUpgrade(owner);
  const { bavail, bsize } = dataDir === null ? { bavail: 0, bsize: 0 } : await statfs(dataDir);
  const freeBytes = dataDir === null ? null : bavail * bsize;
  console.log(sayUpgrade(upgrade, { version, freeBytes, backup: newestBackup() }).join('\n'));
  if (upgrade.reasons.length > 0 || spaceReasons(upgrade, freeBytes).length > 0) process.exitCode = 2;
};

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
await inOneSentence('Nothing was checked.', async () => {
  const env = readEnv(process.env);
  await startPlugins(env.PLUGINS_CONFIG, printed);
  if (hasDatabase(env))
    await besideServer(env, (owner) => check(owner, ownerUrl(env) ? null : resolve(env.DATA_DIR)));
  else console.log('There is no database yet: the first start makes one.');
});
