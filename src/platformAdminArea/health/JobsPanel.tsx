import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { type BackgroundJob, isGivenUp, mayRunJobs } from '../../../domain/health/backgroundJobs.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { writeMoment } from '../../components/fields/writeDay.ts';
import type { Column } from '../../components/insight/FigureTable.tsx';
import { TableOrCards } from '../../components/insight/TableOrCards.tsx';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { timeAgo } from '../../components/tiles/timeAgo.ts';
import { useBackgroundJobs, useRunJob } from './useBackgroundJobs.ts';
import { useAmount } from './useMeasured.ts';

/** The background jobs with their last and next runs, and a button that runs one now. */
export const JobsPanel = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useBackgroundJobs();
  const columns = useColumns(data?.at ?? '');
  const title = translate('backgroundJobs.title');
  return (
    <Panel title={title} info={translate('backgroundJobs.info')}>
      {error && !data && <CouldNotLoad error={error} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={480} />}
      {data?.place === 'browser' && (
        <Typography color="textSecondary" sx={{ mb: 1.5 }}>
          {translate('backgroundJobs.inBrowser')}
        </Typography>
      )}
      {data?.jobs.length === 0 && (
        <Typography color="textSecondary">{translate('backgroundJobs.none')}</Typography>
      )}
      {data && data.jobs.length > 0 && (
        <TableOrCards label={title} columns={columns} rows={data.jobs} idOf={({ name }) => name} />
      )}
    </Panel>
  );
};

/** `at`: when the rows were read, by the clock that wrote them. */
const useColumns = (at: string): Column<BackgroundJob>[] => {
  const translate = useTranslate();
  const locale = useLocale();
  const amount = useAmount();
  const mayRun = mayRunJobs(useActor());
  const word = (key: string) => translate(`backgroundJobs.${key}`);
  const when = (moment: string) => (
    <Box component="time" dateTime={moment} title={writeMoment(moment, locale, 'medium')} sx={oneLine}>
      {timeAgo(moment, new Date(at), locale)}
    </Box>
  );
  const duration = (ms: number) => (
    <Box component="span" sx={oneLine}>
      {ms < 1000 ? amount(ms, 'ms') : amount(ms / 1000, 'seconds')}
    </Box>
  );
  const column = (key: string, show: Column<BackgroundJob>['show'], numeric = false) => ({
    key,
    label: word(key),
    numeric,
    show,
  });
  return [
    column('job', (job) => <JobName job={job} />),
    column('state', (job) => <JobState job={job} />),
    column('lastRun', ({ startedAt }) => (startedAt ? when(startedAt) : '–')),
    column('duration', ({ durationMs }) => (durationMs === null ? '–' : duration(durationMs)), true),
    column('failures', ({ failures }) => failures.toLocaleString(locale), true),
    column('nextRun', ({ state, nextRun }) =>
      state !== 'idle' ? '–' : nextRun ? when(nextRun) : word('whenNeeded'),
    ),
    ...(mayRun ? [column('actions', (job) => <RunButton job={job} />, true)] : []),
  ];
};

const oneLine = { whiteSpace: 'nowrap' };

/** Failing work that is named; the rest is counted. */
const mostNamed = 5;

const JobName = ({ job: { name, lastError, failedItems } }: { job: BackgroundJob }) => {
  const translate = useTranslate();
  const word = (key: string, values: object) => translate(`backgroundJobs.${key}`, values);
  const failing = failedItems.slice(0, mostNamed).map((one) => {
    const values = { item: one.item.split(' ').at(-1), error: one.error, tries: one.tries };
    return isGivenUp(one) ? word('setAside', values) : word('failing', { ...values, smart_count: one.tries });
  });
  const more = failedItems.length - failing.length;
  const told = [
    ...(failing.length === 0 && lastError ? [word('lastError', { error: lastError })] : failing),
    ...(more > 0 ? [word('moreFailed', { smart_count: more })] : []),
  ];
  return (
    <>
      {translate(`backgroundJobs.names.${name}`)}
      {told.map((text) => (
        <Typography key={text} variant="body2" color="error" sx={{ overflowWrap: 'anywhere', maxWidth: 420 }}>
          {text}
        </Typography>
      ))}
    </>
  );
};

const tones = { running: 'info', due: 'info', Done: 'success', Failed: 'error', never: 'default' } as const;

const JobState = ({ job: { state, outcome } }: { job: BackgroundJob }) => {
  const translate = useTranslate();
  const shown = state === 'idle' ? (outcome ?? 'never') : state;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={tones[shown]}
      label={translate(`backgroundJobs.states.${shown}`)}
    />
  );
};

const RunButton = ({ job }: { job: BackgroundJob }) => {
  const translate = useTranslate();
  const { run, isBusy } = useRunJob(job);
  const label = translate('backgroundJobs.run');
  return (
    <Button
      size="small"
      variant="outlined"
      onClick={run}
      loading={isBusy}
      aria-label={`${label}: ${translate(`backgroundJobs.names.${job.name}`)}`}
      sx={oneLine}
    >
      {label}
    </Button>
  );
};
