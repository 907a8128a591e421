import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { refuseOtherKey, writeDataFiles } from '../server/backup/dataFiles.ts';
import { isEncrypted } from '../server/backup/passphrase.ts';
import { checkBackup, restore } from '../server/backup/restore.ts';
import { readEnv } from '../server/configuration/env.ts';
import { printed, startPlugins } from '../server/startPlugins.ts';
import { inOneSentence } from './inOneSentence.ts';
import { hasDatabase, withDatabase } from './ownDatabase.ts';
import { askPassphrase, givenPassphrase } from './readPassphrase.ts';

/**
 * Restores a backup into the empty database that `npm start` would use, and its files into DATA_DIR. A file that
 * is refused leaves nothing behind.
 */
await inOneSentence('Nothing was restored.', async () => {
  const env = readEnv(process.env);
  const dataDir = resolve(env.DATA_DIR);
  const [, , named] = process.argv;
  if (!named) throw new Error('Which backup? Run: npm run restore -- talentbench-….backup');
  const path = resolve(named);
  await startPlugins(env.PLUGINS_CONFIG, printed);
  const passphrase = givenPassphrase() ?? ((await isEncrypted(path)) ? await askPassphrase() : undefined);
  const backup = await checkBackup({ path, passphrase });
  // A key in the environment takes precedence.
  const files = backup.files.filter(({ name }) => name !== 'secrets.key' || !env.SECRETS_KEY);
  refuseOtherKey(dataDir, files);
  const before = { folder: existsSync(dataDir), database: hasDatabase(env) };
  try {
    await withDatabase(env, (owner) => restore(owner, backup));
  } catch (error) {
    if (!before.folder) await rm(dataDir, { recursive: true, force: true });
    else if (!before.database)
      for (const made of ['postgres', 'postgres.log'])
        await rm(join(dataDir, made), { recursive: true, force: true });
    throw error;
  }
  writeDataFiles(dataDir, files, new Date());
  const total = Object.values(backup.end.rows).reduce((sum, count) => sum + count, 0);
  console.log(`Restored ${total} rows and ${files.length} files as of ${backup.header.at}.`);
});
