import { useEffect, useEffectEvent, useRef } from 'react';
import { useDataProvider, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Job } from '../../../domain/contract/hiring/jobs.ts';
import { askedForJob } from '../../../domain/jobAds/askedForJob.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useFilling } from '../../components/screens/forms/useFilling.ts';

interface Props {
  fields: readonly string[];
  /** The job that a new form has been filled in from, if any. */
  from?: string | null;
}

/** Fills in what the job says, of these fields, once a job is chosen in the form. What was typed stays. */
export const JobFill = ({ fields, from }: Props) => {
  const jobId = useWatch({ name: 'jobId' });
  const record = useRecordContext();
  const dataProvider = useDataProvider();
  const notifyFailure = useNotifyFailure();
  const { getValues } = useFormContext();
  const { fill } = useFilling();
  /** The job that the form started with or that was chosen last. */
  const known = useRef<unknown>(from === undefined && record?.id ? record.jobId : (from ?? null));

  const fillFrom = useEffectEvent(async (id: string) => {
    try {
      const { data } = await dataProvider.getOne<Job>('jobs', { id });
      if (known.current !== id) return;
      const asked = Object.entries(askedForJob(data, utcDay(new Date())));
      // A rate means nothing in a currency that the form cannot change to.
      const isFitting = fields.includes('currency') || data.currency === getValues('currency');
      fill(
        new Map(asked.filter(([name]) => fields.includes(name) && (isFitting || !name.startsWith('rate')))),
      );
    } catch (error) {
      notifyFailure(error);
    }
  });
  useEffect(() => {
    if (jobId === known.current) return;
    known.current = jobId;
    if (jobId) void fillFrom(jobId);
  }, [jobId]);
  return null;
};
