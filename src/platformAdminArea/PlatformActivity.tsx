import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { Activity } from '../../domain/contract/platform/activities.ts';
import { valueKey } from '../components/contract/valueKey.ts';
import { StatusChip } from '../components/fields/StatusChip.tsx';
import { CouldNotLoad } from '../components/screens/CouldNotLoad.tsx';
import { ActivitySentence } from '../components/tiles/ActivitySentence.tsx';
import { Panel } from '../components/tiles/Panel.tsx';
import { ActivitySkeleton, useRecentActivity } from '../components/tiles/RecentActivity.tsx';
import { timeAgo } from '../components/tiles/timeAgo.ts';
import { useActivityWords } from '../components/tiles/useActivityWords.ts';
import { stackedOnPhones } from './dashboard/stackedOnPhones.ts';
import { useCompanyNames } from './dashboard/useCompanyNames.ts';

const most = 10;
const columns = ['activity', 'company', 'status', 'priority', 'time'];

/** The latest activity on the platform, by all users. */
export const PlatformActivity = () => {
  const translate = useTranslate();
  // Twice as many, as an event may have a row for each of two companies.
  const { data, isPending, error, refetch } = useRecentActivity(2 * most);
  const events = eventsOf(data ?? []).slice(0, most);
  const names = useCompanyNames(data?.map(({ companyId }) => companyId));
  return (
    <Panel title={translate('pages.dashboard.platformActivity')}>
      {isPending && <ActivitySkeleton />}
      {error && !data && <CouldNotLoad error={error} onRetry={() => refetch()} />}
      {data?.length === 0 && (
        <Typography color="textSecondary">{translate('pages.dashboard.noActivity')}</Typography>
      )}
      {events.length > 0 && (
        <Table size="small" sx={stackedOnPhones}>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column}>{translate(`pages.dashboard.activityColumns.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {events.map(({ activity, companyIds }) => (
              <ActivityRow
                key={activity.id}
                activity={activity}
                company={companyIds.flatMap((id) => names.get(id ?? '') ?? []).join(', ') || '–'}
              />
            ))}
          </TableBody>
        </Table>
      )}
    </Panel>
  );
};

/**
 * The activities as events: each company concerned has an activity of its own. Of these the one that names the
 * person who acted is shown.
 */
const eventsOf = (activities: readonly Activity[]) => {
  const keyOf = ({ at, noun, target, event, type }: Activity) =>
    JSON.stringify([at, noun, target, event ?? type]);
  return [...Map.groupBy(activities, keyOf).values()].flatMap((same) => {
    const activity = same.find(({ words }) => words?.includes('"person":')) ?? same[0];
    return activity ? { activity, companyIds: same.map(({ companyId }) => companyId) } : [];
  });
};

const ActivityRow = ({ activity, company }: { activity: Activity; company: string }) => {
  const locale = useLocale();
  const translate = useTranslate();
  const label = (field: string, value: string) =>
    translate(valueKey('activities', field, value), { _: value });
  const { details } = useActivityWords()(activity);
  const { status, priority, at } = activity;
  return (
    <TableRow>
      <TableCell>
        <Box sx={{ fontWeight: 500 }}>
          <ActivitySentence activity={activity} />
        </Box>
        {details && <Box sx={{ color: 'text.secondary' }}>{details}</Box>}
      </TableCell>
      <TableCell>{company}</TableCell>
      <TableCell>
        <StatusChip value={status} label={label('status', status)} />
      </TableCell>
      <TableCell>
        <StatusChip value={priority} label={label('priority', priority)} />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <time dateTime={at}>{timeAgo(at, new Date(), locale)}</time>
      </TableCell>
    </TableRow>
  );
};
