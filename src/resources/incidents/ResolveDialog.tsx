import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { incidents } from '../../../domain/contract/security/incidents.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { FormButtons } from '../../components/screens/forms/FormButtons.tsx';
import { errorText, textOf } from '../../i18n/textOf.ts';

interface Props {
  busy: boolean;
  refused?: string;
  onConfirm: (resolution: string) => void;
  onClose: () => void;
}

/** Asks how an incident was resolved. */
export const ResolveDialog = ({ busy, refused, onConfirm, onClose }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const [resolution, setResolution] = useState('');
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = faultIn(resolution.trim());
    setWrong(found && translate(found, { _: found }));
    if (!found) onConfirm(resolution.trim());
  };
  const error = wrong ?? refused;
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{translate('security.incident.resolveTitle')}</DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent sx={{ pt: 0 }}>
          <DialogContentText>{translate('security.incident.resolveLead')}</DialogContentText>
          <TextField
            label={translate('resources.incidents.fields.resolution')}
            value={resolution}
            onChange={({ target }) => {
              setResolution(target.value);
              setWrong(undefined);
            }}
            error={Boolean(error)}
            helperText={error}
            required
            autoFocus
            fullWidth
            multiline
            minRows={3}
            sx={{ mt: 1.5 }}
          />
        </DialogContent>
        <FormButtons label={translate('security.incident.resolve')} busy={busy} onCancel={onClose} />
      </form>
    </Dialog>
  );
};

/** The contract's validation error, if any; an empty resolution is refused too. */
const faultIn = (resolution: string): string | undefined =>
  resolution === ''
    ? textOf('incidents.resolution')
    : errorText(incidents.fields.resolution.safeParse(resolution).error);
