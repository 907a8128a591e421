import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Proposal } from '../../../domain/contract/deals/proposals.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { ProposalCard } from './ProposalCard.tsx';
import { useRequestRows } from './useRequestRows.ts';

/** All proposals for the request in context, and what the user can do with an accepted one. */
export const ProposalList = ({ next }: { next?: (proposal: Proposal) => ReactNode }) => {
  const translate = useTranslate();
  const { data, isPending, error, refetch } = useRequestRows<Proposal>('proposals');
  return (
    <section>
      <Typography variant="subtitle1" component="h2" sx={{ mb: 1.5 }}>
        {translate('requests.proposals.title')}
      </Typography>
      {isPending && <Skeleton variant="rounded" height={96} />}
      {error && !data && <CouldNotLoad error={error} onRetry={() => refetch()} />}
      {data?.length === 0 && (
        <Typography color="textSecondary">{translate('requests.proposals.none')}</Typography>
      )}
      {data && data.length > 0 && (
        <Box component="ul" sx={cards}>
          {data.map((proposal) => (
            <ProposalCard key={proposal.id} proposal={proposal} next={next?.(proposal)} />
          ))}
        </Box>
      )}
    </section>
  );
};

const cards = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
};
