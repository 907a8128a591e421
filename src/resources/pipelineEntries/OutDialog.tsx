import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { validateField } from '../../components/inputs/validateField.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { Form } from '../../components/screens/forms/Form.tsx';
import { textOf } from '../../i18n/textOf.ts';

export type Exit = 'Rejected' | 'Withdrawn';
interface Props {
  /** The candidate. */
  name: string;
  exit: Exit;
  /** What closing the entry does. */
  lead: string;
  saving: boolean;
  onReason: (outcomeReason: string) => void;
  onClose: () => void;
}

/** Asks for the reason before a pipeline entry is closed. */
export const OutDialog = ({ name, exit, lead, saving, onReason, onClose }: Props) => {
  const heading = useId();
  const translate = useTranslate();
  const check = validateField('pipelineEntries', 'outcomeReason');
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogTitle id={heading}>{translate(`pipelineMoves.${exit}.title`, { name })}</DialogTitle>
      <Form onSubmit={({ outcomeReason }: FieldValues) => onReason(String(outcomeReason))}>
        <DialogContent sx={{ pt: 0 }}>
          <DialogContentText sx={{ mb: 2 }}>{lead}</DialogContentText>
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
            {translate(`pipelineMoves.${exit}.do`)}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};
