import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openHeadFile } from '../server/audit/headFile.ts';
import { emptyAnyway, emptyDatabase } from '../server/backup/emptyDatabase.ts';
import { readEnv } from '../server/configuration/env.ts';
import { inOneSentence } from './inOneSentence.ts';
import { withDatabase } from './ownDatabase.ts';

/** Empties the database that `npm start` would use. The recorded heads of its audit log stay in DATA_DIR. */
await inOneSentence('Nothing was deleted.', async () => {
  const { values } = parseArgs({ options: { [emptyAnyway]: { type: 'string' } } });
  const env = readEnv(process.env);
  await withDatabase(env, (owner) => emptyDatabase(owner, values[emptyAnyway]));
  const aside = openHeadFile(resolve(env.DATA_DIR)).setAside(new Date());
  if (aside) console.log(`The recorded heads of its audit log are in ${aside}.`);
  console.log('The database is empty. The next start fills it with sample data unless SAMPLE_DATA=off.');
});
