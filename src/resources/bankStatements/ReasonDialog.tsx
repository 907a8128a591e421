import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { required, TextInput, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { Form } from '../../components/screens/forms/Form.tsx';
import { FormButtons } from '../../components/screens/forms/FormButtons.tsx';

interface Props {
  /** The key prefix of its texts. */
  act: 'ignore' | 'reopen';
  id: string;
  /** The reason to begin with. */
  usual: string;
  /** False if it was refused. */
  onReason: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks why an entry is ignored or opened again. */
export const ReasonDialog = ({ act, id, usual, onReason, onClose }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const [busy, setBusy] = useState(false);
  const submit = async ({ reason }: FieldValues) => {
    setBusy(true);
    if (await onReason(String(reason).trim())) onClose();
    setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogTitle id={heading}>{translate(`banking.${act}.title`, { id })}</DialogTitle>
      <Form record={{}} defaultValues={{ reason: usual }} onSubmit={submit}>
        <DialogContent sx={{ pt: 0 }}>
          <DialogContentText sx={{ mb: 2 }}>{translate(`banking.${act}.lead`)}</DialogContentText>
          <TextInput
            source="reason"
            label="resources.bankEntries.fields.reason"
            validate={required()}
            isRequired
            helperText={false}
            slotProps={{ htmlInput: { maxLength: 200 } }}
            fullWidth
          />
        </DialogContent>
        <FormButtons label={translate(`banking.${act}.do`)} busy={busy} onCancel={onClose} />
      </Form>
    </Dialog>
  );
};
