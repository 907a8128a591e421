import { readEnv } from '../server/configuration/env.ts';
import { forgetKey } from '../server/modules/auth/knownKey.ts';
import { inOneSentence } from './inOneSentence.ts';
import { withDatabase } from './ownDatabase.ts';

/** For a market whose secrets key is lost: the next start makes its own key known. */
await inOneSentence('Nothing was changed.', async () => {
  const [, , named] = process.argv;
  await withDatabase(readEnv(process.env), async (owner) => {
    if (named !== owner.database)
      throw new Error(
        `What the lost key has encrypted cannot be read again. To go on without it, run npm run key:forget -- ${owner.database}`,
      );
    await forgetKey(owner);
  });
  console.log('The next start makes its key known. Set up second factors and connected services again.');
});
