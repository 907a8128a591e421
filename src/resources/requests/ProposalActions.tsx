import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import type { Proposal } from '../../../domain/contract/deals/proposals.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { AcceptProposal } from './AcceptProposal.tsx';
import { DeclineProposal } from './DeclineProposal.tsx';
import { useSettleProposal } from './useSettleProposal.ts';

interface Props {
  proposal: Proposal;
  next: ReactNode;
}

/** Accept or decline for the recruiter, withdraw for the provider. */
export const ProposalActions = ({ proposal, next }: Props) => {
  const [accepting, setAccepting] = useState(false);
  return (
    <>
      {proposal.status === 'Proposed' && <Actions proposal={proposal} onAccept={() => setAccepting(true)} />}
      {accepting && <AcceptProposal proposal={proposal} next={next} onClose={() => setAccepting(false)} />}
    </>
  );
};

const Actions = ({ proposal, onAccept }: { proposal: Proposal; onAccept: () => void }) => {
  const translate = useTranslate();
  const { userType } = useActor();
  const [declining, setDeclining] = useState(false);
  const { settle, settling } = useSettleProposal(proposal);
  const may = useMay('edit', 'proposals', proposal);
  if (!may) return null;
  const { name } = proposal;
  const words = (key: string) => ({
    'aria-label': translate(`requests.proposals.${key}Named`, { name }),
    children: translate(`requests.proposals.${key}`),
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {userType === 'recruiter' ? (
        <>
          <Button size="small" variant="contained" onClick={onAccept} {...words('accept')} />
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
