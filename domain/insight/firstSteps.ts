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

/** The first steps of a company; none once it is no longer new. */
export const firstStepsOf = (
  { type, joinDate }: Pick<Company, 'type' | 'joinDate'>,
  today: string,
): readonly FirstStep[] => (daysBetween(joinDate, today) > newForDays ? [] : stepsOf[type]);

/** Whether a step is done, by how many rows the company has of what the step is about. */
export const isStepDone = (
  step: FirstStep,
  { description, location, website, verification }: Company,
  rows: number,
): boolean => {
  if (step === 'profile') return Boolean(description && location && website);
  if (step === 'documents' && verification === 'Verified') return true;
  // Whoever reads this is one of the company's users.
  return rows > (step === 'colleagues' ? 1 : 0);
};
