import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Requisition } from '../../../domain/contract/deals/requisitions.ts';
import { validateField } from '../../components/inputs/validateField.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { Form } from '../../components/screens/forms/Form.tsx';
import { FormButtons } from '../../components/screens/forms/FormButtons.tsx';
import { EndReasonInput } from '../../resources/requests/EndReasonInput.tsx';

interface Props {
  requisition: Requisition;
  busy: boolean;
  onClose: () => void;
  onWithdraw: (why: Pick<Requisition, 'endReason' | 'reason'>) => void;
}

/** Withdraws a requisition for one of the listed reasons, which its providers see. */
export const WithdrawDialog = ({ requisition, busy, onClose, onWithdraw }: Props) => {
  const heading = useId();
  const translate = useTranslate();
  const { position, status } = requisition;
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{translate('requisitions.withdraw.title')}</DialogTitle>
      <Form
        record={{}}
        defaultValues={{ endReason: null, reason: null }}
        onSubmit={({ endReason, reason }: FieldValues) =>
          onWithdraw({ endReason, reason: reason?.trim() ? reason : null })
        }
      >
        <DialogContent sx={{ pt: 0 }}>
          <DialogContentText sx={{ mb: 2 }}>
            {translate('requisitions.withdraw.text', { position })}
          </DialogContentText>
          <EndReasonInput noun="requisitions" from={status} to="Withdrawn" />
          <TextInput
            source="reason"
            label="requisitions.withdraw.note"
            multiline
            minRows={3}
            helperText={false}
            validate={validateField('requisitions', 'reason')}
          />
        </DialogContent>
        <FormButtons label={translate('requisitions.withdraw.label')} busy={busy} onCancel={onClose} />
      </Form>
    </Dialog>
  );
};
