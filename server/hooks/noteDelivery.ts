import { changeByItself } from '../../application/changeRow.ts';
import { healthOf, healthReads, type Sent } from '../../domain/settings/serviceHealth.ts';
import { systemWork } from '../store/change.ts';
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
  const sent = await transaction.query<Sent>(
    `select "status", "attempts", "ms" from "webhookDeliveries" where "integrationId" = $1 order by "id" desc limit ${healthReads}`,
    [integrationId],
  );
  const work = systemWork(transaction, now);
  const { system } = work.rows;
  const before = await system.find('integrations', integrationId);
  if (!before) return;
  const health = healthOf(sent);
  const connected = arrived && before.status === 'Pending' && before.companyId === null;
  const changes = {
    ...(health !== before.health && { health }),
    ...(connected && { status: 'Connected' }),
  };
  if (Object.keys(changes).length) await changeByItself(work, 'integrations', before, changes);
  if (arrived) await system.patch('integrations', { id: integrationId }, { lastSync: now.toISOString() });
};
