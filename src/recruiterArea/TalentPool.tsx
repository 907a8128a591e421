import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, Suspense } from 'react';
import { ListBase, type SortPayload, useListContext, useTranslate } from 'react-admin';
import { Navigate } from 'react-router-dom';
import type { Candidate } from '../../domain/contract/candidates/candidates.ts';
import { barHeight } from '../components/barHeight.ts';
import { lazyScreen } from '../components/screens/lazyScreen.ts';
import { AddedActions } from '../components/screens/lists/AddedActions.tsx';
import { countedTo } from '../components/screens/lists/countedTo.ts';
import { EmptyState } from '../components/screens/lists/EmptyState.tsx';
import { ListPagination } from '../components/screens/lists/ListPagination.tsx';
import { WhenListed } from '../components/screens/lists/WhenListed.tsx';
import { PageTitle } from '../components/screens/PageTitle.tsx';
import { CandidateGrid } from '../resources/candidates/CandidateGrid.tsx';
import { CandidateOrder } from '../resources/candidates/CandidateOrder.tsx';
import { LackingFacts } from './addedCriteria/addedScreens.ts';
import { WithSelection } from './compactList/Selection.tsx';
import { useCandidateView, ViewSwitch } from './compactList/ViewSwitch.tsx';
import { CompareBar } from './compare/CompareBar.tsx';
import { ListContacts } from './contacts/Contacts.tsx';
import { OtherChoices } from './jobTypes/OtherChoices.tsx';
import { LeftOut } from './LeftOut.tsx';
import { ListedCandidateCard } from './ListedCandidateCard.tsx';
import { LanguagesNotStated } from './languages/LanguagesNotStated.tsx';
import { TalentPoolTabs } from './pools/TalentPoolTabs.tsx';
import { Results } from './results/Results.tsx';
import { SavedSearches } from './savedSearches/SavedSearches.tsx';
import { ListByScore } from './scores/JobScores.tsx';
import { byScore, useLastJob } from './scores/useScoredJob.ts';
import { TalentPoolFilters } from './TalentPoolFilters.tsx';
import { ListTags } from './tags/Tags.tsx';
import { ListCommonHours } from './workingHours/ListCommonHours.tsx';
import { ZonesNotKnown } from './workingHours/ZonesNotKnown.tsx';

/** The empty state of the talent pool when no candidate matches the filters. */
const NoCandidates = () => {
  const translate = useTranslate();
  const { setFilters } = useListContext();
  return (
    <EmptyState
      searched
      title={translate('talentPoolPage.noneTitle')}
      text={translate('talentPoolPage.noneText')}
    >
      <Button variant="outlined" onClick={() => setFilters({}, {})}>
        {translate('talentPoolPage.reset')}
      </Button>
    </EmptyState>
  );
};

const longestOnBench: SortPayload = { field: 'benchSince', order: 'ASC' };
const orders: SortPayload[] = [
  longestOnBench,
  { field: 'listedAt', order: 'DESC' },
  { field: 'name', order: 'ASC' },
  { field: 'experience', order: 'DESC' },
  { field: 'rate', order: 'ASC' },
];

const usualFilter = { experience_gte: 0, experience_lte: 10 };

/** All listed candidates, with filters. An address that names only a job orders the usual list by score. */
export const TalentPool = () => {
  const translate = useTranslate();
  const { named, jobId, address } = useLastJob();
  const isCompact = useCandidateView()[0] === 'compact';
  if (named !== null && !address.has('filter')) {
    const { field: sort, order } = byScore;
    const all = { filter: JSON.stringify(usualFilter), sort, order, ...Object.fromEntries(address) };
    return <Navigate replace to={{ search: `?${new URLSearchParams(all)}` }} />;
  }
  return (
    <ListBase
      perPage={24}
      sort={longestOnBench}
      filterDefaultValues={usualFilter}
      queryOptions={{ meta: { ...countedTo, ...(jobId && { jobId }) } }}
    >
      <PageTitle>{translate('recruiter.menu.talentPool')}</PageTitle>
      <TalentPoolTabs />
      <Box sx={isCompact ? above : layout}>
        <Box sx={isCompact ? inRow : beside}>
          <TalentPoolFilters folded={isCompact} />
          <SavedSearches folded={isCompact} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <ListByScore usual={longestOnBench} beside={<PoolOrder isScored={jobId !== null} />}>
            <LeftOut />
            <LanguagesNotStated />
            <ZonesNotKnown />
            <OtherChoices of="jobTypes" />
            <OtherChoices of="workplaces" />
            <FactsLacking />
            <WhenListed>
              <ListContacts>
                <ListTags>
                  <PoolResults>
                    {isCompact ? (
                      <CompactPool jobId={jobId} />
                    ) : (
                      <ListCommonHours>
                        <CandidateGrid card={<ListedCandidateCard />} empty={<NoCandidates />} />
                      </ListCommonHours>
                    )}
                  </PoolResults>
                </ListTags>
              </ListContacts>
              <ListPagination rowsPerPageOptions={[12, 24, 48, 96]} />
            </WhenListed>
          </ListByScore>
          {!isCompact && <CompareBar />}
        </Box>
      </Box>
    </ListBase>
  );
};

const FactsLacking = () => {
  const { filterValues } = useListContext();
  return filterValues.added ? (
    <Suspense fallback={null}>
      <LackingFacts />
    </Suspense>
  ) : null;
};

const back = { labelKey: 'talent.profile.backToPool' };

const PoolResults = ({ children }: { children: ReactNode }) => {
  const { data = [] } = useListContext<Candidate>();
  return (
    <Results ids={data.map(({ id }) => id)} back={back}>
      {children}
    </Results>
  );
};

const CompactCandidates = lazyScreen(
  () => import('./compactList/CompactCandidates.tsx'),
  'CompactCandidates',
);

const CompactPool = ({ jobId }: { jobId: string | null }) => {
  const { data = [], isPending } = useListContext<Candidate>();
  if (!isPending && data.length === 0) return <NoCandidates />;
  return (
    <WithSelection>
      <Suspense fallback={<Skeleton variant="rounded" height={600} />}>
        <CompactCandidates candidates={data} isPending={isPending} isScored={jobId !== null} jobId={jobId} />
      </Suspense>
    </WithSelection>
  );
};

/** The order by score is offered once there is a job, and only with the best first. */
const PoolOrder = ({ isScored }: { isScored: boolean }) => {
  const { sort } = useListContext();
  const offersScore = isScored && sort.field !== byScore.field;
  return (
    <CandidateOrder orders={offersScore ? [byScore, ...orders] : orders} found="talentPoolPage.found" mb={0}>
      <AddedActions />
      <ViewSwitch />
    </CandidateOrder>
  );
};

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '264px minmax(0, 1fr)' },
  gap: { xs: 2, md: 3 },
  alignItems: 'start',
};

/** The compact list takes the whole width, below the folded filters. */
const above = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 };
const inRow = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  gap: 1.5,
  alignItems: 'start',
};

/** Sticks while the candidates scroll; scrolls on its own when it is taller than the window. */
const beside = {
  display: 'grid',
  gap: 2,
  minWidth: 0,
  position: { lg: 'sticky' },
  top: { lg: barHeight + 16 },
  maxHeight: { lg: `calc(100vh - ${barHeight + 32}px)` },
  overflowY: { lg: 'auto' },
};
