import type { Company } from '../domain/contract/accounts/companies.ts';
import type { NounName } from '../domain/contract/index.ts';
import { type FirstStep, firstStepsOf, isStepDone } from '../domain/insight/firstSteps.ts';
import { utcDay } from '../domain/time/days.ts';
import { readerOf, type UnitOfWork } from './unitOfWork.ts';

type Counted = Exclude<FirstStep, 'profile' | 'colleagues'>;
/** What a step is about, and the field with the company. */
const nounOfStep: Record<Counted, [noun: NounName, company: string]> = {
  documents: ['verificationDocuments', 'companyId'],
  bench: ['candidates', 'companyId'],
  job: ['jobs', 'companyId'],
  rateCard: ['rateCards', 'providerId'],
  request: ['requests', 'recruiterId'],
};

/** What the caller's company sets up first; none once all is done, for a company that joined long ago, and for operators. */
export const readFirstSteps = async (
  work: UnitOfWork,
): Promise<{ steps: { step: FirstStep; done: boolean }[] }> => {
  const { companyId } = work.actor;
  const reader = readerOf(work);
  const company = companyId && (await reader.find('companies', companyId));
  if (!company) return { steps: [] };
  const count = (step: FirstStep, { id }: Company): Promise<number> | number => {
    if (step === 'profile') return 0;
    if (step === 'colleagues') return reader.countUsers(id);
    const [noun, field] = nounOfStep[step];
    return reader.count(noun, { [field]: id }, 1);
  };
  const steps: { step: FirstStep; done: boolean }[] = [];
  for (const step of firstStepsOf(company, utcDay(work.now)))
    steps.push({ step, done: isStepDone(step, company, await count(step, company)) });
  return { steps: steps.every(({ done }) => done) ? [] : steps };
};
