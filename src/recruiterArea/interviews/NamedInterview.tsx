import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useBasename, useGetManyAggregate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Interview } from '../../../domain/contract/hiring/interviews.ts';
import type { Job } from '../../../domain/contract/hiring/jobs.ts';
import type { PipelineEntry } from '../../../domain/contract/hiring/pipelineEntries.ts';
import { InterviewLine } from './InterviewLine.tsx';
import type { Participant } from './useParticipants.ts';

interface Props {
  interview: Interview;
  participants: readonly Participant[] | undefined;
  zone: string;
}

/** An interview under the candidate's name, which links to the pipeline entry, and the job. */
export const NamedInterview = ({ interview, participants, zone }: Props) => {
  const basename = useBasename();
  const { data } = useGetManyAggregate<PipelineEntry>('pipelineEntries', { ids: [interview.entryId] });
  const { data: jobs } = useGetManyAggregate<Job>(
    'jobs',
    { ids: interview.jobId ? [interview.jobId] : [] },
    { enabled: interview.jobId !== null },
  );
  const entry = data?.[0];
  const job = jobs?.[0];
  if (!entry)
    return (
      <li aria-hidden>
        <Skeleton height={96} />
      </li>
    );
  const named = (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Link component={RouterLink} to={`${basename}/pipeline/${entry.id}/show`} sx={{ fontWeight: 600 }}>
        {entry.name}
      </Link>
      {job && (
        <Typography component="span" variant="body2" color="textSecondary">
          {` · ${job.title}`}
        </Typography>
      )}
    </Box>
  );
  return <InterviewLine {...{ interview, participants, entry, named, zone }} />;
};
