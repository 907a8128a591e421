import { startsFrom } from '../../../domain/calendar/benchBars.ts';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { platformDay } from '../../platform/platformDay.ts';

/** The terms that a proposal of this candidate starts with; without a rate if it is in another currency. */
export const firstTerms = (candidate: Candidate, currency: string): { rate?: number; startDate: string } => ({
  ...(candidate.currency === currency && { rate: candidate.rate }),
  startDate: startsFrom(candidate, platformDay()),
});
