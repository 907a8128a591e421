import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useBasename, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { healthTones } from './healthTones.ts';
import { useHealth, useWanting } from './useHealth.ts';

/** The platform's health as a word and a color; green only if every check passes. */
export const HealthBanner = () => {
  const translate = useTranslate();
  const basename = useBasename();
  const wanting = useWanting();
  const { data, error } = useHealth();
  if (!data && !error) return <Skeleton variant="rounded" height={40} sx={{ mb: 1.5 }} />;
  const details = data && (
    <Button component={Link} to={`${basename}/health`} color="inherit" size="small">
      {translate('platformDashboard.health.details')}
    </Button>
  );
  return (
    <Alert
      severity={data ? healthTones[data.state] : 'error'}
      role="status"
      action={details}
      sx={{ mb: 1.5, minHeight: 40, py: 0, alignItems: 'center' }}
    >
      {data
        ? translate(`platformDashboard.health.${data.state}`, { checks: wanting(data) })
        : translate('platformDashboard.health.unknown')}
    </Alert>
  );
};
