import { resolve } from 'node:path';
import { type HeadFile, openHeadFile } from '../server/audit/headFile.ts';
import { compareHeads } from '../server/audit/recordedHeads.ts';
import { verifyAudit } from '../server/audit/verify.ts';
import { readEnv } from '../server/configuration/env.ts';
import type { Owner } from '../server/database/connect.ts';
import { inOneSentence } from './inOneSentence.ts';
import { withDatabase } from './ownDatabase.ts';

const told = {
  altered: 'does not match its seal',
  removed: 'was removed after it was sealed',
  added: 'was added without being sealed',
  'chain broken': 'does not follow the previous seal, so at least one seal is missing',
  rewritten: 'was sealed again',
  'cut off': 'was removed with its seal',
};
const differs = {
  rewritten: 'was sealed again and no longer matches the head recorded in',
  'cut off': 'has lost its newest entries; more were counted by',
};

/** Verifies the audit log's chain in the database that `npm start` uses. Fails if a row was altered. */
const verify = async (owner: Owner, headFile: HeadFile) => {
  const { sealed, waiting, head, first } = await verifyAudit(owner);
  const contradiction = first ? null : await compareHeads(owner, headFile.read());
  if (contradiction) {
    console.error(`The audit log was altered: it ${differs[contradiction.fault]} ${contradiction.record}.`);
    process.exitCode = 1;
  } else if (first) {
    console.error(`The audit log was altered. The first affected entry: ${first.id} ${told[first.fault]}.`);
    process.exitCode = 1;
  } else console.log(`All ${sealed} sealed audit log entries are intact.`);
  if (waiting > 0)
    console.log(`${waiting} newer entries are not sealed yet. A running server seals them within a minute.`);
  console.log(`Last seal: ${head}. Store it elsewhere to detect removed entries later.`);
};

await inOneSentence('Nothing was verified.', async () => {
  const env = readEnv(process.env);
  const headFile = openHeadFile(resolve(env.DATA_DIR));
  await withDatabase(env, (owner) => verify(owner, headFile));
});
