import Button from '@mui/material/Button';
import {
  ListContextProvider,
  type ListControllerResult,
  useBasename,
  useGetMany,
  useListContext,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router-dom';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { PoolMember } from '../../../domain/contract/hiring/talentPoolMembers.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { EmptyState } from '../../components/screens/lists/EmptyState.tsx';
import { CandidateGrid } from '../../resources/candidates/CandidateGrid.tsx';
import { Contacts } from '../contacts/Contacts.tsx';
import { Results } from '../results/Results.tsx';
import { Tags } from '../tags/Tags.tsx';
import { MemberCard } from './MemberCard.tsx';

/** The current candidates of a pool. The server leaves out those who are no longer listed. */
export const PoolCandidates = () => {
  const list = useListContext<PoolMember>();
  const ids = list.data?.map(({ candidateId }) => candidateId) ?? [];
  const {
    data: candidates,
    isPending,
    error,
    refetch,
  } = useGetMany<Candidate>('candidates', { ids }, { enabled: ids.length > 0 });
  const shown = new Map(
    candidates?.flatMap((candidate) => (candidate ? [[candidate.id, candidate] as const] : [])),
  );
  // If the candidates could not be loaded, they must not be shown as no longer listed.
  if (error && !candidates) return <CouldNotLoad error={error} onRetry={refetch} />;
  const waiting = list.isPending || (ids.length > 0 && isPending);
  const data = list.data?.map((member) => ({ ...member, candidate: shown.get(member.candidateId) ?? null }));
  return (
    <ListContextProvider value={{ ...list, data, isPending: waiting } as ListControllerResult}>
      <Contacts ids={ids}>
        <Tags ids={ids}>
          <Results ids={[...shown.keys()]} back={back}>
            <CandidateGrid card={<MemberCard />} empty={<NobodyIn />} />
          </Results>
        </Tags>
      </Contacts>
    </ListContextProvider>
  );
};

const back = { labelKey: 'talent.profile.backToNamedPool' };

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
