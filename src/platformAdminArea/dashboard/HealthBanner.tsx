import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import { healthTones } from './healthTones.ts';
import { useHealth, useWanting } from './useHealth.ts';

const HealthDialog = lazyScreen(() => import('./HealthDialog.tsx'), 'HealthDialog');

/** The platform's health as a word and a color; green only if every check passes. */
export const HealthBanner = () => {
  const translate = useTranslate();
  const wanting = useWanting();
  const { data, error } = useHealth();
  const [open, setOpen] = useState(false);
  if (!data && !error) return <Skeleton variant="rounded" height={52} sx={{ mb: 2 }} />;
  const details = data && (
    <Button color="inherit" size="small" onClick={() => setOpen(true)}>
      {translate('platformDashboard.health.details')}
    </Button>
  );
  return (
    <>
      <Alert
        severity={data ? healthTones[data.state] : 'error'}
        role="status"
        action={details}
        sx={{ mb: 2, minHeight: 52, alignItems: 'center' }}
      >
        {data
          ? translate(`platformDashboard.health.${data.state}`, { checks: wanting(data) })
          : translate('platformDashboard.health.unknown')}
      </Alert>
      <Suspense fallback={null}>{open && <HealthDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
