import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useBasename, useDataProvider, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { daysLeft } from '../../../domain/contract/deals/deploymentWork.ts';
import type { FittingOpening, RollOffFit } from '../../../domain/matching/market/rollOffFit.ts';
import { addDays, utcDay } from '../../../domain/time/days.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { useWriteList } from '../../components/fields/useWriteList.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { EmptyState } from '../../components/screens/lists/EmptyState.tsx';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import type { DataProvider } from '../../dataProvider/port.ts';

const spans = [30, 60, 90] as const;
type RollingOff = RollOffFit['rollOffs'][number];

/** Who returns to the bench within 30, 60 or 90 days, each with the open requests and jobs that fit best. */
export const RollOffRadar = () => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<DataProvider>();
  const [search, setSearch] = useSearchParams();
  const days = spans.find((one) => String(one) === search.get('days')) ?? 90;
  const { data, error, refetch } = useQuery({
    queryKey: ['matching', 'rollOffFit'],
    queryFn: ({ signal }) => dataProvider.rollOffFit({ signal }).then((answer) => answer.data.rollOffs),
  });
  const today = utcDay(new Date());
  const within = (span: number) => data?.filter(({ on }) => on <= addDays(today, span));
  const shown = within(days);
  return (
    <>
      <PageTitle>{translate('bench.radar.title')}</PageTitle>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={days}
        aria-label={translate('bench.radar.span')}
        onChange={(_, chosen: number | null) => chosen && setSearch({ days: String(chosen) })}
        sx={{ mb: 2 }}
      >
        {spans.map((span) => (
          <ToggleButton key={span} value={span} sx={{ px: 2, textTransform: 'none' }}>
            {translate('bench.radar.within', { days: span, count: within(span)?.length ?? '–' })}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {error && !data ? (
        <CouldNotLoad error={error} onRetry={() => refetch()} />
      ) : shown?.length === 0 ? (
        <EmptyState
          title={translate('bench.radar.none', { days })}
          text={translate('bench.radar.noneText')}
        />
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {shown
            ? shown.map((one) => <Ending key={one.contractId} one={one} today={today} />)
            : spans.map((span) => (
                <li key={span}>
                  <Skeleton variant="rounded" height={180} />
                </li>
              ))}
        </Box>
      )}
    </>
  );
};

const Ending = ({ one, today }: { one: RollingOff; today: string }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const basename = useBasename();
  const { candidateId, contractId, name, client, on, openings } = one;
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: { xs: 2, md: 2.5 }, borderRadius: '12px', borderColor: 'divider', minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <div>
          <Typography component="h2" sx={{ fontSize: 16, fontWeight: 600 }}>
            <Link component={RouterLink} to={`${basename}/employees/${candidateId}/show`}>
              {name}
            </Link>
          </Typography>
          <Typography color="textSecondary">
            {translate('bench.radar.until', {
              client,
              date: writeDay(on, locale, 'medium'),
              smart_count: daysLeft({ startDate: today, endDate: on }, today),
            })}
          </Typography>
        </div>
        <Button size="small" component={RouterLink} to={`${basename}/deployments/${contractId}/show`}>
          {translate('pages.contracts.deployment')}
        </Button>
      </Box>
      {openings.length === 0 ? (
        <Typography sx={{ mt: 1.5 }}>{translate('bench.radar.noOpenings')}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none' }}>
          {openings.map((opening) => (
            <Box component="li" key={opening.id} sx={line}>
              <FitLine opening={opening} candidate={{ id: candidateId, name }} />
            </Box>
          ))}
        </Box>
      )}
    </Paper>
  );
};

interface FitProps {
  opening: FittingOpening;
  candidate: { id: string; name: string };
}

/** One opening: how well it fits and why, and the way to offer the candidate. */
const FitLine = ({ opening, candidate }: FitProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const basename = useBasename();
  const writeList = useWriteList();
  const mayPropose = useMay('create', 'proposals');
  const { noun, id, title, score, has, lacks, startDate } = opening;
  const row = `${basename}/${noun}/${id}/show`;
  const isRequest = noun === 'requests';
  const offer = `${row}/respond?${new URLSearchParams({ candidate: candidate.id })}`;
  const facts = [
    translate(`bench.radar.${noun}`),
    ...(startDate ? [translate('bench.radar.from', { date: writeDay(startDate, locale, 'medium') })] : []),
    ...(has.length ? [translate('requests.fit.skill', { skills: writeList(has) })] : []),
    ...(lacks.length ? [translate('requests.fit.skillMissing', { skills: writeList(lacks) })] : []),
  ];
  return (
    <>
      <Box
        role="img"
        aria-label={translate('requests.fit.score', { score })}
        sx={{ fontSize: 16, fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}
      >
        {score}%
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Link component={RouterLink} to={row} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {facts.join(' · ')}
        </Typography>
      </Box>
      {isRequest && mayPropose ? (
        <Button
          size="small"
          variant="outlined"
          component={RouterLink}
          to={offer}
          aria-label={translate('bench.radar.offerNamed', { name: candidate.name, title })}
        >
          {translate('bench.radar.offer')}
        </Button>
      ) : (
        <Button size="small" component={RouterLink} to={row}>
          {translate('bench.radar.view')}
        </Button>
      )}
    </>
  );
};

const line = {
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr) auto',
  columnGap: { xs: 1.25, sm: 2 },
  alignItems: 'center',
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
};
