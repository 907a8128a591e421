import { isSealed, type Secrets } from '../../configuration/secrets.ts';
import type { Database } from '../../database/connect.ts';
import { type HookSecrets, openHook, sealHook } from '../../hooks/hookSecrets.ts';
import { inTransaction, type Transaction } from '../../store/transaction.ts';
import { aboutFactor } from './secondFactor.ts';

type Log = { warn(about: object, message: string): void };

/**
 * Encrypts secrets that an older version stored in plain text, and warns of those that this key cannot
 * decrypt.
 */
export const sealSecrets = (database: Database, secrets: Secrets, log?: Log): Promise<void> =>
  inTransaction(database, async (transaction) => {
    await sealFactors(transaction.as('session'), secrets, log);
    await sealHooks(transaction.as('delivery'), secrets, log);
  });

const sealFactors = async (transaction: Transaction, secrets: Secrets, log?: Log) => {
  const kept = await transaction.query<{ userId: string; secret: string }>(
    'select "userId", "secret" from "secondFactors" order by "userId" for update',
  );
  for (const { userId, secret } of kept.filter((one) => !isSealed(one.secret)))
    await transaction.query('update "secondFactors" set "secret" = $2 where "userId" = $1', [
      userId,
      secrets.seal(secret, aboutFactor(userId)),
    ]);
  const unread = kept.filter(
    ({ userId, secret }) => isSealed(secret) && secrets.open(secret, aboutFactor(userId)) === null,
  );
  if (unread.length > 0)
    log?.warn(
      { accounts: unread.length },
      'second factors were encrypted with another key: start with the SECRETS_KEY they were made with, or their owners need recovery codes',
    );
};

const sealHooks = async (transaction: Transaction, secrets: Secrets, log?: Log) => {
  const kept = await transaction.query<HookSecrets & { integrationId: string }>(
    'select "integrationId", "url", "secret" from "webhooks" order by "integrationId" for update',
  );
  for (const hook of kept.filter(({ secret }) => !isSealed(secret))) {
    const sealed = sealHook(secrets, hook);
    await transaction.query('update "webhooks" set "url" = $2, "secret" = $3 where "integrationId" = $1', [
      hook.integrationId,
      sealed.url,
      sealed.secret,
    ]);
  }
  const unread = kept.filter((hook) => isSealed(hook.secret) && openHook(secrets, hook) === null);
  if (unread.length > 0)
    log?.warn(
      { services: unread.length },
      'connected services were encrypted with another key: start with the SECRETS_KEY they were made with, or they must be connected again',
    );
};
