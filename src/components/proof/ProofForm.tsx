import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { type SyntheticEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isApiError } from '../../auth/ApiError.ts';
import { hasPasskeys, signWithPasskey } from '../../auth/passkey.ts';
import { send } from '../../auth/send.ts';
import { useReason } from '../../auth/useReason.ts';
import { inSite } from '../../platform/siteAddress.ts';
import { FormButtons } from '../screens/forms/FormButtons.tsx';
import { FormFault } from '../screens/forms/FormFault.tsx';

const typed = ['code', 'password'] as const;
type Kind = 'passkey' | (typeof typed)[number];
type Proofs = Record<Kind, boolean> & { email: string };

interface Props {
  proofs: Proofs;
  onClose: (proven: boolean) => void;
}

const use = { passkey: 'usePasskey', code: 'useCode', password: 'usePassword' } as const;

/** Confirms with a passkey, a code or the password, whichever the account has; without any, with a new sign-in. */
export const ProofForm = ({ proofs, onClose }: Props) => {
  const translate = useTranslate();
  const reasonOf = useReason();
  const kinds = [...(hasPasskeys() ? (['passkey'] as const) : []), ...typed].filter((kind) => proofs[kind]);
  const [kind, setKind] = useState<Kind | undefined>(kinds[0]);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const choose = (next: Kind) => {
    setKind(next);
    setText('');
    setProblem('');
  };
  const prove = async (): Promise<void> => {
    if (kind !== 'passkey') return void (await send('POST /auth/proof', kind ? { [kind]: text } : {}));
    const { data } = await send('POST /auth/proof/passkey', {});
    await send('POST /auth/proof', { response: await signWithPasskey(data) });
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    // The form that is being confirmed may be an ancestor in React.
    event.stopPropagation();
    if (!kind) return onClose(true);
    if (busy || (kind !== 'passkey' && !text.trim())) return;
    setBusy(true);
    setProblem('');
    try {
      await prove();
      return onClose(true);
    } catch (error) {
      const [under] = Object.values((isApiError(error) && error.body.errors) || {});
      setProblem(under ?? reasonOf(error));
    }
    setBusy(false);
  };
  const isTyped = kind === 'code' || kind === 'password';
  return (
    <form noValidate onSubmit={submit}>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
        <DialogContentText>{translate('confirmItsYou.lead')}</DialogContentText>
        {!kind && (
          <>
            <DialogContentText>{translate('confirmItsYou.again')}</DialogContentText>
            <Button
              href={`${inSite('/')}?signIn=${encodeURIComponent(proofs.email)}`}
              target="_blank"
              variant="outlined"
            >
              {translate('confirmItsYou.openSignIn')}
            </Button>
          </>
        )}
        {isTyped && (
          <TextField
            key={kind}
            autoFocus
            fullWidth
            label={translate(`confirmItsYou.${kind}`)}
            type={kind === 'password' ? 'password' : 'text'}
            autoComplete={kind === 'password' ? 'current-password' : 'one-time-code'}
            value={text}
            error={problem !== ''}
            helperText={problem}
            onChange={({ target }) => {
              setText(target.value);
              setProblem('');
            }}
          />
        )}
        {!isTyped && <FormFault fault={problem} />}
        {kinds
          .filter((other) => other !== kind)
          .map((other) => (
            <Button key={other} sx={{ justifySelf: 'start' }} onClick={() => choose(other)}>
              {translate(`confirmItsYou.${use[other]}`)}
            </Button>
          ))}
      </DialogContent>
      <FormButtons
        label={translate(
          kind === 'passkey'
            ? 'confirmItsYou.usePasskey'
            : kind
              ? 'confirmItsYou.confirm'
              : 'confirmItsYou.continue',
        )}
        busy={busy}
        onCancel={() => onClose(false)}
      />
    </form>
  );
};
