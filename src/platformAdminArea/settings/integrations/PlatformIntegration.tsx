import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { Integration } from '../../../../domain/contract/platform/integrations.ts';
import { isFailing } from '../../../../domain/settings/services.ts';
import { useMay } from '../../../components/contract/useMay.ts';
import { StatusChip } from '../../../components/fields/StatusChip.tsx';
import { writeMoment } from '../../../components/fields/writeDay.ts';
import type { ConfirmedAct } from '../../../resources/integrations/ConfirmAct.tsx';
import { KeyButton } from '../../../resources/integrations/KeyButton.tsx';
import { ServiceNotes } from '../../../resources/integrations/ServiceNotes.tsx';
import { useTestMessage } from '../../../resources/integrations/useTestMessage.ts';

export type Act = 'connect' | 'log' | ConfirmedAct;
interface Props {
  row: Integration;
  onOpen: (act: Act) => void;
  onSynced: () => void;
}

/** One service: its status, health, last sync, and actions. */
export const PlatformIntegration = ({ row, onOpen, onSynced }: Props) => {
  const translate = useTranslate();
  const mayChange = useMay('edit', 'integrations', { ...row });
  const { id, name, status } = row;
  const words = (act: string) => translate(`settings.integrations.${act}Named`, { name });
  const { test, testing } = useTestMessage({
    sent: 'maintenanceSettings.integrations.syncing',
    words: { name },
    onSent: () => onOpen('log'),
  });
  const sync = async () => {
    await test(id);
    onSynced();
  };
  return (
    <Box component="li" sx={look}>
      <About row={row} />
      {mayChange && status !== 'Not Connected' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          <Button
            size="small"
            loading={testing}
            aria-label={translate('maintenanceSettings.integrations.syncNamed', { name })}
            onClick={sync}
          >
            {translate('maintenanceSettings.integrations.sync')}
          </Button>
          <Button size="small" aria-label={words('log')} onClick={() => onOpen('log')}>
            {translate('settings.integrations.log')}
          </Button>
          <KeyButton row={row} onOpen={onOpen} />
          <Button
            size="small"
            color="error"
            aria-label={words('disconnect')}
            onClick={() => onOpen('disconnect')}
          >
            {translate('settings.integrations.disconnect')}
          </Button>
        </Box>
      )}
      {mayChange && status === 'Not Connected' && (
        <Button
          size="small"
          variant="outlined"
          aria-label={words('connect')}
          onClick={() => onOpen('connect')}
        >
          {translate('settings.integrations.connect')}
        </Button>
      )}
    </Box>
  );
};

const About = ({ row }: { row: Integration }) => {
  const { name, category, status, health, lastSync } = row;
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const synced = lastSync
    ? writeMoment(lastSync, locale)
    : translate('maintenanceSettings.integrations.never');
  return (
    <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <StatusChip
          value={isFailing(row) ? 'Failed' : looks[status]}
          label={translate(`maintenanceSettings.integrations.status.${status}`)}
        />
        {health && (
          <StatusChip
            value={health}
            label={`${translate('maintenanceSettings.integrations.health')}: ${translate(`maintenanceSettings.integrations.healths.${health}`)}`}
          />
        )}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {[
          `${translate('maintenanceSettings.integrations.category')}: ${translate(`maintenanceSettings.integrations.categories.${category}`, { _: category })}`,
          `${translate('maintenanceSettings.integrations.lastSync')}: ${synced}`,
        ].join(' · ')}
      </Typography>
      <ServiceNotes row={row} />
    </Box>
  );
};

const looks = { Connected: 'Active', Pending: 'Pending', 'Not Connected': 'Inactive' };
const look = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { border: 0 },
};
