import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ResourceContextProvider, useGetMany } from 'ra-core';
import { useMemo } from 'react';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { Recommendations } from '../../../domain/matching/market/recommend.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { Contacts } from '../contacts/Contacts.tsx';
import { GoneCandidate, RecommendationCard } from './RecommendationCard.tsx';

/** The results as cards, best first. Candidates no longer listed keep their rank and score. */
export const RankedCards = ({ found }: { found: Recommendations }) => {
  const ids = found.matches.map(({ id }) => id);
  const { data, isPending, error, refetch } = useGetMany<Candidate>('candidates', { ids });
  const candidates = useMemo(() => new Map(data?.filter(Boolean).map((one) => [one.id, one])), [data]);
  if (error) return <CouldNotLoad error={error} onRetry={() => refetch()} />;
  if (isPending && ids.length > 0) return <RankedSkeleton />;
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
      <Skeleton key={place} variant="rounded" height={296} sx={{ borderRadius: '14px' }} />
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
