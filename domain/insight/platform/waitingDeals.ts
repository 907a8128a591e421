import { openProposalStatuses } from '../../contract/deals/dealMoves.ts';
import type { NounName } from '../../contract/index.ts';
import { daysBetween, utcDay } from '../../time/days.ts';
import { contractsByQuote, type DealWorld } from './dealWorld.ts';

/** Something that waits for a company, since a day. */
export type StuckDeal = {
  noun: NounName;
  id: string;
  /** Position or name of the candidate. */
  about: string;
  what: 'answer' | 'decision' | 'revision' | 'contract' | 'sending' | 'signature' | 'amendment' | 'approval';
  companyId: string | null;
  since: string;
  days: number;
};

/** Everything that waits for one of the companies, longest first. */
export const waitingDeals = (world: DealWorld, from: string, today: string): StuckDeal[] => {
  const { requests, proposals, contracts, timesheets, amendments } = world;
  const quotes = Map.groupBy(proposals, ({ requestId }) => requestId);
  const contractsOf = contractsByQuote(world);
  const one = (
    noun: NounName,
    { id }: { id: string },
    about: string,
    what: StuckDeal['what'],
    companyId: string | null,
    at: string,
  ): StuckDeal => {
    const day = utcDay(at);
    return { noun, id, about, what, companyId, since: day, days: daysBetween(day, today) };
  };
  const ofRequests = requests.flatMap((request) => {
    const { id, status, position, providerId, recruiterId, createdAt } = request;
    if (status === 'Pending Response' || status === 'Under Review')
      return [one('requests', request, position, 'answer', providerId, createdAt)];
    const open = (quotes.get(id) ?? []).filter((quote) =>
      (openProposalStatuses as readonly string[]).includes(quote.status),
    );
    const last = open
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1);
    if (status !== 'Proposal Sent' || !last) return [];
    return open.every((quote) => quote.status === 'Countered')
      ? [one('requests', request, position, 'revision', providerId, last)]
      : [one('requests', request, position, 'decision', recruiterId, last)];
  });
  const ofAwards = proposals
    .filter(
      (quote) => quote.status === 'Accepted' && quote.createdAt >= from && contractsOf(quote).length === 0,
    )
    .map((award) =>
      one('requests', { id: award.requestId }, award.name, 'contract', award.recruiterId, award.updatedAt),
    );
  const ofContracts = contracts.flatMap((contract) => {
    const { status, employee, providerId, recruiterId, updatedAt } = contract;
    if (status === 'Draft') return [one('contracts', contract, employee, 'sending', providerId, updatedAt)];
    return status === 'Pending'
      ? [one('contracts', contract, employee, 'signature', recruiterId, updatedAt)]
      : [];
  });
  const ofAmendments = amendments
    .filter(({ status }) => status === 'Proposed')
    .map((amendment) =>
      one(
        'contracts',
        { id: amendment.contractId },
        amendment.employee,
        'amendment',
        amendment.side === 'provider' ? amendment.recruiterId : amendment.providerId,
        amendment.createdAt,
      ),
    );
  const ofSheets = timesheets
    .filter(({ status }) => status === 'Submitted')
    .map((sheet) =>
      one(
        'timesheets',
        sheet,
        sheet.employee,
        'approval',
        sheet.recruiterId,
        sheet.submittedDate ?? sheet.updatedAt,
      ),
    );
  return [...ofRequests, ...ofAwards, ...ofContracts, ...ofAmendments, ...ofSheets].sort(
    (a, b) => b.days - a.days || (a.id < b.id ? -1 : 1),
  );
};
