import { readEnv } from '../server/configuration/env.ts';
import { examine } from '../server/doctor/examine.ts';
import { printed, startPlugins } from '../server/startPlugins.ts';
import { inOneSentence } from './inOneSentence.ts';
import { newestBackup } from './newestBackup.ts';
import { besideServer, hasDatabase } from './ownDatabase.ts';

const signs = { well: 'well ', look: 'look ', wrong: 'WRONG' };

/**
 * Examines the installation that `npm start` would use, also beside a running server, and changes nothing. Exit
 * code 0: all is well, 1: something is wrong, 2: something deserves a look.
 */
await inOneSentence('WRONG', async () => {
  const env = readEnv(process.env);
  await startPlugins(env.PLUGINS_CONFIG, printed);
  if (!hasDatabase(env)) throw new Error('There is no database yet: the first start makes one.');
  const findings = await besideServer(env, (owner) =>
    examine({ env, owner, backup: newestBackup(), now: new Date() }),
  );
  const width = Math.max(...findings.map(({ topic }) => topic.length));
  for (const { topic, state, words } of findings)
    console.log(`${signs[state]}  ${topic.padEnd(width)}  ${words}`);
  const states = new Set(findings.map(({ state }) => state));
  process.exitCode = states.has('wrong') ? 1 : states.has('look') ? 2 : 0;
});
