import Stack from '@mui/material/Stack';
import { MaintenancePanel } from './maintenance/MaintenancePanel.tsx';
import { NotificationsPanel } from './maintenance/NotificationsPanel.tsx';

/** What operators are told, and the times in which the platform is only read. */
export const MaintenanceTab = () => (
  <Stack spacing={3}>
    <MaintenancePanel />
    <NotificationsPanel />
  </Stack>
);
