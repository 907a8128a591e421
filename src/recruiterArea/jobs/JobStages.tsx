import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useBasename, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Job } from '../../../domain/contract/hiring/jobs.ts';
import { stages } from '../../../domain/contract/hiring/pipelineEntries.ts';
import { noStages } from '../../../domain/insight/jobPipeline.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { useInsight } from '../../components/insight/useInsight.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { pipelineOf } from './JobCandidates.tsx';

/** The number of candidates in each stage for this job; each links to the job's pipeline. */
export const JobStages = ({ job }: { job: Job }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const basename = useBasename();
  const { data, error, refetch } = useInsight('jobPipeline', {});
  if (error) return <CouldNotLoad error={error} onRetry={refetch} />;
  const counts = data && (data.byJob[job.id] ?? noStages());
  return (
    <section>
      <Typography variant="subtitle1" component="h2" sx={{ mb: 1.5 }}>
        {translate('jobPostings.people')}
      </Typography>
      <Box component="ul" sx={row}>
        {stages.map((stage) => (
          <Box component="li" key={stage}>
            <Typography sx={{ fontSize: 20, fontWeight: 600, lineHeight: 1.2 }}>
              {counts ? counts[stage].toLocaleString(locale) : <Skeleton width={24} />}
            </Typography>
            <Link component={RouterLink} to={pipelineOf(basename, job.id)} variant="body2">
              {translate(valueKey('pipelineEntries', 'stage', stage))}
            </Link>
          </Box>
        ))}
      </Box>
    </section>
  );
};

const row = { display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5, m: 0, p: 0, listStyle: 'none' };
