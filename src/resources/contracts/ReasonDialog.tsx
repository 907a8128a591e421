import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { contracts } from '../../../domain/contract/deals/contracts.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { errorText } from '../../i18n/textOf.ts';

interface Props {
  title: string;
  text: string;
  confirm: string;
  busy?: boolean;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
}

/** Asks for the reason of an action that ends something for both sides. */
export const ReasonDialog = ({ title, text, confirm, busy, onConfirm, onCancel }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = reason.trim() ? tooLong(reason.trim()) : translate('contractsPage.moves.reasonNeeded');
    setWrong(found);
    if (!found) onConfirm(reason.trim());
  };
  return (
    <Dialog open onClose={onCancel} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent>
          <DialogContentText sx={{ mb: 1.5 }}>{text}</DialogContentText>
          <TextField
            label={translate('contractsPage.moves.reason')}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setWrong(undefined);
            }}
            error={Boolean(wrong)}
            helperText={wrong}
            required
            autoFocus
            multiline
            minRows={3}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onCancel}>
            {translate('contractsPage.moves.cancel')}
          </Button>
          <Button type="submit" variant="contained" color="error" loading={busy}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

const tooLong = (reason: string): string | undefined => {
  const { error } = contracts.fields.endReason.safeParse(reason);
  return errorText(error);
};
