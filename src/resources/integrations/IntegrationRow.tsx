import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Integration } from '../../../domain/contract/platform/integrations.ts';
import { isFailing } from '../../../domain/settings/services.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import type { ConfirmedAct } from './ConfirmAct.tsx';
import { KeyButton } from './KeyButton.tsx';
import { ServiceNotes } from './ServiceNotes.tsx';
import { useTestMessage } from './useTestMessage.ts';

interface Props {
  name: string;
  /** The key prefix of its texts. */
  texts: string;
  row: Integration | undefined;
  onOpen: (act: 'connect' | 'log' | ConfirmedAct) => void;
}

/** One service: its purpose, status and actions. */
export const IntegrationRow = ({ name, texts, row, onOpen }: Props) => {
  const translate = useTranslate();
  const mayChange = useMay('edit', 'integrations', row && { ...row });
  const { test, testing } = useTestMessage({
    sent: 'settings.integrations.testing',
    onSent: () => onOpen('log'),
  });
  const status = row?.status ?? 'Not Connected';
  // Only what is connected can be disconnected; the address of a pending service can be removed.
  const leave = status === 'Connected' ? 'disconnect' : 'remove';
  const label = (act: string) => translate(`settings.integrations.${act}Named`, { name });
  return (
    <Box component="li" sx={look}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <StatusChip
            value={row && isFailing(row) ? 'Failed' : status}
            label={translate(`${texts}.status.${status}`)}
          />
        </Box>
        <Typography variant="body2" color="textSecondary">
          {translate(`${texts}.about.${name}`)}
        </Typography>
        {row && <ServiceNotes row={row} />}
      </Box>
      {mayChange && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: { xs: -0.5, sm: 0 } }}>
          {row && status !== 'Not Connected' && (
            <>
              <Button size="small" loading={testing} aria-label={label('test')} onClick={() => test(row.id)}>
                {translate('settings.integrations.test')}
              </Button>
              <Button size="small" aria-label={label('log')} onClick={() => onOpen('log')}>
                {translate('settings.integrations.log')}
              </Button>
              <KeyButton row={row} onOpen={onOpen} />
              <Button
                size="small"
                color="error"
                aria-label={label(leave)}
                onClick={() => onOpen('disconnect')}
              >
                {translate(`settings.integrations.${leave}`)}
              </Button>
            </>
          )}
          {status !== 'Connected' && (
            <Button
              size="small"
              variant="outlined"
              aria-label={label('connect')}
              onClick={() => onOpen('connect')}
            >
              {translate('settings.integrations.connect')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
};

const look = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  rowGap: 1,
  alignItems: 'center',
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { border: 0 },
};
