import { resolve } from 'node:path';
import { refuseOtherKey, writeDataFiles } from '../server/backup/dataFiles.ts';
import { restore } from '../server/backup/restore.ts';
import { ownerUrl, readEnv } from '../server/configuration/env.ts';
import { connectOwner } from '../server/database/connect.ts';
import { startEmbedded } from '../server/database/embedded/startEmbedded.ts';
import { printed, startPlugins } from '../server/startPlugins.ts';
import { inOneSentence } from './inOneSentence.ts';

/** Restores a backup into the empty database that `npm start` would use, and its files into DATA_DIR. */
const fill = async (url: string, path: string) => {
  const owner = await connectOwner(url);
  try {
    const { header, end, files } = await restore(owner, path, (kept) => refuseOtherKey(dataDir, ours(kept)));
    writeDataFiles(dataDir, ours(files), new Date());
    const total = Object.values(end.rows).reduce((sum, count) => sum + count, 0);
    console.log(`Restored ${total} rows and ${ours(files).length} files as of ${header.at}.`);
  } finally {
    await owner.end();
  }
};

const env = readEnv(process.env);
const dataDir = resolve(env.DATA_DIR);
/** A key in the environment takes precedence. */
const ours = (files: Parameters<typeof writeDataFiles>[1]) =>
  files.filter(({ name }) => name !== 'secrets.key' || !env.SECRETS_KEY);

const [, , named] = process.argv;
await inOneSentence('Nothing was restored.', async () => {
  if (!named) throw new Error('Which backup? Run: npm run restore -- talentbench-….backup');
  const path = resolve(named);
  await startPlugins(env.PLUGINS_CONFIG, printed);
  const url = ownerUrl(env);
  if (url) await fill(url, path);
  else {
    const embedded = await startEmbedded({ dataDir, log: { info: () => {}, warn: () => {} } });
    await fill(embedded.url, path).finally(() => embedded.stop());
  }
});
