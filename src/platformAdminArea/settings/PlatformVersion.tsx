import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { askHealth } from '../../auth/askHealth.ts';

/** The version of the running server; read-only. */
export const PlatformVersion = () => {
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => askHealth(signal),
    retry: false,
  });
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
      {translate('platformSettings.version', { version: data?.version ?? '–' })}
    </Typography>
  );
};
