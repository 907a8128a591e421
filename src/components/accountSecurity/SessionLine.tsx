import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import type { OwnSession } from '../../../domain/security/ownSession.ts';
import { writeMoment } from '../fields/writeDay.ts';
import { line } from './line.ts';

/** One session: device, network, first and last use. */
export const SessionLine = ({ session, onEnd }: { session: OwnSession; onEnd: () => void }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { network, createdAt, seenAt, current } = session;
  const device = session.device ?? translate('settings.sessions.unknownDevice');
  const times = {
    from: writeMoment(createdAt, locale),
    last: writeMoment(seenAt, locale),
  };
  return (
    <Box component="li" sx={line}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography component="div" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, fontWeight: 600 }}>
          {device}
          {current && <Chip size="small" color="primary" label={translate('settings.sessions.current')} />}
        </Typography>
        {network && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {translate('settings.sessions.network', { network })}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary">
          {translate('settings.sessions.times', times)}
        </Typography>
      </Box>
      {!current && (
        <Button
          size="small"
          color="error"
          aria-label={translate('settings.sessions.endNamed', { device, last: times.last })}
          onClick={onEnd}
        >
          {translate('settings.sessions.end')}
        </Button>
      )}
    </Box>
  );
};
