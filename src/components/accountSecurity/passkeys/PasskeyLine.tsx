import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import type { Passkey } from '../../../../domain/security/passkeys.ts';
import { writeDayOf, writeMoment } from '../../fields/writeDay.ts';
import { line } from '../line.ts';

interface Props {
  passkey: Passkey;
  onAct: (act: 'rename' | 'remove') => void;
}

/** One passkey: name, whether other devices have it, first and last use. */
export const PasskeyLine = ({ passkey, onAct }: Props) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { name, createdAt, lastUsedAt, synced } = passkey;
  const added = translate('settings.passkeys.addedOn', { date: writeDayOf(createdAt, locale) });
  const used = lastUsedAt
    ? translate('settings.passkeys.used', { moment: writeMoment(lastUsedAt, locale) })
    : translate('settings.passkeys.neverUsed');
  return (
    <Box component="li" sx={line}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography component="div" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, fontWeight: 600 }}>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          <Chip
            size="small"
            label={translate(`settings.passkeys.${synced ? 'synced' : 'oneDevice'}`)}
            variant="outlined"
          />
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {added} {used}
        </Typography>
      </Box>
      <Box>
        {(['rename', 'remove'] as const).map((act) => (
          <Button
            key={act}
            size="small"
            color={act === 'remove' ? 'error' : 'primary'}
            aria-label={translate(`settings.passkeys.${act}Named`, { name })}
            onClick={() => onAct(act)}
          >
            {translate(`settings.passkeys.${act}`)}
          </Button>
        ))}
      </Box>
    </Box>
  );
};
