import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useBasename, useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Pool } from '../../../domain/contract/hiring/talentPools.ts';
import { useInsight } from '../../components/insight/useInsight.ts';
import { EmptyState } from '../../components/screens/lists/EmptyState.tsx';
import { PoolMenu } from './PoolMenu.tsx';

/** The pools, each with its note and number of candidates. */
export const PoolList = () => {
  const translate = useTranslate();
  const { data, isPending } = useListContext<Pool>();
  if (isPending) return <Skeleton variant="rounded" height={200} aria-hidden />;
  if (!data?.length)
    return (
      <EmptyState title={translate('talent.pools.emptyTitle')} text={translate('talent.pools.emptyText')} />
    );
  return (
    <Box component="ul" sx={grid}>
      {data.map((pool) => (
        <li key={pool.id}>
          <PoolCard pool={pool} />
        </li>
      ))}
    </Box>
  );
};

const PoolCard = ({ pool }: { pool: Pool }) => {
  const basename = useBasename();
  return (
    <Card component="article" sx={{ p: 2.5, height: '100%' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
        <Typography component="h2" sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>
          <Link
            component={RouterLink}
            to={`${basename}/talent-pool/pools/${pool.id}`}
            color="inherit"
            underline="hover"
          >
            {pool.name}
          </Link>
        </Typography>
        <PoolMenu pool={pool} />
      </Box>
      <PoolSize pool={pool} />
      {pool.note && (
        <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {pool.note}
        </Typography>
      )}
    </Card>
  );
};

/** The number of candidates in a pool, once it is known. */
const PoolSize = ({ pool: { id } }: { pool: Pool }) => {
  const translate = useTranslate();
  const { data } = useInsight('poolSizes', {});
  return (
    <Typography variant="body2" color="textSecondary" sx={{ minHeight: '1.5em' }}>
      {data && translate('talent.pools.people', { smart_count: data.byPool[id] ?? 0 })}
    </Typography>
  );
};

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
};
