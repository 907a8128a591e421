import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { HealthCheck, HealthState } from '../../../domain/health/health.ts';
import type { Column } from '../../components/insight/FigureTable.tsx';
import { TableOrCards } from '../../components/insight/TableOrCards.tsx';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { timeAgo } from '../../components/tiles/timeAgo.ts';
import { healthTones } from '../dashboard/healthTones.ts';
import { useHealth } from '../dashboard/useHealth.ts';
import { useMeasured } from './useMeasured.ts';

/** The state of a check as a word. */
const StateChip = ({ state }: { state: HealthState }) => {
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

/** All checks with their state and measurements. */
export const HealthChecks = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const measured = useMeasured();
  const { data, error, refetch, isFetching } = useHealth();
  const word = (key: string) => translate(`platformDashboard.health.${key}`);
  const columns: Column<HealthCheck>[] = [
    { key: 'check', label: word('check'), show: ({ name }) => word(`checks.${name}`) },
    { key: 'state', label: word('state'), show: ({ state }) => <StateChip state={state} /> },
    {
      key: 'measured',
      label: word('measured'),
      show: ({ figures }) =>
        figures
          // The share of failed responses is shown, so their count is not.
          .filter(({ name, value }, place) => place === 0 || (value !== null && name !== 'failed'))
          .map(measured)
          .join(' · '),
    },
  ];
  return (
    <Panel title={word('title')}>
      {error && !data && <CouldNotLoad error={error} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={300} />}
      {data && (
        <>
          <TableOrCards
            label={word('title')}
            columns={columns}
            rows={data.checks}
            idOf={({ name }: HealthCheck) => name}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1.5 }}>
            <Button variant="outlined" onClick={() => refetch()} loading={isFetching}>
              {word('again')}
            </Button>
            <Typography variant="body2" color="textSecondary">
              {translate('platformDashboard.health.checked', {
                when: timeAgo(data.at, new Date(), locale),
              })}
            </Typography>
          </Box>
        </>
      )}
    </Panel>
  );
};
