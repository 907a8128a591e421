import { awardWithin, termOf } from '../domain/change/deals/booking.ts';
import { isOpenProposal } from '../domain/contract/deals/proposals.ts';
import type { AwardClashes, AwardClashesAsked } from '../domain/query/awardClashes.ts';
import { readable } from './readable.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/**
 * Of these quotes, those whose candidate somebody has awarded for some of their days: accepting one would be refused. By
 * whom is not said.
 */
export const readAwardClashes = async (
  work: UnitOfWork,
  { ids }: AwardClashesAsked,
): Promise<AwardClashes> => {
  const quotes = [...(await readable(work, 'proposals', ids)).values()].filter(
    ({ status, overlapAgreed }) => isOpenProposal(status) && !overlapAgreed,
  );
  const clashing = await Promise.all(
    quotes.map((quote) => awardWithin(quote.candidateId, termOf(quote), work.rows.system, quote.id)),
  );
  return { ids: quotes.flatMap(({ id }, at) => (clashing[at] ? [id] : [])) };
};
