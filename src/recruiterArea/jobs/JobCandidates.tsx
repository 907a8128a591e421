import Link from '@mui/material/Link';
import { useBasename, useLocale, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Job } from '../../../domain/contract/hiring/jobs.ts';
import { stages } from '../../../domain/contract/hiring/pipelineEntries.ts';
import { inAll, noStages } from '../../../domain/insight/jobPipeline.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { useInsight } from '../../components/insight/useInsight.ts';

/** The address of the pipeline filtered to one job. */
export const pipelineOf = (basename: string, id: string) => `${basename}/pipeline?job=${id}`;

/**
 * The number of candidates in the pipeline for the job in context; the tooltip gives the number per stage.
 */
export const JobCandidates = () => {
  const job = useRecordContext<Job>();
  const translate = useTranslate();
  const locale = useLocale();
  const basename = useBasename();
  const { data } = useInsight('jobPipeline', {});
  if (!job || !data) return null;
  const counts = data.byJob[job.id] ?? noStages();
  const parts = stages
    .filter((stage) => counts[stage] > 0)
    .map((stage) => `${translate(valueKey('pipelineEntries', 'stage', stage))} ${counts[stage]}`);
  if (parts.length === 0) return '0';
  const count = inAll(counts).toLocaleString(locale);
  return (
    <Link
      component={RouterLink}
      to={pipelineOf(basename, job.id)}
      title={parts.join(', ')}
      aria-label={translate('jobPostings.peopleNamed', { count, title: job.title, stages: parts.join(', ') })}
      onClick={(event) => event.stopPropagation()}
    >
      {count}
    </Link>
  );
};
