import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { required, SelectInput, useLocaleState, useNotify, useTranslate } from 'react-admin';
import { keyOverlaps } from '../../../domain/contract/accounts/apiKeys.ts';
import type { ScimToken, SignOnSettings } from '../../../domain/security/singleSignOn.ts';
import { send } from '../../auth/send.ts';
import { KeyDialog } from '../../components/accountSecurity/apiKeys/KeyDialog.tsx';
import { line } from '../../components/accountSecurity/line.ts';
import { CopiedText } from '../../components/CopiedText.tsx';
import { writeDayOf, writeMoment } from '../../components/fields/writeDay.ts';
import { ConfirmDialog } from '../../components/screens/dialogs/ConfirmDialog.tsx';
import { useSignOnAct } from './useSignOn.ts';

const words = (key: string) => `settings.singleSignOn.scim.${key}`;

/** The token with which the company’s directory provisions users. */
export const ScimPart = ({ baseUrl, token }: SignOnSettings['scim']) => {
  const translate = useTranslate();
  const { refresh } = useSignOnAct();
  const [opened, setOpened] = useState<'make' | 'revoke' | null>(null);
  const close = () => {
    setOpened(null);
    refresh();
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="h3" variant="subtitle2">
        {translate(words('title'))}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate(words('about'))}
      </Typography>
      <CopiedText
        label={translate(words('baseUrl'))}
        text={baseUrl}
        copyLabel={translate(words('copyBaseUrl'))}
      />
      {token ? (
        <TokenLine token={token} onAct={setOpened} />
      ) : (
        <Button variant="outlined" size="small" sx={{ mt: 1 }} onClick={() => setOpened('make')}>
          {translate(words('create'))}
        </Button>
      )}
      {opened === 'make' && <TokenDialog isNew={!token} onClose={close} />}
      {opened === 'revoke' && <Revocation onClose={close} />}
    </Box>
  );
};

interface TokenProps {
  token: ScimToken;
  onAct: (act: 'make' | 'revoke') => void;
}

const TokenLine = ({ token: { prefix, createdAt, lastUsedAt, formerUntil }, onAct }: TokenProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Box sx={{ ...line, borderBottom: 0 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="body2">
          <code>{prefix}…</code> · {translate(words('created'), { date: writeDayOf(createdAt, locale) })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {lastUsedAt
            ? translate('settings.apiKeys.used', { moment: writeMoment(lastUsedAt, locale) })
            : translate(words('neverUsed'))}{' '}
          {formerUntil &&
            new Date(formerUntil) > new Date() &&
            translate('settings.apiKeys.formerUntil', { moment: writeMoment(formerUntil, locale) })}
        </Typography>
      </Box>
      <Box>
        <Button size="small" aria-label={translate(words('rotateToken'))} onClick={() => onAct('make')}>
          {translate('settings.apiKeys.rotate')}
        </Button>
        <Button
          size="small"
          color="error"
          aria-label={translate(words('revokeToken'))}
          onClick={() => onAct('revoke')}
        >
          {translate('settings.apiKeys.revoke')}
        </Button>
      </Box>
    </Box>
  );
};

const TokenDialog = ({ isNew, onClose }: { isNew: boolean; onClose: () => void }) => {
  const translate = useTranslate();
  return (
    <KeyDialog
      title={translate(words(isNew ? 'createTitle' : 'rotateTitle'))}
      lead={translate(words(isNew ? 'createLead' : 'rotateLead'))}
      submitLabel={translate(isNew ? words('create') : 'settings.apiKeys.rotate')}
      done={words(isNew ? 'made' : 'rotated')}
      secretText={words('secretText')}
      first={{ overlapHours: isNew ? 0 : 24 }}
      send={({ overlapHours }) => send('POST /single-sign-on/scim-token', { overlapHours })}
      onClose={onClose}
    >
      {!isNew && (
        <SelectInput
          source="overlapHours"
          label="settings.apiKeys.overlap"
          choices={keyOverlaps.map((hours) => ({ id: hours, name: `settings.apiKeys.overlapOf.h${hours}` }))}
          validate={required()}
          isRequired
          fullWidth
        />
      )}
    </KeyDialog>
  );
};

const Revocation = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { act, busy, problem } = useSignOnAct();
  const revoke = async () => {
    if (!(await act(() => send('DELETE /single-sign-on/scim-token', {})))) return;
    notify(words('revoked'), { type: 'success' });
    onClose();
  };
  return (
    <ConfirmDialog
      title={translate(words('revokeTitle'))}
      text={translate(words('revokeText'))}
      confirm={translate('settings.apiKeys.revoke')}
      cancel={translate('ra.action.cancel')}
      colour="error"
      busy={busy}
      onConfirm={revoke}
      onCancel={onClose}
    >
      {problem && <Alert severity="error">{problem}</Alert>}
    </ConfirmDialog>
  );
};
