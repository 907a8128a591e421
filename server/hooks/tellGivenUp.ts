import { asSystem } from '../../domain/change/expiry.ts';
import type { Row } from '../../domain/contract/noun.ts';
import { tellCompany } from '../store/change.ts';
import { findRow, hold } from '../store/rows.ts';
import type { Transaction } from '../store/transaction.ts';

type GivenUp = { id: number; integrationId: string; attempts: number };

/**
 * Notifies users, at most once a day, that deliveries to a service failed. Services are not notified, since
 * that delivery could fail in turn. Provider users cannot switch this notification off.
 */
export const tellGivenUp = async (transaction: Transaction, given: GivenUp, now: Date): Promise<void> => {
  await hold(transaction, `given up ${given.integrationId}`, 'alone');
  if (await wasToldToday(transaction, given, now)) return;
  transaction.as('system');
  const service = await findRow(transaction, 'integrations', given.integrationId);
  const company = await companyOf(transaction, service);
  if (!service || company?.type !== 'recruiter') return;
  await tellCompany({ ...asSystem(now), transaction }, company.id, {
    key: 'systemAlerts',
    event: 'serviceGivenUp',
    words: { service: service.name, attempts: given.attempts },
    body: null,
    link: '/recruiter/settings/integrations',
  });
};

const companyOf = async (transaction: Transaction, service: Row | null): Promise<Row | null> =>
  service?.companyId ? findRow(transaction, 'companies', String(service.companyId)) : null;

const wasToldToday = async (transaction: Transaction, { id, integrationId }: GivenUp, now: Date) => {
  const others = await transaction.query(
    `select 1 from "webhookDeliveries" where "integrationId" = $1 and "id" <> $2 and "status" = 'Failed'
       and "updatedAt" > $3::timestamptz - interval '1 day' limit 1`,
    [integrationId, id, now],
  );
  return others.length > 0;
};
