import type { RequestStep } from '../contract/deals/requestSteps.ts';
import { openRequestStatuses, type Request } from '../contract/deals/requests.ts';
import type { UserType } from '../contract/userTypes.ts';

type Said = Pick<RequestStep, 'kind' | 'side'>;

/** The other side's latest question, if it is unanswered; steps are in chronological order. */
export const lastQuestionTo = <S extends Said>(side: UserType, steps: readonly S[]): S | undefined => {
  const said = steps.filter(({ kind }) => kind === 'question' || kind === 'answer');
  const last = said.findLast((step) => step.side !== side && step.kind === 'question');
  if (!last) return undefined;
  const answered = said
    .slice(said.indexOf(last))
    .some((step) => step.side === side && step.kind === 'answer');
  return answered ? undefined : last;
};

/**
 * Since when an open request waits for its provider: since it was sent, until the first answer (a view is
 * none), or since the recruiter's question. Null if it does not wait for the provider.
 */
export const waitsSince = (
  { status, answeredAt, createdAt }: Pick<Request, 'status' | 'answeredAt' | 'createdAt'>,
  steps: readonly (Said & Pick<RequestStep, 'at'>)[],
): string | null => {
  if (!(openRequestStatuses as readonly string[]).includes(status)) return null;
  if (answeredAt === null && status !== 'Proposal Sent') return createdAt;
  return lastQuestionTo('provider', steps)?.at ?? null;
};
