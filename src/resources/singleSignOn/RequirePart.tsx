import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { required, SelectInput, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { SignOnSettings } from '../../../domain/security/singleSignOn.ts';
import { isApiError } from '../../auth/ApiError.ts';
import { send } from '../../auth/send.ts';
import { useReason } from '../../auth/useReason.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useColleagues } from '../../components/inputs/useColleagues.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { Form } from '../../components/screens/forms/Form.tsx';
import { FormButtons } from '../../components/screens/forms/FormButtons.tsx';
import { FormFault } from '../../components/screens/forms/FormFault.tsx';
import { SwitchRow } from '../../components/settings/SwitchRow.tsx';
import { useSignOnAct } from './useSignOn.ts';

const words = (key: string) => `settings.singleSignOn.${key}`;

/** Refuses passwords, except for one administrator. */
export const RequirePart = ({ connection }: { connection: NonNullable<SignOnSettings['connection']> }) => {
  const translate = useTranslate();
  const { act, busy, problem } = useSignOnAct();
  const [choosing, setChoosing] = useState(false);
  const { required: isOn, emergencyUserId } = connection;
  const turn = (on: boolean) =>
    on ? setChoosing(true) : act(() => send('POST /single-sign-on/require', { required: false }));
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      <SwitchRow
        label={translate(words('require'))}
        description={translate(words('requireAbout'))}
        checked={isOn}
        disabled={busy}
        onChange={turn}
      >
        {isOn && emergencyUserId && <Emergency id={emergencyUserId} />}
        {problem && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {problem}
          </Alert>
        )}
      </SwitchRow>
      {choosing && <EmergencyDialog onClose={() => setChoosing(false)} />}
    </Box>
  );
};

const Emergency = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const person = useColleagues().find((one) => one.id === id);
  if (!person) return null;
  return (
    <Typography variant="body2">{translate(words('keepsPassword'), { name: person.fullName })}</Typography>
  );
};

/** Names the administrator who can still sign in if the provider fails. */
const EmergencyDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const reasonOf = useReason();
  const heading = useId();
  const { userId } = useActor();
  const { change } = useSignOnAct();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const administrators = useColleagues().filter(({ role }) => role === 'Admin');
  const submit = async ({ emergencyUserId }: FieldValues) => {
    setBusy(true);
    setFault('');
    try {
      await change(() => send('POST /single-sign-on/require', { required: true, emergencyUserId }));
      onClose();
    } catch (error) {
      const errors = isApiError(error) ? error.body.errors : undefined;
      if (errors) return errors;
      setFault(reasonOf(error));
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{translate(words('requireTitle'))}</DialogTitle>
      <Form record={{}} defaultValues={{ emergencyUserId: userId }} onSubmit={submit}>
        <DialogContent sx={{ pt: 0 }}>
          <DialogContentText sx={{ mb: 2 }}>{translate(words('requireText'))}</DialogContentText>
          <FormFault fault={fault} />
          <SelectInput
            source="emergencyUserId"
            label={words('emergency')}
            helperText={words('emergencyHint')}
            choices={administrators.map(({ id, fullName }) => ({ id, name: fullName }))}
            translateChoice={false}
            validate={required()}
            isRequired
            fullWidth
          />
        </DialogContent>
        <FormButtons label={translate(words('requireDo'))} busy={busy} onCancel={onClose} />
      </Form>
    </Dialog>
  );
};
