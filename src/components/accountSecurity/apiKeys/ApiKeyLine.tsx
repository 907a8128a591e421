import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetOne, useLocaleState, useTranslate } from 'react-admin';
import { type ApiKey, statusOfKey } from '../../../../domain/contract/accounts/apiKeys.ts';
import type { User } from '../../../../domain/contract/accounts/users.ts';
import { useActor } from '../../contract/useActor.ts';
import { StatusChip } from '../../fields/StatusChip.tsx';
import { writeDayOf, writeMoment } from '../../fields/writeDay.ts';
import { line } from '../line.ts';

interface Props {
  apiKey: ApiKey;
  onAct: (act: 'rotate' | 'revoke') => void;
}

/** One key: name, state, first characters, number of scopes, and dates. */
export const ApiKeyLine = ({ apiKey, onAct }: Props) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { userId } = useActor();
  const { name, prefix, scopes, expiresAt, lastUsedAt, formerUntil } = apiKey;
  const now = new Date();
  const status = statusOfKey(apiKey, now);
  const isOwn = apiKey.userId === userId;
  const used = lastUsedAt
    ? translate('settings.apiKeys.used', { moment: writeMoment(lastUsedAt, locale) })
    : translate('settings.apiKeys.neverUsed');
  const ends = translate(`settings.apiKeys.${status === 'Expired' ? 'hasExpired' : 'expires'}`, {
    date: writeDayOf(expiresAt, locale),
  });
  return (
    <Box component="li" sx={line}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography component="div" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, fontWeight: 600 }}>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          <StatusChip value={status} label={translate(`settings.apiKeys.status.${status}`)} />
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <code>{prefix}…</code> · {translate('settings.apiKeys.scopeCount', { smart_count: scopes.length })}
          {!isOwn && <Owner id={apiKey.userId} />}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {used} {status !== 'Revoked' && ends}{' '}
          {status === 'Active' &&
            formerUntil &&
            new Date(formerUntil) > now &&
            translate('settings.apiKeys.formerUntil', { moment: writeMoment(formerUntil, locale) })}
        </Typography>
      </Box>
      {status === 'Active' && (
        <Box>
          {isOwn && (
            <Button
              size="small"
              aria-label={translate('settings.apiKeys.rotateNamed', { name })}
              onClick={() => onAct('rotate')}
            >
              {translate('settings.apiKeys.rotate')}
            </Button>
          )}
          <Button
            size="small"
            color="error"
            aria-label={translate('settings.apiKeys.revokeNamed', { name })}
            onClick={() => onAct('revoke')}
          >
            {translate('settings.apiKeys.revoke')}
          </Button>
        </Box>
      )}
    </Box>
  );
};

/** The colleague whose key it is. */
const Owner = ({ id }: { id: string }) => {
  const { data } = useGetOne<User>('users', { id });
  return data ? <> · {data.fullName}</> : null;
};
