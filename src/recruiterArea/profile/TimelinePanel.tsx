import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider, useGetManyAggregate, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Job } from '../../../domain/contract/hiring/jobs.ts';
import type { TimelineEvent, TimelineKind } from '../../../domain/insight/timeline.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import type { DataProvider } from '../../dataProvider/port.ts';
import { useTimelineWords } from './useTimelineWords.ts';

const perPage = 20;

/** Everything between the user's company and a candidate, newest first, one page after the other. */
export const TimelinePanel = ({ candidateId }: { candidateId: string }) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<DataProvider>();
  const { data, error, isPending, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: ['timeline', candidateId],
      queryFn: ({ pageParam: page, signal }) =>
        dataProvider.timeline({ id: candidateId, page, perPage, signal }).then((answer) => answer.data),
      initialPageParam: 1,
      getNextPageParam: ({ total }, pages) => (pages.length * perPage < total ? pages.length + 1 : undefined),
    });
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <Panel title={translate('talent.timeline.title')}>
      {isPending && !error && <Skeleton variant="rounded" height={160} aria-hidden />}
      {error && <CouldNotLoad error={error} onRetry={refetch} />}
      {data && events.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('talent.timeline.none')}
        </Typography>
      )}
      {events.length > 0 && <Events events={events} />}
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => fetchNextPage()} sx={{ mt: 1 }}>
          {translate('talent.timeline.earlier')}
        </Button>
      )}
    </Panel>
  );
};

const Events = ({ events }: { events: readonly TimelineEvent[] }) => {
  const translate = useTranslate();
  const ids = [...new Set(events.flatMap(({ jobId }) => jobId ?? []))];
  const { data } = useGetManyAggregate<Job>('jobs', { ids }, { enabled: ids.length > 0 });
  const titles = new Map(data?.filter(Boolean).map(({ id, title }) => [id, title]));
  return (
    <Box component="ol" aria-label={translate('talent.timeline.title')} sx={list}>
      {events.map((event) => (
        <Event
          key={`${event.noun} ${event.id} ${event.kind} ${event.at}`}
          event={event}
          job={titles.get(event.jobId ?? '')}
        />
      ))}
    </Box>
  );
};

const Event = ({ event, job }: { event: TimelineEvent; job: string | undefined }) => {
  const say = useTimelineWords();
  const { headline, date, path } = say(event);
  const { kind, by, text } = event;
  return (
    <Box component="li" sx={line}>
      <Box aria-hidden component="span" sx={{ ...dot, bgcolor: colorOf(kind) }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {path ? (
            <Link component={RouterLink} to={path} color="inherit" underline="hover">
              {headline}
            </Link>
          ) : (
            headline
          )}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[date, by, kind.startsWith('application') || kind === 'applied' ? null : job]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {text && (
          <Typography variant="body2" sx={quote}>
            {text}
          </Typography>
        )}
      </Box>
    </Box>
  );
};

const over: readonly TimelineKind[] = [
  'rejected',
  'withdrawn',
  'applicationDeclined',
  'applicationWithdrawn',
  'requestDeclined',
  'requestWithdrawn',
  'proposalDeclined',
  'proposalWithdrawn',
  'interviewCanceled',
  'contractEnded',
];
const good: readonly TimelineKind[] = ['proposalAccepted', 'requestAccepted', 'contractSigned', 'taskDone'];

/** The words beside the dot say the same. */
const colorOf = (kind: TimelineKind): string =>
  good.includes(kind) ? 'success.main' : over.includes(kind) ? 'text.disabled' : 'primary.main';

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  '& > li:not(:last-child)': { pb: 1.75 },
  '& > li:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    left: 4,
    top: 14,
    bottom: -6,
    width: '2px',
    bgcolor: 'divider',
  },
};
const line = { position: 'relative', display: 'flex', gap: 1.5 };
const dot = { position: 'relative', flex: 'none', width: 10, height: 10, mt: '5px', borderRadius: '50%' };
const quote = {
  mt: 0.5,
  pl: 1.25,
  borderLeft: '3px solid',
  borderColor: 'divider',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 6,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
};
