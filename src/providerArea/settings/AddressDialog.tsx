import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  list: string;
  onSave: (list: string | null) => Promise<void>;
  onClose: () => void;
}

type Refused = Error & { body?: { errors?: { value?: string } } };

/** The addresses a company lets its people in from. What is wrong with the list is said under it, and it stays as typed. */
export const AddressDialog = ({ list, onSave, onClose }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const [typed, setTyped] = useState(list);
  const [fault, setFault] = useState<{ value?: string; general?: string }>({});
  const [busy, setBusy] = useState(false);

  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await onSave(typed.trim() || null);
      onClose();
    } catch (error) {
      const { message, body } = error as Refused;
      setFault(body?.errors?.value ? { value: body.errors.value } : { general: message });
      setBusy(false);
    }
  };
  const say = (text: string | undefined) => text && translate(text, { _: text });
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <form onSubmit={save}>
        <DialogTitle id={heading}>{translate('settings.security.ipRestriction.label')}</DialogTitle>
        <DialogContent>
          {fault.general && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {say(fault.general)}
            </Alert>
          )}
          <TextField
            autoFocus
            multiline
            minRows={4}
            label={translate('settings.security.ipRestriction.list')}
            value={typed}
            error={Boolean(fault.value)}
            helperText={say(fault.value) ?? translate('settings.security.ipRestriction.hint')}
            onChange={({ target }) => {
              setTyped(target.value);
              setFault({});
            }}
            slotProps={{ htmlInput: { maxLength: 2000, spellCheck: false } }}
            sx={{ mt: 1, width: '100%' }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {translate('settings.security.ipRestriction.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
