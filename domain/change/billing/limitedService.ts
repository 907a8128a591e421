import { limitsService } from '../../contract/billing/invoiceBalance.ts';
import type { NounName } from '../../contract/index.ts';
import { ServiceLimited } from '../../errors.ts';
import type { Context, Reader, Values } from '../context.ts';

type Starts = (before: Values | null, after: Values) => boolean;

const becomes =
  (status: string): Starts =>
  (before, after) =>
    after.status === status && before?.status !== status;
const isNew: Starts = (before) => before === null;

/** The changes that start a deal. All others finish what has begun. */
const starts: Partial<Record<NounName, Starts>> = {
  jobs: becomes('Active'),
  requests: isNew,
  requisitions: (before, after) =>
    after.status === 'Sent' &&
    (before?.status !== 'Sent' ||
      (after.providerIds as string[]).some((id) => !(before.providerIds as string[]).includes(id))),
  hotLists: becomes('Sent'),
  applications: isNew,
  // The contract of an accepted proposal belongs to a deal that has begun.
  contracts: (before, after) => before === null && after.proposalId == null,
};

/** Refuses to start a deal while an overdue invoice limits the service of the author's company. */
export const checkService = async (
  noun: NounName,
  before: Values | null,
  after: Values,
  { actor: { companyId }, along }: Context,
  reader: Reader,
): Promise<void> => {
  if (companyId === null || along || !starts[noun]?.(before, after)) return;
  const invoice = (await reader.findAll('invoices', { companyId, serviceLimited: true })).find(limitsService);
  if (invoice) throw ServiceLimited(invoice);
};
