import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useMemo } from 'react';
import { ResourceContextProvider, useGetMany } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { Recommendations } from '../../../domain/matching/market/recommend.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import { WithSelection } from '../compactList/Selection.tsx';
import { useCandidateView } from '../compactList/ViewSwitch.tsx';
import { Contacts } from '../contacts/Contacts.tsx';
import { Results } from '../results/Results.tsx';
import { GivenScores } from '../scores/JobScores.tsx';
import { GoneCandidate, RecommendationCard } from './RecommendationCard.tsx';

const CompactCandidates = lazyScreen(
  () => import('../compactList/CompactCandidates.tsx'),
  'CompactCandidates',
);

/** The results as cards or as a compact list, best first. As cards, candidates who are no longer listed keep rank and score. */
export const RankedCards = ({ found }: { found: Recommendations }) => (
  <Results ids={found.matches.map(({ id }) => id)} back={back}>
    <Ranked found={found} />
  </Results>
);

const back = { labelKey: 'recommendations.back' };

const Ranked = ({ found }: { found: Recommendations }) => {
  const isCompact = useCandidateView()[0] === 'compact';
  const ids = found.matches.map(({ id }) => id);
  const { data, isPending, error, refetch } = useGetMany<Candidate>('candidates', { ids });
  const candidates = useMemo(() => new Map(data?.filter(Boolean).map((one) => [one.id, one])), [data]);
  if (error) return <CouldNotLoad error={error} onRetry={() => refetch()} />;
  if (isPending && ids.length > 0) return <RankedSkeleton />;
  if (isCompact)
    return (
      <ResourceContextProvider value="candidates">
        <Contacts ids={ids}>
          <GivenScores value={Object.fromEntries(found.matches.map((match) => [match.id, match]))}>
            <WithSelection>
              <Suspense fallback={<RankedSkeleton />}>
                <CompactCandidates
                  candidates={ids.map((id) => candidates.get(id) ?? null)}
                  isScored
                  jobId={found.jobId}
                  source="Smart Recommendations"
                />
              </Suspense>
            </WithSelection>
          </GivenScores>
        </Contacts>
      </ResourceContextProvider>
    );
  return (
    <ResourceContextProvider value="candidates">
      <Contacts ids={ids}>
        <Box component="ol" sx={list}>
          {found.matches.map((match, at) => {
            const candidate = candidates.get(match.id);
            const shared = { match, rank: at + 1, found };
            return (
              <li key={match.id}>
                {candidate ? (
                  <RecommendationCard candidate={candidate} {...shared} />
                ) : (
                  <GoneCandidate {...shared} />
                )}
              </li>
            );
          })}
        </Box>
      </Contacts>
    </ResourceContextProvider>
  );
};

export const RankedSkeleton = () => (
  <Box aria-hidden sx={list}>
    {[1, 2, 3].map((place) => (
      <Skeleton key={place} variant="rounded" height={296} sx={{ borderRadius: '12px' }} />
    ))}
  </Box>
);

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
};
