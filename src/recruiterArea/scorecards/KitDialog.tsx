import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Interview } from '../../../domain/contract/hiring/interviews.ts';
import type { PipelineEntry } from '../../../domain/contract/hiring/pipelineEntries.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { InterviewKit } from './InterviewKit.tsx';
import { ScorecardForm } from './ScorecardForm.tsx';
import { ScorecardTable } from './ScorecardTable.tsx';
import { useScorecards } from './useScorecards.ts';

interface Props {
  interview: Interview;
  entry: PipelineEntry;
  hasStarted: boolean;
  onClose: () => void;
}

/**
 * All that an interviewer needs: the kit, beside it the scorecard form from the start of the interview until this
 * person has given a scorecard, then the scorecards of everyone.
 */
export const KitDialog = ({ interview, entry, hasStarted, onClose }: Props) => {
  const heading = useId();
  const translate = useTranslate();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { data, error, refetch } = useScorecards(entry.id);
  const mayGive = useMay('create', 'scorecards');
  const { given = 0, cards = [] } =
    data?.interviews.find(({ interviewId }) => interviewId === interview.id) ?? {};
  const isForm = data && hasStarted && cards.length === 0 && mayGive;
  const part = !hasStarted ? 'kit.titleFor' : isForm ? 'scorecards.titleOne' : 'scorecards.titleFor';
  const title = translate(`pipeline.${part}`, { name: entry.name });
  const kit = <InterviewKit interview={interview} entry={entry} skills={(!isForm && data?.skills) || []} />;
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={heading}
      maxWidth={hasStarted ? 'md' : 'sm'}
      fullWidth
      fullScreen={isSmall}
    >
      <DialogTitle id={heading}>{title}</DialogTitle>
      {isForm ? (
        <ScorecardForm interview={interview} skills={data.skills} given={given} kit={kit} onClose={onClose} />
      ) : (
        <>
          <DialogContent sx={{ pt: 0, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {!data && !error && <Skeleton height={160} />}
            {error && <CouldNotLoad error={error} onRetry={refetch} />}
            {cards.length > 0 && <ScorecardTable label={title} cards={cards} />}
            {data && given > 0 && cards.length === 0 && (
              <span>{translate('pipeline.scorecards.count', { smart_count: given })}</span>
            )}
            {data && kit}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('ra.action.close')}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
};
