import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ResourceContextProvider, useGetList, useTranslate } from 'react-admin';
import type { Maintenance } from '../../../../domain/contract/platform/maintenances.ts';
import { announcedBefore } from '../../../../domain/maintenance/announcement.ts';
import { useMay } from '../../../components/contract/useMay.ts';
import { useMaintenance } from '../../../components/maintenance/useMaintenance.ts';
import { CreateDialog } from '../../../components/screens/dialogs/CreateDialog.tsx';
import { TabFailure } from '../../../components/settings/TabFailure.tsx';
import { TabSkeleton } from '../../../components/settings/TabSkeleton.tsx';
import { Panel } from '../../../components/tiles/Panel.tsx';
import { usePlatform } from '../../../platform/shownPlatform.ts';
import { MaintenanceRow } from './MaintenanceRow.tsx';

/** The latest maintenance, newest first. */
const useMaintenances = () =>
  useGetList<Maintenance>(
    'maintenances',
    { sort: { field: 'startsAt', order: 'DESC' }, pagination: { page: 1, perPage: 50 } },
    { retry: false },
  );

const hour = 3_600_000;
/** The arguments of the text: two in hours, two in days. */
const spans = {
  low: announcedBefore.Low / hour,
  medium: announcedBefore.Medium / hour,
  high: announcedBefore.High / hour / 24,
  critical: announcedBefore.Critical / hour / 24,
};

/** Planned, current and past maintenance, with a form to schedule one. */
export const MaintenancePanel = () => {
  const translate = useTranslate();
  const client = useQueryClient();
  const mayChange = useMay('create', 'maintenances');
  const [scheduling, schedule] = useState(false);
  const { data, error, refetch } = useMaintenances();
  const { now } = useMaintenance();
  const { timeZone } = usePlatform();
  const renew = () => {
    refetch();
    client.invalidateQueries({ queryKey: ['maintenance'] });
  };
  const close = () => {
    schedule(false);
    renew();
  };
  return (
    <Panel
      title={translate('maintenanceSettings.planned.title')}
      info={translate('maintenanceSettings.planned.lead', spans)}
    >
      {mayChange && (
        <Button variant="contained" onClick={() => schedule(true)}>
          {translate('maintenanceSettings.planned.schedule')}
        </Button>
      )}
      {!data && (error ? <TabFailure error={error} onRetry={refetch} /> : <TabSkeleton />)}
      {data?.length === 0 && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {translate('maintenanceSettings.planned.none')}
        </Typography>
      )}
      <ResourceContextProvider value="maintenances">
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {data?.map((row) => (
            <MaintenanceRow key={row.id} row={row} now={now()} onChanged={renew} />
          ))}
        </Box>
      </ResourceContextProvider>
      {scheduling && (
        <CreateDialog
          resource="maintenances"
          title={translate('maintenanceSettings.planned.schedule')}
          lead={translate('maintenanceSettings.planned.scheduleLead', { zone: timeZone })}
          submitLabel={translate('maintenanceSettings.planned.submit')}
          done="maintenanceSettings.planned.scheduled"
          fields={['title', 'priority', 'message', 'startsAt', 'endsAt']}
          onClose={close}
        />
      )}
    </Panel>
  );
};
