import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { HealthChecks } from './HealthChecks.tsx';
import { JobsPanel } from './JobsPanel.tsx';

/** The checks of the platform, and the background jobs. */
export const SystemHealth = () => {
  const translate = useTranslate();
  return (
    <>
      <PageTitle>{translate('platformDashboard.actions.health')}</PageTitle>
      <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, minWidth: 0 }}>
        <HealthChecks />
        <JobsPanel />
      </Box>
    </>
  );
};
