import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { EditBase, useEditContext, useNotify, useTranslate } from 'react-admin';
import type { PipelineEntry, Stage } from '../../../domain/contract/hiring/pipelineEntries.ts';
import { KeepDraft } from '../../components/drafts/KeepDraft.tsx';
import { Follow } from '../../components/follow/Follow.tsx';
import { MaintenanceSaveButton } from '../../components/maintenance/MaintenanceSaveButton.tsx';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { Facts } from '../../components/screens/facts/Facts.tsx';
import { changedFields } from '../../components/screens/forms/changedFields.ts';
import { Form } from '../../components/screens/forms/Form.tsx';
import { InputGroups } from '../../components/screens/forms/InputGroups.tsx';
import { useStaleQuestion } from '../../components/stale/useStaleQuestion.tsx';
import { EntryHistory } from './EntryHistory.tsx';
import { EntryInterviews } from './EntryInterviews.tsx';
import { EntryMatch } from './EntryMatch.tsx';
import { EntryOutcome } from './EntryOutcome.tsx';
import { EntryReviews } from './EntryReviews.tsx';
import { EntryScorecards } from './EntryScorecards.tsx';
import { MoveChoice } from './MoveChoice.tsx';

const groups = [
  { labelKey: 'pipeline.notes', fields: ['screeningNotes'] },
  { labelKey: 'pipeline.offer', fields: ['offerAmount', 'offerDate'] },
  { labelKey: 'pipeline.hire', fields: ['hireDate', 'startDate'] },
];

/** Notes and agreed terms; validation errors appear next to their field. */
const EntryForm = () => (
  <Form>
    <KeepDraft />
    <InputGroups groups={groups} />
    <Box sx={{ mt: 1 }}>
      <MaintenanceSaveButton variant="outlined" />
    </Box>
  </Form>
);

interface Props {
  id: string;
  onMove: (entry: PipelineEntry, to: Stage) => void;
  onClose: () => void;
}

/** All details of one pipeline entry: the candidate, its stage, the terms and the history. */
export const EntryDialog = ({ id, onMove, onClose }: Props) => {
  const heading = useId();
  const notify = useNotify();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { onError, question } = useStaleQuestion();
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="md" fullWidth fullScreen={isSmall}>
      <EditBase
        resource="pipelineEntries"
        id={id}
        mutationMode="pessimistic"
        redirect={false}
        queryOptions={{ retry: false, onError: () => {} }}
        mutationOptions={{ onError, onSuccess: () => notify('pipeline.saved', { type: 'success' }) }}
        transform={(form, options) => changedFields(form, options?.previousData)}
      >
        <EntryTitle id={heading} onClose={onClose} />
        <EntryParts onMove={onMove} onClose={onClose} />
        {question}
      </EditBase>
    </Dialog>
  );
};

const EntryTitle = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const translate = useTranslate();
  const { record } = useEditContext<PipelineEntry>();
  return (
    <DialogTitle component="div" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Box sx={{ minWidth: 0 }}>
        <Box component="h2" id={id} sx={{ m: 0, fontSize: 20, overflowWrap: 'anywhere' }}>
          {record?.name ?? translate('pipeline.candidate')}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{record?.title}</Box>
      </Box>
      <IconButton aria-label={translate('ra.action.close')} onClick={onClose} sx={{ alignSelf: 'start' }}>
        <CloseIcon />
      </IconButton>
    </DialogTitle>
  );
};

const facts = { fields: ['jobId', 'providerId', 'experience', 'location', 'source', 'addedDate', 'skills'] };

const EntryParts = ({ onMove, onClose }: Omit<Props, 'id'>) => {
  const translate = useTranslate();
  const { record, error, refetch } = useEditContext<PipelineEntry>();
  if (error && !record)
    return (
      <DialogContent>
        <CouldNotLoad title={translate('pipeline.noEntry')} error={error} onRetry={() => refetch?.()} />
      </DialogContent>
    );
  if (!record)
    return (
      <DialogContent aria-busy>
        <Skeleton height={120} />
        <Skeleton height={240} />
      </DialogContent>
    );
  return (
    <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3.5 }}>
      <Box sx={{ justifySelf: 'start', mb: -2 }}>
        <Follow noun="pipelineEntries" row={record} />
      </Box>
      <MoveChoice
        entry={record}
        onMove={(to) => {
          onMove(record, to);
          onClose();
        }}
      />
      <EntryMatch entry={record} />
      <Facts group={facts} />
      <EntryForm />
      <EntryInterviews entry={record} />
      <EntryScorecards entry={record} />
      <EntryReviews entry={record} />
      <EntryHistory entry={record} />
      <EntryOutcome entry={record} />
    </DialogContent>
  );
};
