import { type FirstStep, firstStepsOf, type Started } from '../domain/insight/firstSteps.ts';
import { utcDay } from '../domain/time/days.ts';
import { readerOf, type UnitOfWork } from './unitOfWork.ts';

/** What the caller's company sets up first; none for a company that has joined long ago, and for operators. */
export const readFirstSteps = async (
  work: UnitOfWork,
): Promise<{ steps: { step: FirstStep; done: boolean }[] }> => {
  const { companyId } = work.actor;
  const reader = readerOf(work);
  const company = companyId && (await reader.find('companies', companyId));
  if (!company) return { steps: [] };
  const has = (noun: Parameters<typeof reader.count>[0], field: string) =>
    reader.count(noun, { [field]: companyId }, 1);
  const started: Started = {
    documents: await has('verificationDocuments', 'companyId'),
    bench: await has('candidates', 'companyId'),
    job: await has('jobs', 'companyId'),
    colleagues: await reader.countUsers(companyId),
    rateCard: await has('rateCards', company.type === 'provider' ? 'providerId' : 'recruiterId'),
    request: await has('requests', 'recruiterId'),
  };
  return { steps: firstStepsOf(company, started, utcDay(work.now)) };
};
