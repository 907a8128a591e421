import EventIcon from '@mui/icons-material/EventOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import type { Interview } from '../../../domain/contract/hiring/interviews.ts';
import type { PipelineEntry } from '../../../domain/contract/hiring/pipelineEntries.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { InterviewLine } from '../interviews/InterviewLine.tsx';
import { ScheduleDialog } from '../interviews/ScheduleDialog.tsx';
import { useParticipants } from '../interviews/useParticipants.ts';
import { EntrySection } from './EntrySection.tsx';

/** The interviews with this candidate, and a button to schedule another. */
export const EntryInterviews = ({ entry }: { entry: PipelineEntry }) => {
  const translate = useTranslate();
  const [scheduling, setScheduling] = useState(false);
  const { data, isPending, error, refetch } = useGetList<Interview>('interviews', {
    filter: { entryId: entry.id },
    sort: { field: 'startsAt', order: 'DESC' },
    pagination: { page: 1, perPage: 50 },
  });
  const participants = useParticipants(data);
  const schedule = (
    <Button size="small" startIcon={<EventIcon />} onClick={() => setScheduling(true)}>
      {translate('pipeline.menu.interview')}
    </Button>
  );
  return (
    <EntrySection
      title={translate('pipeline.interviews.title')}
      action={entry.outcome === 'Live' && schedule}
    >
      {isPending && <Skeleton height={64} />}
      {error && !data && <CouldNotLoad error={error} onRetry={refetch} />}
      {data?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('pipeline.interviews.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.map((interview) => (
          <InterviewLine
            key={interview.id}
            interview={interview}
            participants={participants.get(interview.id)}
            entry={entry}
          />
        ))}
      </Box>
      {scheduling && <ScheduleDialog entry={entry} onClose={() => setScheduling(false)} />}
    </EntrySection>
  );
};
