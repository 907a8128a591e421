import { notifyCompany } from '../../application/notify.ts';
import { systemWork } from '../store/change.ts';
import { hold } from '../store/rows.ts';
import type { Transaction } from '../store/transaction.ts';

type GivenUp = { id: number; integrationId: string; attempts: number };

/**
 * Notifies users, at most once a day, that deliveries to a service failed. Services are not notified, since
 * that delivery could fail in turn. Provider users cannot switch this notification off.
 */
export const tellGivenUp = async (transaction: Transaction, given: GivenUp, now: Date): Promise<void> => {
  await hold(transaction, `given up ${given.integrationId}`, 'alone');
  if (await wasToldToday(transaction, given, now)) return;
  const work = systemWork(transaction, now);
  const { system } = work.rows;
  const service = await system.find('integrations', given.integrationId);
  const company = service?.companyId ? await system.find('companies', service.companyId) : null;
  if (!service || company?.type !== 'recruiter') return;
  await notifyCompany(work, company.id, {
    key: 'systemAlerts',
    code: 'serviceGivenUp',
    values: { service: service.name, attempts: given.attempts },
    body: null,
    link: '/recruiter/settings/integrations',
  });
};

const wasToldToday = async (transaction: Transaction, { id, integrationId }: GivenUp, now: Date) => {
  const others = await transaction.query(
    `select 1 from "webhookDeliveries" where "integrationId" = $1 and "id" <> $2 and "status" = 'Failed'
       and "updatedAt" > $3::timestamptz - interval '1 day' limit 1`,
    [integrationId, id, now],
  );
  return others.length > 0;
};
