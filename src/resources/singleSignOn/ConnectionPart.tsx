import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { SignOnSettings } from '../../../domain/security/singleSignOn.ts';
import { send } from '../../auth/send.ts';
import { useReason } from '../../auth/useReason.ts';
import { CopiedText } from '../../components/CopiedText.tsx';
import { valueKey } from '../../components/contract/valueKey.ts';
import { ConfirmDialog } from '../../components/screens/dialogs/ConfirmDialog.tsx';
import { ProviderDialog } from './ProviderDialog.tsx';
import { useSignOnAct } from './useSignOn.ts';

const words = (key: string) => `settings.singleSignOn.${key}`;
type Result = { severity: 'success' | 'error'; text: string } | null;

/** The identity provider, with a test of the connection. */
export const ConnectionPart = ({ settings }: { settings: SignOnSettings }) => {
  const translate = useTranslate();
  const reasonOf = useReason();
  const [opened, setOpened] = useState<'edit' | 'remove' | null>(null);
  const [testing, setTesting] = useState(false);
  const [result, setResult] = useState<Result>(null);
  const { connection, redirectUri } = settings;
  const roleName = (role: string) => translate(valueKey('users', 'role', role), { _: role });
  const test = async () => {
    setTesting(true);
    setResult(null);
    try {
      await send('POST /single-sign-on/test', {});
      setResult({ severity: 'success', text: translate(words('works')) });
    } catch (error) {
      setResult({ severity: 'error', text: reasonOf(error) });
    }
    setTesting(false);
  };
  const close = () => {
    setOpened(null);
    setResult(null);
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      {connection && (
        <Box component="dl" sx={facts}>
          <Fact label={translate(words('issuer'))}>{connection.issuer}</Fact>
          <Fact label={translate(words('clientId'))}>{connection.clientId}</Fact>
          <Fact label={translate(words('clientSecret'))}>{translate(words('isSet'))}</Fact>
          <Fact label={translate(words('newPeople'))}>
            {connection.createAccounts
              ? translate(words('made'), { role: roleName(connection.defaultRole) })
              : translate(words('invited'))}
          </Fact>
          {connection.groupRoles.length > 0 && (
            <Fact label={translate(words('groupRoles'))}>
              {connection.groupRoles.map(({ group, role }) => `${group} → ${roleName(role)}`).join(', ')}
            </Fact>
          )}
        </Box>
      )}
      <CopiedText
        label={translate(words('redirectUri'))}
        text={redirectUri}
        copyLabel={translate(words('copyRedirectUri'))}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="outlined" size="small" onClick={() => setOpened('edit')}>
          {translate(words(connection ? 'edit' : 'setUp'))}
        </Button>
        {connection && (
          <>
            <Button variant="outlined" size="small" loading={testing} onClick={test}>
              {translate(words('test'))}
            </Button>
            <Button size="small" color="error" onClick={() => setOpened('remove')}>
              {translate(words('remove'))}
            </Button>
          </>
        )}
      </Box>
      <Box role="status">
        {result && (
          <Alert severity={result.severity} sx={{ mt: 1.5 }}>
            {result.text}
          </Alert>
        )}
      </Box>
      {opened === 'edit' && <ProviderDialog connection={connection} onClose={close} />}
      {opened === 'remove' && <Removal onClose={close} />}
    </Box>
  );
};

const Fact = ({ label, children }: { label: string; children: string }) => (
  <>
    <Typography component="dt" variant="body2" color="textSecondary">
      {label}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </>
);

const facts = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: { xs: 0.25, sm: 0.75 },
  '& dd': { mb: { xs: 0.75, sm: 0 } },
  m: 0,
  mb: 1,
};

const Removal = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { act, busy, problem } = useSignOnAct();
  const remove = async () => {
    if (!(await act(() => send('DELETE /single-sign-on', {})))) return;
    notify(words('removed'), { type: 'success' });
    onClose();
  };
  return (
    <ConfirmDialog
      title={translate(words('removeTitle'))}
      text={translate(words('removeText'))}
      confirm={translate(words('remove'))}
      cancel={translate('ra.action.cancel')}
      colour="error"
      busy={busy}
      onConfirm={remove}
      onCancel={onClose}
    >
      {problem && <Alert severity="error">{problem}</Alert>}
    </ConfirmDialog>
  );
};
