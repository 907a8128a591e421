import Button from '@mui/material/Button';
import { ListContextProvider, useBasename, useGetMany, useListContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { Candidate } from '../../../domain/contract/candidates.ts';
import type { TalentPoolMember } from '../../../domain/contract/talentPoolMembers.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { EmptyState } from '../../components/screens/EmptyState.tsx';
import { CandidateGrid } from '../../resources/candidates/CandidateGrid.tsx';
import { MemberCard } from './MemberCard.tsx';

/** The people of a pool as they stand today. Who is not on the market is not among those the server shows. */
export const PoolPeople = () => {
  const list = useListContext<TalentPoolMember>();
  const ids = list.data?.map(({ candidateId }) => candidateId) ?? [];
  const {
    data: people,
    isPending,
    error,
    refetch,
  } = useGetMany<Candidate>('candidates', { ids }, { enabled: ids.length > 0 });
  const shown = new Map(people?.flatMap((person) => (person ? [[person.id, person] as const] : [])));
  // Nobody is said to have left because the market could not be asked.
  if (error && !people) return <CouldNotLoad error={error} onRetry={refetch} />;
  const waiting = list.isPending || (ids.length > 0 && isPending);
  const data = list.data?.map((member) => ({ ...member, candidate: shown.get(member.candidateId) ?? null }));
  return (
    <ListContextProvider value={{ ...list, data, isPending: waiting } as never}>
      <CandidateGrid card={<MemberCard />} empty={<NobodyIn />} />
    </ListContextProvider>
  );
};

const NobodyIn = () => {
  const translate = useTranslate();
  const basename = useBasename();
  return (
    <EmptyState title={translate('talent.pool.emptyTitle')} text={translate('talent.pool.emptyText')}>
      <Button variant="outlined" component={Link} to={`${basename}/talent-pool`}>
        {translate('talent.pool.find')}
      </Button>
    </EmptyState>
  );
};
