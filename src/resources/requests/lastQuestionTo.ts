import type { RequestStep } from '../../../domain/contract/requestSteps.ts';
import type { UserType } from '../../../domain/contract/userTypes.ts';

/** The other side's question that this side has not answered yet. */
export const lastQuestionTo = (
  side: UserType,
  steps: readonly Pick<RequestStep, 'kind' | 'side' | 'text'>[],
) => {
  const said = steps.filter(({ kind }) => kind === 'question' || kind === 'answer');
  const last = said.findLast((step) => step.side !== side && step.kind === 'question');
  if (!last) return undefined;
  const answered = said
    .slice(said.indexOf(last))
    .some((step) => step.side === side && step.kind === 'answer');
  return answered ? undefined : last;
};
