import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList, useLocale, useTranslate } from 'react-admin';
import type { Activity } from '../../../domain/contract/platform/activities.ts';
import { useLookAgain } from '../platform/useLookAgain.ts';
import { CouldNotLoad } from '../screens/CouldNotLoad.tsx';
import { ActivitySentence } from './ActivitySentence.tsx';
import { Panel } from './Panel.tsx';
import { timeAgo } from './timeAgo.ts';
import { useActivityWords } from './useActivityWords.ts';

/** Polling interval without live updates, while the page is visible, in milliseconds. */
const often = 30_000;

/** The latest activities, live, and refreshed when the user returns to the page. */
export const useRecentActivity = (most: number) =>
  useGetList<Activity>(
    'activities',
    { pagination: { page: 1, perPage: most }, sort: { field: 'at', order: 'DESC' } },
    { refetchInterval: useLookAgain(often), refetchOnWindowFocus: 'always' },
  );

/** The latest activities of the user's own company. */
export const RecentActivity = () => {
  const translate = useTranslate();
  const { data, isPending, error, refetch } = useRecentActivity(8);
  return (
    <Panel title={translate('pages.dashboard.recentActivity')}>
      {isPending && <ActivitySkeleton />}
      {error && !data && <CouldNotLoad error={error} onRetry={() => refetch()} />}
      {data?.length === 0 && (
        <Typography color="textSecondary">{translate('pages.dashboard.noActivity')}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.map((activity) => (
          <ActivityLine key={activity.id} activity={activity} />
        ))}
      </Box>
    </Panel>
  );
};

const ActivityLine = ({ activity }: { activity: Activity }) => {
  const locale = useLocale();
  const { details } = useActivityWords()(activity);
  const { at } = activity;
  return (
    <Box component="li" sx={line}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          <ActivitySentence activity={activity} />
        </Typography>
        {details && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {details}
          </Typography>
        )}
      </Box>
      <Typography
        component="time"
        dateTime={at}
        variant="body2"
        color="textSecondary"
        sx={{ whiteSpace: 'nowrap' }}
      >
        {timeAgo(at, new Date(), locale)}
      </Typography>
    </Box>
  );
};

export const ActivitySkeleton = () => (
  <Box aria-hidden>
    {[1, 2, 3, 4, 5].map((place) => (
      <Skeleton key={place} height={52} />
    ))}
  </Box>
);

const line = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0 },
  '&:last-of-type': { pb: 0 },
};
