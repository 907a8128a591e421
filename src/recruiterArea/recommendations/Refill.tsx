import { type RefObject, useEffect, useRef } from 'react';
import { useGetOne } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Job } from '../../../domain/contract/jobs.ts';
import type { Recommendations } from '../../../domain/matching/market/recommend.ts';
import { type CriteriaForm, criteriaOf, criteriaOfJob, noCriteria } from './criteriaForm.ts';

interface Props {
  found: Recommendations | undefined;
  jobId: string | null;
  /** The search that was sent from this form: what is typed by now may be newer, and stays. */
  sentId: RefObject<string | null>;
}

/** Fills the form around it with the criteria of a search that was opened, or of the job in the address. */
export const Refill = ({ found, jobId, sentId }: Props) => {
  const { reset } = useFormContext<CriteriaForm>();
  const { data: job } = useGetOne<Job>('jobs', { id: jobId ?? '' }, { enabled: jobId !== null });
  useEffect(() => {
    if (!found) return;
    if (found.searchId !== sentId.current) reset({ ...noCriteria, ...criteriaOf(found) });
    sentId.current = null;
  }, [found, sentId, reset]);
  // A job is read again now and then, and counts who has read it: what was typed since stays.
  const filledFrom = useRef<string | null>(null);
  useEffect(() => {
    if (jobId === null) filledFrom.current = null;
    if (job?.id !== jobId || filledFrom.current === jobId) return;
    filledFrom.current = jobId;
    reset(criteriaOfJob(job));
  }, [job, jobId, reset]);
  return null;
};
