import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { Interview } from '../../../domain/contract/hiring/interviews.ts';
import type { PipelineEntry } from '../../../domain/contract/hiring/pipelineEntries.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { refusalText } from '../../components/forms/refusalText.ts';
import { ConfirmDialog } from '../../components/screens/dialogs/ConfirmDialog.tsx';
import { KitButton } from '../scorecards/KitButton.tsx';
import { Answers } from './Answers.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { useDownloadInvitation } from './useDownloadInvitation.ts';
import { useInterviewWords } from './useInterviewWords.ts';
import type { Participant } from './useParticipants.ts';

/** Marks an interview as completed or canceled. */
const useSetInterview = () => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const [saving, setSaving] = useState(false);
  const set = async (interview: Interview, status: 'Completed' | 'Cancelled') => {
    setSaving(true);
    try {
      await dataProvider.update('interviews', {
        id: interview.id,
        data: { status },
        previousData: interview,
      });
      notify(`pipeline.interviews.is${status}`, { type: 'success' });
    } catch (error) {
      notify(refusalText(error), { type: 'warning' });
    }
    setSaving(false);
    refresh();
  };
  return { set, saving };
};

interface Props {
  interview: Interview;
  participants?: readonly Participant[] | undefined;
  entry: PipelineEntry;
  /** Names the candidate, where the context does not. */
  named?: React.ReactNode;
  /** The time zone of the day under which the interview is listed; without it, the line has the date. */
  zone?: string;
}

/** One interview: its time, people and place, and the available actions. */
export const InterviewLine = ({ interview, participants, entry, named, zone }: Props) => {
  const translate = useTranslate();
  const { when, timeIn, people } = useInterviewWords();
  const { download, busy } = useDownloadInvitation();
  const { set, saving } = useSetInterview();
  const [moving, setMoving] = useState(false);
  const [canceling, setCanceling] = useState(false);
  const { status } = interview;
  const label = (act: string) =>
    translate(`pipeline.interviews.${act}Named`, { name: entry.name, when: when(interview) });
  return (
    <Box component="li" sx={line}>
      {named}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>{zone ? timeIn(zone, interview) : when(interview)}</Typography>
        <StatusChip value={status} label={translate(valueKey('interviews', 'status', status))} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {people(interview)}
      </Typography>
      {status === 'Scheduled' && participants && <Answers participants={participants} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -0.75 }}>
        {status !== 'Completed' && (
          <Button
            size="small"
            loading={busy}
            aria-label={label(status === 'Cancelled' ? 'cancellation' : 'invitation')}
            onClick={() => download(interview, entry)}
          >
            {translate(`pipeline.interviews.${status === 'Cancelled' ? 'cancellation' : 'invitation'}`)}
          </Button>
        )}
        <KitButton interview={interview} entry={entry} />
        {status === 'Scheduled' && (
          <>
            <Button size="small" aria-label={label('reschedule')} onClick={() => setMoving(true)}>
              {translate('pipeline.interviews.reschedule')}
            </Button>
            <Button
              size="small"
              disabled={saving}
              aria-label={label('complete')}
              onClick={() => set(interview, 'Completed')}
            >
              {translate('pipeline.interviews.complete')}
            </Button>
            <Button
              size="small"
              disabled={saving}
              aria-label={label('cancel')}
              onClick={() => setCanceling(true)}
            >
              {translate('pipeline.interviews.cancel')}
            </Button>
          </>
        )}
      </Box>
      {moving && <ScheduleDialog entry={entry} interview={interview} onClose={() => setMoving(false)} />}
      {canceling && (
        <ConfirmDialog
          title={translate('pipeline.interviews.cancelTitle')}
          text={translate('pipeline.interviews.cancelText', { name: entry.name, when: when(interview) })}
          confirm={translate('pipeline.interviews.cancel')}
          cancel={translate('pipeline.interviews.keep')}
          colour="error"
          onConfirm={() => {
            setCanceling(false);
            set(interview, 'Cancelled');
          }}
          onCancel={() => setCanceling(false)}
        />
      )}
    </Box>
  );
};

const line = { py: 1.25, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } };
