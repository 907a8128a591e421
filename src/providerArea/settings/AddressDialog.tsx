import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { FormButtons } from '../../components/screens/forms/FormButtons.tsx';
import { FormFault } from '../../components/screens/forms/FormFault.tsx';

interface Props {
  list: string;
  onSave: (list: string | null) => Promise<void>;
  onClose: () => void;
}

type Refused = Error & { body?: { errors?: { value?: string } } };

/**
 * The IP addresses that a company's users may sign in from. Errors appear under the list, and the input is
 * kept.
 */
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
          <FormFault fault={fault.general} />
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
        <FormButtons
          label={translate('settings.security.ipRestriction.save')}
          busy={busy}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
};
