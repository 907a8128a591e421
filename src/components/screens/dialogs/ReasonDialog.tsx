import type { ButtonProps } from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { NounName } from '../../../../domain/contract/index.ts';
import { textOf } from '../../../i18n/textOf.ts';
import { validateField } from '../../inputs/validateField.ts';
import { FormButtons } from '../forms/FormButtons.tsx';
import { useOnce } from '../forms/useOnce.ts';
import { Dialog } from './Dialog.tsx';

interface Props {
  title: string;
  text: string;
  label?: string;
  /** The field that stores the reason, whose schema it is validated with. */
  stored: readonly [NounName, string];
  /** What is said if nothing was entered. */
  missing?: string;
  confirm: string;
  color?: ButtonProps['color'];
  busy?: boolean | undefined;
  /** Why the reason was refused. */
  refused?: string | undefined;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
}

/** Asks for the reason of an action, which is stored and said to whom it concerns. */
export const ReasonDialog = (props: Props) => {
  const { title, text, label, stored, missing, confirm, color = 'error', busy, refused } = props;
  const { onConfirm, onCancel } = props;
  const translate = useTranslate();
  const heading = useId();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | undefined>(undefined);
  const validate = validateField(...stored);
  const confirmOnce = useOnce(async () => {
    const given = reason.trim();
    const found = given ? await validate?.(given) : (missing ?? textOf('value.reason-needed'));
    setFault(found && translate(found, { _: found }));
    if (!found) onConfirm(given);
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // The dialog's events bubble to the forms around it.
    event.stopPropagation();
    void confirmOnce();
  };
  const error = fault ?? refused;
  return (
    <Dialog open onClose={onCancel} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent sx={{ pt: 0 }}>
          <DialogContentText sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>{text}</DialogContentText>
          <TextField
            label={label ?? translate('forms.reason')}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setFault(undefined);
            }}
            error={Boolean(error)}
            helperText={error}
            required
            autoFocus
            fullWidth
            multiline
            minRows={3}
          />
        </DialogContent>
        <FormButtons label={confirm} color={color} busy={busy} onCancel={onCancel} />
      </form>
    </Dialog>
  );
};
