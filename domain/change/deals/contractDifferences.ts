import { type Contract, fullTimeHours } from '../../contract/deals/contracts.ts';
import { isDeployment } from '../../contract/deals/deployments.ts';
import type { Proposal } from '../../contract/deals/proposals.ts';
import type { Request } from '../../contract/deals/requests.ts';
import { aboveCap, type RateCap } from '../../insight/rateCaps.ts';
import { durationEnd } from '../../time/durationEnd.ts';

/** A term on which a contract differs from what was agreed before it; money is in minor units. */
export type Difference = {
  field: 'rate' | 'currency' | 'startDate' | 'endDate' | 'monthlyHours' | 'type';
  /** What the other one says. */
  from: 'request' | 'proposal' | 'rateCard' | 'fullTime';
  agreed: string | number;
  contract: string | number;
};

type Agreed = Pick<Contract, 'rate' | 'currency' | 'startDate' | 'endDate' | 'monthlyHours' | 'type'>;

/** Where a contract differs from its proposal, the request before it and the rate card, for a look before it is sent and signed. */
export const contractDifferences = (
  contract: Agreed,
  proposal: Pick<Proposal, 'rate' | 'currency' | 'startDate'> | null,
  request: Pick<Request, 'duration'> | null,
  cap: Pick<RateCap, 'rate' | 'currency'> | null = null,
): Difference[] => {
  const differs = (
    field: Difference['field'],
    from: Difference['from'],
    agreed: string | number | null,
  ): Difference[] =>
    agreed === null || agreed === contract[field] ? [] : [{ field, from, agreed, contract: contract[field] }];
  const fromProposal = proposal
    ? [
        ...(isDeployment(contract) ? [] : differs('type', 'proposal', 'SOW')),
        ...differs('currency', 'proposal', proposal.currency),
        ...differs('rate', 'proposal', proposal.rate),
        ...differs('startDate', 'proposal', proposal.startDate),
        // Neither a request nor a proposal names hours.
        ...(isDeployment(contract) ? differs('monthlyHours', 'fullTime', fullTimeHours) : []),
        ...differs('endDate', 'request', request && durationEnd(proposal.startDate, request.duration)),
      ]
    : [];
  const isAbove = isDeployment(contract) && aboveCap(contract.rate, contract.currency, cap) > 0;
  return [...fromProposal, ...(isAbove && cap ? differs('rate', 'rateCard', cap.rate) : [])];
};
