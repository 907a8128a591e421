import { resolve } from 'node:path';
import { openHeadFile } from '../server/audit/headFile.ts';
import { ownerUrl, readEnv } from '../server/configuration/env.ts';
import { connectOwner } from '../server/database/connect.ts';
import { startEmbedded } from '../server/database/embedded/startEmbedded.ts';

/** Empties the database that `npm start` would use. The next start fills it again. */
const empty = async (url: string) => {
  const owner = await connectOwner(url);
  await owner.query('drop schema public cascade; create schema public');
  await owner.end();
};

const env = readEnv(process.env);
const url = ownerUrl(env);
if (url) await empty(url);
else {
  const quiet = { info: () => {}, warn: () => {} };
  const embedded = await startEmbedded({ dataDir: resolve(env.DATA_DIR), log: quiet });
  await empty(embedded.url);
  await embedded.stop();
}
openHeadFile(resolve(env.DATA_DIR)).remove();
console.log('The database is empty. The next start fills it with sample data unless SAMPLE_DATA=off.');
