import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { EditButton, ShowBase, ShowButton, TopToolbar, useShowContext, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { ProfileView } from '../../../domain/contract/candidates/profileViews.ts';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import type { Request } from '../../../domain/contract/deals/requests.ts';
import { firstDayOf, matchHistory, viewsOver } from '../../../domain/insight/candidate.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { useAllRows } from '../../components/rows/useAllRows.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { useRowQuery } from '../../components/screens/lists/useRowQuery.ts';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { FreshnessChip } from '../../resources/candidates/FreshnessChip.tsx';
import { CandidateTiles } from './CandidateTiles.tsx';
import { MatchHistory } from './MatchHistory.tsx';
import { ProfileCompletenessPanel } from './ProfileCompletenessPanel.tsx';
import { RangeSwitch, useDays } from './RangeSwitch.tsx';
import { ViewsChart } from './ViewsChart.tsx';

/** The interest in a candidate and the time they have been idle. */
export const CandidateAnalytics = () => {
  const { id } = useParams();
  return (
    <ShowBase id={id} queryOptions={useRowQuery()}>
      <Page />
    </ShowBase>
  );
};

const Page = () => {
  const translate = useTranslate();
  const { record, error, refetch } = useShowContext<Candidate>();
  const title = record ? 'bench.person.title' : 'provider.menu.analytics';
  return (
    <>
      <PageTitle>{translate(title, { name: record?.name })}</PageTitle>
      {record && <BenchCandidate candidate={record} />}
      {!record && (error ? <CouldNotLoad error={error} onRetry={() => refetch()} /> : <Loading />)}
    </>
  );
};

const BenchCandidate = ({ candidate }: { candidate: Candidate }) => (
  <>
    <TopToolbar sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ mr: 'auto' }}>
        <FreshnessChip />
      </Box>
      <RangeSwitch />
      <ShowButton label="bench.person.toProfile" />
      <EditButton label="pages.candidates.editProfile" />
    </TopToolbar>
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Figures candidate={candidate} />
      <ProfileCompletenessPanel candidate={candidate} />
    </Box>
  </>
);

const Figures = ({ candidate }: { candidate: Candidate }) => {
  const translate = useTranslate();
  const [days] = useDays();
  const today = utcDay(new Date());
  const from = firstDayOf(today, days);
  const of = { candidateId: candidate.id };
  const views = useAllRows<ProfileView>({ noun: 'profileViews', filter: { ...of, day_gte: from } });
  const requests = useAllRows<Request>({ noun: 'requests', filter: of });
  const contracts = useAllRows<Contract>({ noun: 'contracts', filter: of });
  const asked = [views, requests, contracts];
  const failed = asked.find(({ error, data }) => error && !data);
  const again = () => {
    for (const { refetch } of asked) refetch();
  };
  if (failed) return <CouldNotLoad error={failed.error} onRetry={again} />;
  if (!views.data || !requests.data || !contracts.data) return <Loading />;
  const seen = viewsOver(views.data, today, days);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <CandidateTiles
        candidate={candidate}
        days={days}
        views={seen.total}
        requests={requests.data.filter(({ received }) => received >= from).length}
        contracts={contracts.data}
      />
      <Panel title={translate(`bench.person.viewsBy${seen.by === 'day' ? 'Day' : 'Week'}`)}>
        <ViewsChart {...seen} />
      </Panel>
      <Panel title={translate('bench.person.history')}>
        <MatchHistory matches={matchHistory(requests.data, contracts.data)} />
      </Panel>
    </Box>
  );
};

const Loading = () => (
  <Box aria-hidden sx={{ display: 'grid', gap: 3, mt: 2 }}>
    <Skeleton variant="rounded" height={96} />
    <Skeleton variant="rounded" height={200} />
    <Skeleton variant="rounded" height={200} />
  </Box>
);
