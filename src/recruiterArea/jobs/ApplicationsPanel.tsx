import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'ra-core';
import type { Application } from '../../../domain/contract/hiring/applications.ts';
import type { Job } from '../../../domain/contract/hiring/jobs.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { ApplicationCard } from './ApplicationCard.tsx';

const most = 100;

/** The applications for this job, with those awaiting an answer first. */
export const ApplicationsPanel = ({ job }: { job: Job }) => {
  const translate = useTranslate();
  const { data, total, error, isPending, refetch } = useGetList<Application>('applications', {
    filter: { jobId: job.id },
    pagination: { page: 1, perPage: most },
    sort: { field: 'received', order: 'DESC' },
  });
  const waiting = data?.filter(({ status }) => status === 'Received') ?? [];
  const settled = data?.filter(({ status }) => status !== 'Received') ?? [];
  return (
    <section>
      <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 650, mb: 1.5 }}>
        {translate('jobPostings.applications.title')}
        {total !== undefined && ` (${total})`}
      </Typography>
      {error && <CouldNotLoad error={error} onRetry={refetch} />}
      {isPending && <Skeleton variant="rounded" height={96} />}
      {total === 0 && (
        <Typography color="textSecondary">{translate('jobPostings.applications.none')}</Typography>
      )}
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {[...waiting, ...settled].map((application) => (
          <ApplicationCard key={application.id} application={application} />
        ))}
      </Box>
    </section>
  );
};
