import { useTranslate } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { JobChoice } from '../jobs/JobChoice.tsx';
import { type CriteriaForm, criteriaOfJob } from './criteriaForm.ts';

/** Fills in title, skills and experience from one of the company's jobs; keeps the other criteria. */
export const JobSource = () => {
  const translate = useTranslate();
  const { getValues, reset, setValue } = useFormContext<CriteriaForm>();
  const jobId = useWatch<CriteriaForm, 'jobId'>({ name: 'jobId' });
  return (
    <JobChoice
      label={translate('recommendations.form.job')}
      placeholder={translate('recommendations.form.jobPlaceholder')}
      jobId={jobId}
      onChange={(chosen, job) => {
        const { locations, availability, weights } = getValues();
        if (job) reset({ ...criteriaOfJob(job), locations, availability, weights });
        else {
          setValue('jobId', chosen);
          setValue('text', null);
        }
      }}
      sx={{ mb: 0.5 }}
    />
  );
};
