import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { hasEnded } from '../../../domain/contract/deals/contractLife.ts';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { movesFrom } from '../../../domain/contract/deals/dealMoves.ts';
import type { Proposal } from '../../../domain/contract/deals/proposals.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { AcceptProposal } from './AcceptProposal.tsx';
import { useCounterOffer } from './CounterOffer.tsx';
import { EndProposal, isEndingMove } from './EndProposal.tsx';
import { RoundDialog } from './RoundDialog.tsx';
import { TakeUpCounter } from './TakeUpCounter.tsx';
import { useRateOf } from './useRateOf.ts';
import { useSettleProposal } from './useSettleProposal.ts';

interface Props {
  proposal: Proposal;
  next: ReactNode;
}

/** An accepted proposal with a contract that has not ended can no longer be taken back by either side. */
const useHasContract = ({ id, status }: Proposal): boolean => {
  const isAccepted = status === 'Accepted';
  const { data = [], isPending } = useGetList<Contract>(
    'contracts',
    { filter: { proposalId: id }, pagination: { page: 1, perPage: 25 } },
    { enabled: isAccepted },
  );
  return isAccepted && (isPending || data.some((contract) => !hasEnded(contract)));
};

/** The moves of the table that have a button, with its words. The provider takes up a counter-offer by a revision. */
const buttons = {
  award: 'accept',
  takeUp: 'accept',
  shortlist: 'shortlist',
  counter: 'counter',
  revise: 'revise',
  decline: 'decline',
  withdraw: 'withdraw',
  release: 'withdraw',
  takeBack: 'takeBack',
} as const;
type Move = keyof typeof buttons;
const order = Object.keys(buttons) as Move[];

/** What this user can do with a proposal in its state: a button for each move of the table. */
export const ProposalActions = ({ proposal, next }: Props) => {
  const translate = useTranslate();
  const { userType } = useActor();
  const may = useMay('edit', 'proposals', proposal);
  const [chosen, setChosen] = useState<Move | null>(null);
  const { settle, settling } = useSettleProposal(proposal);
  const counter = useCounterOffer(proposal);
  const legal = movesFrom('proposals', proposal.status, userType).map(({ move }) => move);
  const isLegal = (move: Move) =>
    move === 'takeUp' ? counter !== undefined && legal.includes('revise') : legal.includes(move);
  const isDone = useHasContract(proposal);
  const moves = may && !isDone ? order.filter(isLegal) : [];
  const words = { name: proposal.name, rate: useRateOf()(counter ?? proposal) };
  const close = () => setChosen(null);
  return (
    <>
      {moves.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {moves.map((move) => (
            <Button
              key={move}
              size="small"
              variant={move === 'award' || move === 'takeUp' ? 'contained' : 'outlined'}
              loading={move === 'shortlist' && settling}
              aria-label={translate(`requests.proposals.${buttons[move]}Named`, words)}
              onClick={() => (move === 'shortlist' ? settle({ status: 'Shortlisted' }) : setChosen(move))}
            >
              {translate(`requests.proposals.${buttons[move]}`, words)}
            </Button>
          ))}
        </Box>
      )}
      {chosen === 'award' && <AcceptProposal proposal={proposal} next={next} onClose={close} />}
      {chosen === 'takeUp' && counter && (
        <TakeUpCounter proposal={proposal} counter={counter} onClose={close} />
      )}
      {(chosen === 'counter' || chosen === 'revise') && (
        <RoundDialog proposal={proposal} move={chosen} onClose={close} />
      )}
      {chosen && isEndingMove(chosen) && <EndProposal proposal={proposal} move={chosen} onClose={close} />}
    </>
  );
};
