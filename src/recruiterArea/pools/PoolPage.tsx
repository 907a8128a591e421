import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ListBase, type SortPayload, useBasename, useGetOne, useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { Pool } from '../../../domain/contract/hiring/talentPools.ts';
import { ListPagination } from '../../components/screens/lists/ListPagination.tsx';
import { WhenListed } from '../../components/screens/lists/WhenListed.tsx';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { WhenRead } from '../../components/screens/WhenRead.tsx';
import { CandidateOrder } from '../../resources/candidates/CandidateOrder.tsx';
import { CompareBar } from '../compare/CompareBar.tsx';
import { PoolCandidates } from './PoolCandidates.tsx';
import { PoolMenu } from './PoolMenu.tsx';
import { TalentPoolTabs } from './TalentPoolTabs.tsx';

const orders: SortPayload[] = [
  { field: 'createdAt', order: 'DESC' },
  { field: 'name', order: 'ASC' },
  { field: 'title', order: 'ASC' },
];

/** One pool with its candidates. */
export const PoolPage = () => {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const { data: record, error, refetch } = useGetOne<Pool>('talentPools', { id });
  return (
    <>
      <PageTitle>{translate('recruiter.menu.talentPool')}</PageTitle>
      <TalentPoolTabs />
      <WhenRead read={{ record, error, refetch }}>{record && <PoolOf pool={record} />}</WhenRead>
    </>
  );
};

const PoolOf = ({ pool }: { pool: Pool }) => (
  <ListBase
    resource="talentPoolMembers"
    filter={{ poolId: pool.id }}
    storeKey={`talentPools.${pool.id}`}
    perPage={24}
    sort={{ field: 'createdAt', order: 'DESC' }}
  >
    <PoolHead pool={pool} />
    <CandidateOrder orders={orders} found="talent.pools.people" />
    <WhenListed>
      <PoolCandidates />
      <ListPagination rowsPerPageOptions={[12, 24, 48, 96]} />
    </WhenListed>
    <CompareBar />
  </ListBase>
);

const PoolHead = ({ pool }: { pool: Pool }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const all = `${useBasename()}/talent-pool/pools`;
  return (
    <Box component="header" sx={{ mb: 1 }}>
      <Button size="small" component={Link} to={all} startIcon={<ArrowBackIcon />}>
        {translate('talent.pools.back')}
      </Button>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {pool.name}
        </Typography>
        <PoolMenu pool={pool} onRemoved={() => navigate(all)} />
      </Box>
      {pool.note && (
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {pool.note}
        </Typography>
      )}
    </Box>
  );
};
