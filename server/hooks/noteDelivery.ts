import { asSystem } from '../../domain/change/expiry.ts';
import { healthOf, healthReads, type Sent } from '../../domain/settings/serviceHealth.ts';
import { changeByItself } from '../store/change.ts';
import { findRow } from '../store/rows.ts';
import type { Transaction } from '../store/transaction.ts';

/**
 * Records the result of a delivery on its service: when it was last reached and its health. The first
 * successful delivery connects a pending service of the platform. Updating only the time does not create a
 * new version of the row.
 */
export const noteDelivery = async (
  transaction: Transaction,
  { integrationId, arrived }: { integrationId: string; arrived: boolean },
  now: Date,
): Promise<void> => {
  transaction.as('courier');
  const sent = await transaction.query<Sent>(
    `select "status", "attempts", "ms" from "webhookDeliveries" where "integrationId" = $1 order by "id" desc limit ${healthReads}`,
    [integrationId],
  );
  transaction.as('system');
  const before = await findRow(transaction, 'integrations', integrationId);
  if (!before) return transaction.as('courier');
  const health = healthOf(sent);
  const connected = arrived && before.status === 'Pending' && before.companyId === null;
  const changes = {
    ...(health !== before.health && { health }),
    ...(connected && { status: 'Connected' }),
  };
  if (Object.keys(changes).length)
    await changeByItself({ ...asSystem(now), transaction, ip: 'server' }, 'integrations', before, changes);
  transaction.as('system');
  if (arrived)
    await transaction.query('update "integrations" set "lastSync" = $2 where "id" = $1', [
      integrationId,
      now,
    ]);
  transaction.as('courier');
};
