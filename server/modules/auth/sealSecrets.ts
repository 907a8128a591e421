import type { Database } from '../../database/connect.ts';
import { isSealed, type Secrets } from '../../secrets.ts';
import { inTransaction } from '../../store/transaction.ts';
import { aboutFactor } from './secondFactor.ts';

type Log = { warn(about: object, message: string): void };

/**
 * Encrypts the second factors that an older version kept as they are. Warns of those that this key does not open:
 * their owners need a recovery code, or an operator who resets their second factor.
 */
export const sealSecrets = (database: Database, secrets: Secrets, log?: Log): Promise<void> =>
  inTransaction(database, async (transaction) => {
    transaction.as('session');
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
  });
