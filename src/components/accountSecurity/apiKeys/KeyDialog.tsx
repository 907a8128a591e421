import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { isApiError } from '../../../auth/ApiError.ts';
import { useNotifyFailure } from '../../../auth/useNotifyFailure.ts';
import { Dialog } from '../../screens/dialogs/Dialog.tsx';
import { Form } from '../../screens/forms/Form.tsx';
import { FormButtons } from '../../screens/forms/FormButtons.tsx';
import { KeySecret } from './KeySecret.tsx';

interface Props {
  title: string;
  lead?: string;
  submitLabel: string;
  /** Message after the secret was issued. */
  done: string;
  first: Record<string, unknown>;
  /** What to do with the secret. */
  secretText?: string;
  /** Asks for the secret. */
  send: (typed: FieldValues) => Promise<{ data: { secret: string } }>;
  onClose: () => void;
  /** The inputs. */
  children: ReactNode;
}

/** A form that is answered with a secret, which the dialog then shows. */
export const KeyDialog = ({
  title,
  lead,
  submitLabel,
  done,
  first,
  secretText = 'settings.apiKeys.secretText',
  send,
  onClose,
  children,
}: Props) => {
  const heading = useId();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [busy, setBusy] = useState(false);
  const [secret, setSecret] = useState<string>();
  const submit = async (typed: FieldValues) => {
    setBusy(true);
    try {
      const { data } = await send(typed);
      notify(done, { type: 'success' });
      setSecret(data.secret);
    } catch (failure) {
      const errors = isApiError(failure) ? failure.body.errors : undefined;
      if (errors) return errors;
      notifyFailure(failure);
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  // A press outside would lose the secret.
  if (secret !== undefined) return <KeySecret secret={secret} text={secretText} onStored={onClose} />;
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <Form record={{}} defaultValues={first} onSubmit={submit}>
        <DialogContent sx={{ pt: 0 }}>
          {lead && <DialogContentText sx={{ mb: 2 }}>{lead}</DialogContentText>}
          {children}
        </DialogContent>
        <FormButtons label={submitLabel} busy={busy} onCancel={onClose} />
      </Form>
    </Dialog>
  );
};
