import Chip from '@mui/material/Chip';
import { useTranslate } from 'ra-core';
import type { HealthState } from '../../../domain/health/health.ts';
import { healthTones } from '../dashboard/healthTones.ts';

/** The state of a check as a word. */
export const StateChip = ({ state }: { state: HealthState }) => {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={healthTones[state]}
      label={translate(`platformDashboard.health.states.${state}`)}
    />
  );
};
