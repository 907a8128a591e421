import EventIcon from '@mui/icons-material/EventOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useBasename, useGetList, useLocale, useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Interview } from '../../../domain/contract/hiring/interviews.ts';
import { dayIn, wallTime } from '../../../domain/time/zones.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { EmptyState } from '../../components/screens/lists/EmptyState.tsx';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { useCompanyZone } from '../useCompanyZone.ts';
import { dayHeading } from './dayHeading.ts';
import { NamedInterview } from './NamedInterview.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { useParticipants } from './useParticipants.ts';

const atOnce = 25;

/** Interviews from today on, or all of them; `/interviews/create` opens the form for a new one. */
export const Interviews = () => {
  const translate = useTranslate();
  const list = `${useBasename()}/interviews`;
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const isAll = search.get('view') === 'all';
  return (
    <>
      <PageTitle>{translate('pipeline.interviews.title')}</PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between', mb: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={isAll ? 'all' : 'upcoming'}
          aria-label={translate('pipeline.view.label')}
          onChange={(_, chosen: string | null) =>
            chosen && setSearch(chosen === 'all' ? { view: 'all' } : {})
          }
        >
          {['upcoming', 'all'].map((one) => (
            <ToggleButton key={one} value={one} sx={{ px: 2, textTransform: 'none' }}>
              {translate(`pipeline.interviews.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button component={Link} to={`${list}/create${query}`} variant="contained" startIcon={<EventIcon />}>
          {translate('pipeline.menu.interview')}
        </Button>
      </Box>
      <InterviewList key={String(isAll)} isAll={isAll} />
      {pathname.endsWith('/create') && <ScheduleDialog onClose={() => navigate(list + query)} />}
    </>
  );
};

const InterviewList = ({ isAll }: { isAll: boolean }) => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const zone = useCompanyZone();
  const [now] = useState(() => new Date());
  const [pages, setPages] = useState(1);
  const { data, total, isPending, error, refetch } = useGetList<Interview>(
    'interviews',
    {
      filter: isAll ? {} : { status: 'Scheduled', startsAt_gte: dayIn(now, zone ?? 'UTC').from },
      sort: { field: 'startsAt', order: isAll ? 'DESC' : 'ASC' },
      pagination: { page: 1, perPage: atOnce * pages },
    },
    { enabled: zone !== undefined },
  );
  const participants = useParticipants(data);
  if (isPending || !zone) return <Skeleton variant="rounded" height={320} />;
  if (!data) return <CouldNotLoad error={error} onRetry={refetch} />;
  if (data.length === 0)
    return (
      <EmptyState
        title={translate('pipeline.interviews.empty.title')}
        text={translate('pipeline.interviews.empty.text')}
      />
    );
  const rest = (total ?? 0) - data.length;
  return (
    <Paper variant="outlined" sx={{ px: { xs: 1.5, md: 2.5 }, py: 1, borderRadius: '12px' }}>
      <Box
        component="ul"
        aria-label={translate('pipeline.interviews.title')}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {[...Map.groupBy(data, ({ startsAt }) => wallTime(startsAt, zone).date)].map(([day, ofDay]) => (
          <Day key={day} heading={dayHeading(day, wallTime(now.getTime(), zone).date, locale)}>
            {ofDay.map((interview) => (
              <NamedInterview
                key={interview.id}
                interview={interview}
                participants={participants.get(interview.id)}
                zone={zone}
              />
            ))}
          </Day>
        ))}
      </Box>
      {rest > 0 && (
        <Button onClick={() => setPages(pages + 1)}>{translate('pipeline.more', { rest })}</Button>
      )}
    </Paper>
  );
};

/** The interviews of one day below its name. */
const Day = ({ heading, children }: { heading: ReturnType<typeof dayHeading>; children: ReactNode }) => {
  const id = useId();
  return (
    <Box component="li" sx={{ '& + &': { mt: 1.5 } }}>
      <Typography id={id} component="h2" sx={day}>
        {heading.name}
        {heading.date && (
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            {` · ${heading.date}`}
          </Box>
        )}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {children}
      </Box>
    </Box>
  );
};

const day = { fontSize: 14, fontWeight: 600, pt: 1.5, pb: 0.75, borderBottom: 1, borderColor: 'divider' };
