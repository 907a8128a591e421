import { scopeFor, scopesOf } from '../domain/access/can.ts';
import { isOpenProposal } from '../domain/contract/deals/proposals.ts';
import { nounOf } from '../domain/contract/index.ts';
import { RowMissing } from '../domain/errors.ts';
import type { Criteria } from '../domain/matching/criteria.ts';
import { requestCriteria } from '../domain/matching/market/requestFit.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/** What a request asks for, and the provider's candidates on the market whom it has not been offered. */
export const readRequestFit = async (
  { actor, rows: { own } }: UnitOfWork,
  { id }: { id: string },
): Promise<{ criteria: Criteria; ids: string[] }> => {
  const request = await own.find('requests', id);
  if (!request || !scopeFor(scopesOf(actor, 'show', 'requests'), request))
    throw RowMissing(nounOf('requests'));
  const [bench, proposals] = await Promise.all([
    own.findFields('candidates', { companyId: request.providerId, listed: true }, ['id']),
    own.findFields('proposals', { requestId: id }, ['candidateId', 'status']),
  ]);
  const isOffered = new Set(
    proposals
      .filter(({ status }) => isOpenProposal(status) || status === 'Accepted')
      .map(({ candidateId }) => candidateId),
  );
  return {
    criteria: requestCriteria(request),
    ids: bench.map((candidate) => candidate.id).filter((candidate) => !isOffered.has(candidate)),
  };
};
