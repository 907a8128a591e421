import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useBasename, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { AlertSeverity, PlatformAlert } from '../../../domain/insight/platform/alerts.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { useInsight } from '../../components/insight/useInsight.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { listSearch } from '../../components/tiles/listSearch.ts';
import { Panel } from '../../components/tiles/Panel.tsx';
import { timeAgo } from '../../components/tiles/timeAgo.ts';
import { useHealth, useWanting } from './useHealth.ts';

/** Nouns whose list has its own path. */
const paths: Partial<Record<string, string>> = { tickets: 'support', invoices: 'billing/invoices' };

/** What needs an operator's attention, most severe first; each line links to the rows it counts. */
export const SystemAlerts = () => {
  const translate = useTranslate();
  const basename = useBasename();
  const locale = useLocale();
  const wanting = useWanting();
  const { data, error, refetch } = useInsight('platformAlerts', {});
  const { data: health } = useHealth();
  const isIll = health !== undefined && health.state !== 'ok';
  return (
    <Panel title={translate('platformDashboard.alerts.title')}>
      {error && !data && <CouldNotLoad error={error} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={220} />}
      {data?.alerts.length === 0 && !isIll && (
        <Typography color="textSecondary">{translate('platformDashboard.alerts.none')}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {isIll && (
          <Line severity={health.state === 'down' ? 'error' : 'warning'}>
            {translate(`platformDashboard.health.${health.state}`, { checks: wanting(health) })}
          </Line>
        )}
        {data?.alerts.map((alert) => (
          <Line
            key={alert.name}
            severity={alert.severity}
            more={[
              ...alert.money.map(({ amount, currency }) => formatMoney(amount, currency, locale)),
              ...since(alert, locale, translate),
            ].join(' · ')}
          >
            <Link
              component={RouterLink}
              to={`${basename}/${paths[alert.noun] ?? alert.noun}?${listSearch(alert.filter)}`}
            >
              {translate(`platformDashboard.alerts.${alert.name}`, { smart_count: alert.count })}
            </Link>
          </Line>
        ))}
      </Box>
    </Panel>
  );
};

type Translate = ReturnType<typeof useTranslate>;

/** The date since when the condition holds, or the first date for one that is still to come. */
const since = ({ oldest }: PlatformAlert, locale: string, translate: Translate): string[] => {
  if (oldest === null) return [];
  const isAhead = Date.parse(oldest) > Date.now();
  const day = writeDay(oldest, locale, 'medium');
  return [
    isAhead
      ? translate('platformDashboard.alerts.until', { when: day })
      : timeAgo(oldest, new Date(), locale),
  ];
};

const looks: Record<AlertSeverity, typeof ErrorIcon> = {
  error: ErrorIcon,
  warning: WarningIcon,
  info: InfoIcon,
};

type LineProps = { severity: AlertSeverity; more?: string; children: ReactNode };

const Line = ({ severity, more, children }: LineProps) => {
  const translate = useTranslate();
  const Icon = looks[severity];
  return (
    <Box component="li" sx={line}>
      <Icon
        fontSize="small"
        color={severity}
        role="img"
        titleAccess={translate(`platformDashboard.alerts.severities.${severity}`)}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{children}</Typography>
        {more && (
          <Typography variant="body2" color="textSecondary">
            {more}
          </Typography>
        )}
      </Box>
    </Box>
  );
};

const line = {
  display: 'flex',
  gap: 1.25,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0 },
  '&:last-of-type': { pb: 0 },
};
