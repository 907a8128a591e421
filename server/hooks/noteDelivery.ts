import { changeByItself } from '../../application/changeRow.ts';
import { healthReads, type Sent } from '../../domain/settings/serviceHealth.ts';
import { attempted } from '../../domain/settings/services.ts';
import { systemWork } from '../store/change.ts';
import type { Transaction } from '../store/transaction.ts';

/**
 * Records the result of a delivery on its service: its health, why it failed, and when it was last reached.
 * The first successful delivery connects a pending service. Updating only the time does not create a new
 * version of the row.
 */
export const noteDelivery = async (
  transaction: Transaction,
  { integrationId, lastError }: { integrationId: string; lastError: string | null },
  now: Date,
): Promise<void> => {
  const sent = await transaction.query<Sent>(
    `select "status", "attempts", "ms" from "webhookDeliveries" where "integrationId" = $1 order by "id" desc limit ${healthReads}`,
    [integrationId],
  );
  const work = systemWork(transaction, now);
  const { system } = work.rows;
  const before = await system.find('integrations', integrationId);
  if (!before || before.status === 'Not Connected') return;
  const changes = attempted(before, { lastError, sent });
  if (Object.keys(changes).length) await changeByItself(work, 'integrations', before, changes);
  if (lastError === null)
    await system.patch('integrations', { id: integrationId }, { lastSync: now.toISOString() });
};
