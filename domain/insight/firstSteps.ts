import type { Company } from '../contract/accounts/companies.ts';
import { daysBetween } from '../time/days.ts';

/** What a company sets up first, in this order. */
export const firstSteps = [
  'profile',
  'documents',
  'bench',
  'job',
  'colleagues',
  'rateCard',
  'request',
] as const;
export type FirstStep = (typeof firstSteps)[number];

const stepsOf: Record<Company['type'], readonly FirstStep[]> = {
  provider: ['profile', 'documents', 'bench', 'colleagues', 'rateCard'],
  recruiter: ['profile', 'documents', 'job', 'colleagues', 'request'],
};

/** Days after joining during which a company is shown its first steps. */
export const newForDays = 60;

/** How many rows a company has of what the steps are about. */
export type Started = Record<Exclude<FirstStep, 'profile'>, number>;

/** The first steps of a company and which of them are done; none once all are, or the company is no longer new. */
export const firstStepsOf = (
  company: Company,
  started: Started,
  today: string,
): { step: FirstStep; done: boolean }[] => {
  const { type, joinDate, description, location, website, verification } = company;
  if (daysBetween(joinDate, today) > newForDays) return [];
  const isDone = (step: FirstStep): boolean => {
    if (step === 'profile') return Boolean(description && location && website);
    if (step === 'documents' && verification === 'Verified') return true;
    return started[step] > (step === 'colleagues' ? 1 : 0);
  };
  const steps = stepsOf[type].map((step) => ({ step, done: isDone(step) }));
  return steps.every(({ done }) => done) ? [] : steps;
};
