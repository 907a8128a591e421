import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { PipelineEntry } from '../../../domain/contract/hiring/pipelineEntries.ts';
import { validateField } from '../../components/inputs/validateField.ts';
import { textOf } from '../../i18n/textOf.ts';
import { useOutcome } from './useOutcome.ts';

export type Exit = 'Rejected' | 'Withdrawn';
interface Props {
  entry: PipelineEntry;
  exit: Exit;
  onClose: () => void;
}

/** Closes a pipeline entry and asks for the reason. */
export const OutDialog = ({ entry, exit, onClose }: Props) => {
  const heading = useId();
  const translate = useTranslate();
  const { set, saving } = useOutcome(onClose);
  const check = validateField('pipelineEntries', 'outcomeReason');
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogTitle id={heading}>{translate(`pipeline.out.${exit}.title`, { name: entry.name })}</DialogTitle>
      <Form onSubmit={({ outcomeReason }: FieldValues) => set(entry, { outcome: exit, outcomeReason })}>
        <DialogContent sx={{ pt: 0 }}>
          <DialogContentText sx={{ mb: 2 }}>{translate('pipeline.out.lead')}</DialogContentText>
          <TextInput
            source="outcomeReason"
            label="resources.pipelineEntries.fields.outcomeReason"
            multiline
            minRows={2}
            fullWidth
            autoFocus
            isRequired
            validate={(reason: unknown) => (reason ? check?.(reason) : textOf('value.reason-needed'))}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={saving}>
            {translate(`pipeline.menu.${exit}`)}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};
