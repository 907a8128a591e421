import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Interview } from '../../../domain/contract/hiring/interviews.ts';
import type { PipelineEntry } from '../../../domain/contract/hiring/pipelineEntries.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { useInterviewWords } from '../interviews/useInterviewWords.ts';
import { ScorecardForm } from './ScorecardForm.tsx';
import { ScorecardTable } from './ScorecardTable.tsx';
import { useScorecards } from './useScorecards.ts';

interface Props {
  interview: Interview;
  entry: Pick<PipelineEntry, 'id' | 'name'>;
}

/** Opens the scorecards of an interview that has started; nothing before, or if it was canceled. */
export const ScorecardButton = ({ interview, entry }: Props) => {
  const translate = useTranslate();
  const { when } = useInterviewWords();
  const [now] = useState(() => new Date().toISOString());
  const [open, setOpen] = useState(false);
  const mayGive = useMay('create', 'scorecards');
  const { status, startsAt, scorecards: count } = interview;
  if (status === 'Cancelled' || startsAt > now || (count === 0 && !mayGive)) return null;
  const label =
    count > 0 ? translate('pipeline.scorecards.open', { count }) : translate('pipeline.scorecards.give');
  return (
    <>
      <Button
        size="small"
        aria-label={translate('pipeline.scorecards.named', {
          label,
          name: entry.name,
          when: when(interview),
        })}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open && <ScorecardDialog interview={interview} entry={entry} onClose={() => setOpen(false)} />}
    </>
  );
};

/** The form until this person has given a scorecard, then those of everyone. */
const ScorecardDialog = ({ interview, entry, onClose }: Props & { onClose: () => void }) => {
  const heading = useId();
  const translate = useTranslate();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { data, error, refetch } = useScorecards(entry.id);
  const mayGive = useMay('create', 'scorecards');
  const { given = 0, cards = [] } =
    data?.interviews.find(({ interviewId }) => interviewId === interview.id) ?? {};
  const isForm = data && cards.length === 0 && mayGive;
  const title = translate(`pipeline.scorecards.${isForm ? 'titleOne' : 'titleFor'}`, { name: entry.name });
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth fullScreen={isSmall}>
      <DialogTitle id={heading}>{title}</DialogTitle>
      {isForm ? (
        <ScorecardForm
          interviewId={interview.id}
          entryId={entry.id}
          skills={data.skills}
          given={given}
          onClose={onClose}
        />
      ) : (
        <>
          <DialogContent sx={{ pt: 0 }}>
            {!data && !error && <Skeleton height={160} />}
            {error && <CouldNotLoad error={error} onRetry={refetch} />}
            {cards.length > 0 && <ScorecardTable label={title} cards={cards} />}
            {data && cards.length === 0 && translate('pipeline.scorecards.count', { smart_count: given })}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('ra.action.close')}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
};
