import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Proposal } from '../../../domain/contract/deals/proposals.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { DeclineProposal } from './DeclineProposal.tsx';
import { useSettleProposal } from './useSettleProposal.ts';

/** Accept or decline for the recruiter, withdraw for the provider. */
export const ProposalActions = ({ proposal }: { proposal: Proposal }) => {
  const translate = useTranslate();
  const { userType } = useActor();
  const [declining, setDeclining] = useState(false);
  const { settle, settling } = useSettleProposal(proposal);
  const may = useMay('edit', 'proposals', proposal);
  if (!may || proposal.status !== 'Proposed') return null;
  const { name } = proposal;
  const words = (key: string) => ({
    'aria-label': translate(`requests.proposals.${key}Named`, { name }),
    children: translate(`requests.proposals.${key}`),
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {userType === 'recruiter' ? (
        <>
          <Button
            size="small"
            variant="contained"
            loading={settling}
            onClick={() => settle({ status: 'Accepted' })}
            {...words('accept')}
          />
          <Button size="small" variant="outlined" onClick={() => setDeclining(true)} {...words('decline')} />
        </>
      ) : (
        <Button
          size="small"
          variant="outlined"
          loading={settling}
          onClick={() => settle({ status: 'Withdrawn' })}
          {...words('withdraw')}
        />
      )}
      {declining && <DeclineProposal proposal={proposal} onClose={() => setDeclining(false)} />}
    </Box>
  );
};
