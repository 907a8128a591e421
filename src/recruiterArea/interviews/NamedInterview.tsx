import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useBasename, useGetManyAggregate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Interview } from '../../../domain/contract/hiring/interviews.ts';
import type { PipelineEntry } from '../../../domain/contract/hiring/pipelineEntries.ts';
import { InterviewLine } from './InterviewLine.tsx';

/** An interview under the candidate's name, which links to the pipeline entry. */
export const NamedInterview = ({ interview }: { interview: Interview }) => {
  const basename = useBasename();
  const { data } = useGetManyAggregate<PipelineEntry>('pipelineEntries', { ids: [interview.entryId] });
  const entry = data?.[0];
  if (!entry)
    return (
      <li aria-hidden>
        <Skeleton height={96} />
      </li>
    );
  const named = (
    <Link component={RouterLink} to={`${basename}/pipeline/${entry.id}/show`} sx={{ fontWeight: 600 }}>
      {entry.name}
    </Link>
  );
  return <InterviewLine interview={interview} entry={entry} named={named} />;
};
