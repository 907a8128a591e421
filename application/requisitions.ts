import { scopeFor, scopesOf } from '../domain/access/can.ts';
import { isMaskedFor } from '../domain/access/masks.ts';
import { roleNamed } from '../domain/contract/deals/roles.ts';
import { nounOf } from '../domain/contract/index.ts';
import { Conflict, RowMissing } from '../domain/errors.ts';
import { feedbackOn, type QuoteFeedback } from '../domain/insight/quoteFeedback.ts';
import type { Criteria } from '../domain/matching/criteria.ts';
import type { ProviderRecord } from '../domain/matching/market/comparison.ts';
import { roleCriteria } from '../domain/matching/market/crewFit.ts';
import { type ProviderFit, providersOf } from '../domain/matching/market/providerFit.ts';
import { requestCriteria } from '../domain/matching/market/requestFit.ts';
import type { Match } from '../domain/matching/score.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/**
 * What the quotes of a requisition are compared by, but for the scores of their candidates: each is scored for the
 * role that it is quoted for.
 */
export const readComparison = async (
  { actor, rows: { own, system } }: UnitOfWork,
  { id }: { id: string },
): Promise<{ asked: { criteria: Criteria; ids: string[] }[]; providers: ProviderRecord[] }> => {
  const requisition = await own.find('requisitions', id);
  if (!requisition || !scopeFor(scopesOf(actor, 'show', 'requisitions'), requisition))
    throw RowMissing(nounOf('requisitions'));
  const quotes = await own.findFields('proposals', { requisitionId: id }, [
    'candidateId',
    'providerId',
    'role',
  ]);
  const providerIds = [...new Set(quotes.map(({ providerId }) => providerId))];
  const providers = await Promise.all(
    providerIds.map(async (providerId) => {
      const [requests, awards, hires] = await Promise.all([
        system.findFields('requests', { providerId }, ['createdAt', 'answeredAt']),
        system.findFields('proposals', { providerId, status: 'Accepted' }, ['id']),
        system.findFields('pipelineEntries', { providerId, stage: 'hired', outcome: 'Live' }, ['id']),
      ]);
      const hours = requests
        .flatMap(({ createdAt, answeredAt }) =>
          answeredAt === null ? [] : [(Date.parse(answeredAt) - Date.parse(createdAt)) / 3_600_000],
        )
        .sort((a, b) => a - b);
      return {
        providerId,
        asked: requests.length,
        answered: hours.length,
        hours: hours[Math.floor(hours.length / 2)] ?? null,
        awards: awards.length,
        hires: hires.length,
      };
    }),
  );
  const { roles, startDate } = requisition;
  const byRole = Map.groupBy(quotes, ({ role }) => roleNamed(roles, role));
  return {
    asked: [...byRole].map(([role, ofRole]) => ({
      criteria: role ? roleCriteria(role, startDate) : requestCriteria(requisition),
      ids: [...new Set(ofRole.map(({ candidateId }) => candidateId))],
    })),
    providers,
  };
};

/** The providers of these matches, whom the reader sees on the market. */
export const readProviderFit = async (
  { actor, rows: { own, system } }: UnitOfWork,
  matches: readonly Match[],
): Promise<ProviderFit[]> => {
  const found = await system.findMany(
    'candidates',
    matches.map(({ id }) => id),
  );
  // Counts of masked candidates would tell whose they are.
  const candidates = found.filter((one) => one.listed && !isMaskedFor(one, actor.companyId));
  const companies = await own.findMany('companies', [
    ...new Set(candidates.map(({ companyId }) => companyId)),
  ]);
  const seen = new Set(companies.map(({ id }) => id));
  return providersOf(
    matches,
    candidates.filter(({ companyId }) => seen.has(companyId)),
    companies,
  );
};

/** What would have changed the rank of a quote that was decided against. */
export const readQuoteFeedback = async (
  { actor, rows: { own, system } }: UnitOfWork,
  { id }: { id: string },
): Promise<QuoteFeedback> => {
  const quote = await own.find('proposals', id);
  if (!quote || !scopeFor(scopesOf(actor, 'show', 'proposals'), quote)) throw RowMissing(nounOf('proposals'));
  if (quote.status !== 'Not Awarded') throw Conflict('proposals.undecided');
  const all =
    quote.requisitionId === null
      ? []
      : await system.findAll('proposals', { requisitionId: quote.requisitionId });
  return feedbackOn(quote, all);
};
