import type { Contract } from '../../contract/deals/contracts.ts';
import type { Proposal } from '../../contract/deals/proposals.ts';
import type { RequestStep } from '../../contract/deals/requestSteps.ts';
import type { Request } from '../../contract/deals/requests.ts';
import { utcDay } from '../../time/days.ts';
import type { Found } from '../insight.ts';

/** The rows behind the operator’s deals, each once. */
export type DealWorld = {
  requests: readonly Request[];
  proposals: readonly Proposal[];
  requestSteps: readonly RequestStep[];
  contracts: readonly Contract[];
} & Pick<Required<Found>, 'timesheets' | 'providerInvoices' | 'amendments' | 'disputes'>;

/**
 * The contracts that follow from a quote: those that name it, and for an award those of the same candidate and client that
 * name none, as a provider can draft a contract by hand.
 */
export const contractsByQuote = ({ contracts }: Pick<DealWorld, 'contracts'>) => {
  const named = Map.groupBy(contracts, ({ proposalId }) => proposalId);
  const others = Map.groupBy(named.get(null) ?? [], ({ candidateId, recruiterId }) =>
    [candidateId, recruiterId].join(),
  );
  return ({ id, status, candidateId, recruiterId, createdAt }: Proposal): readonly Contract[] => {
    const own = named.get(id) ?? [];
    if (own.length > 0 || status !== 'Accepted') return own;
    const byHand = others.get([candidateId, recruiterId].join()) ?? [];
    return byHand.filter(({ endDate }) => endDate >= utcDay(createdAt));
  };
};
