import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { Maintenance } from '../../../../domain/contract/platform/maintenances.ts';
import { maintenanceStatusAt } from '../../../../domain/maintenance/maintenanceStatus.ts';
import { useMay } from '../../../components/contract/useMay.ts';
import { StatusChip } from '../../../components/fields/StatusChip.tsx';
import { writeSpan } from '../../../components/fields/writeDay.ts';
import { EditDialog } from '../../../components/screens/dialogs/EditDialog.tsx';
import { EndDialog } from './EndDialog.tsx';

interface Props {
  row: Maintenance;
  now: Date;
  onChanged: () => void;
}
type Act = 'extend' | 'end' | 'cancel';

/** One maintenance: its time, its current status and its actions. */
export const MaintenanceRow = ({ row, now, onChanged }: Props) => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const mayChange = useMay('edit', 'maintenances');
  const [opened, open] = useState<Act | null>(null);
  const { title, message, priority, startsAt, endsAt, endedAt } = row;
  const status = maintenanceStatusAt(row, now);
  const acts: readonly Act[] =
    status === 'Scheduled' ? ['extend', 'cancel'] : status === 'Under Way' ? ['extend', 'end'] : [];
  const until = status === 'Done' && endedAt ? endedAt : endsAt;
  const close = () => {
    open(null);
    onChanged();
  };
  return (
    <Box component="li" sx={look}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
          <StatusChip
            value={looks[status]}
            label={translate(`maintenanceSettings.planned.status.${status}`)}
          />
          <StatusChip
            value={priority}
            label={translate(`resources.maintenances.values.priority.${priority}`)}
          />
        </Box>
        <Typography variant="body2" color="textSecondary">
          {translate('maintenanceSettings.planned.until', writeSpan(startsAt, until, locale))}
        </Typography>
        {message && <Typography variant="body2">{message}</Typography>}
      </Box>
      {mayChange && acts.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {acts.map((act) => (
            <Button
              key={act}
              size="small"
              color={act === 'cancel' ? 'error' : 'primary'}
              aria-label={translate(`maintenanceSettings.planned.${act}Named`, { title })}
              onClick={() => open(act)}
            >
              {translate(`maintenanceSettings.planned.${act === 'end' ? 'endNow' : act}`)}
            </Button>
          ))}
        </Box>
      )}
      {opened === 'extend' && (
        <EditDialog
          resource="maintenances"
          id={row.id}
          title={translate('maintenanceSettings.planned.extendNamed', { title })}
          saved="maintenanceSettings.planned.extended"
          fields={['endsAt']}
          onClose={close}
        />
      )}
      {(opened === 'end' || opened === 'cancel') && <EndDialog row={row} act={opened} onClose={close} />}
    </Box>
  );
};

const looks = { Scheduled: 'Scheduled', 'Under Way': 'Pending', Done: 'Completed', Cancelled: 'Cancelled' };
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
