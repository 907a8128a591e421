import Stack from '@mui/material/Stack';
import { MaintenancePanel } from './upkeep/MaintenancePanel.tsx';
import { NotificationsPanel } from './upkeep/NotificationsPanel.tsx';

/** What operators are told, and the times in which the platform is only read. */
export const UpkeepTab = () => (
  <Stack spacing={3}>
    <MaintenancePanel />
    <NotificationsPanel />
  </Stack>
);
