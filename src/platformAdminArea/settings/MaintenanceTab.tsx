import Stack from '@mui/material/Stack';
import { MaintenancePanel } from './maintenance/MaintenancePanel.tsx';
import { NotificationsPanel } from './maintenance/NotificationsPanel.tsx';

/** Operators' notifications and planned maintenance. */
export const MaintenanceTab = () => (
  <Stack spacing={3}>
    <MaintenancePanel />
    <NotificationsPanel />
  </Stack>
);
