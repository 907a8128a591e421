import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type SyntheticEvent, useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { type SignUpRequest, signUpRequests } from '../../../domain/contract/accounts/signUpRequests.ts';
import { useReason } from '../../auth/useReason.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { useCarefulUpdate } from '../../components/stale/useCarefulUpdate.tsx';
import { errorText } from '../../i18n/textOf.ts';

interface Props {
  request: SignUpRequest;
  onClose: () => void;
}

/** Asks for the reason for declining, which is stored. */
export const DeclineDialog = ({ request, onClose }: Props) => {
  const translate = useTranslate();
  const reasonOf = useReason();
  const notify = useNotify();
  const heading = useId();
  const { company, email } = request;
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const { save, saving, refusal, dialog } = useCarefulUpdate(() => {
    notify('signUpsPage.declined', { type: 'success', messageArgs: { company } });
    onClose();
  });
  const error = wrong ?? (refusal ? reasonOf(refusal) : undefined);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = reason.trim() ? tooLong(reason) : translate('signUpsPage.reasonNeeded');
    setWrong(found);
    if (!found) save(request, { status: 'Declined', reason: reason.trim() });
  };
  return (
    <>
      <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
        <DialogTitle id={heading}>{translate('signUpsPage.declineTitle', { company })}</DialogTitle>
        <form noValidate onSubmit={submit}>
          <DialogContent>
            <DialogContentText sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
              {translate('signUpsPage.declineLead', { email })}
            </DialogContentText>
            <TextField
              label={translate('resources.signUpRequests.fields.reason')}
              value={reason}
              onChange={({ target }) => {
                setReason(target.value);
                setWrong(undefined);
              }}
              error={Boolean(error)}
              helperText={error}
              required
              autoFocus
              multiline
              minRows={3}
            />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {translate('ra.action.cancel')}
            </Button>
            <Button type="submit" variant="contained" color="error" loading={saving}>
              {translate('signUpsPage.decline')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      {dialog}
    </>
  );
};

const tooLong = (reason: string): string | undefined => {
  const { error } = signUpRequests.fields.reason.safeParse(reason);
  return errorText(error);
};
