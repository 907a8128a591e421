import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import { standingProposalStatuses } from '../../../domain/contract/deals/dealMoves.ts';
import type { Proposal } from '../../../domain/contract/deals/proposals.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { AlsoAgreed } from './AlsoAgreed.tsx';
import { AwardClash, useAwardClashes } from './AwardClash.tsx';
import { ChangedSinceQuote } from './ChangedSinceQuote.tsx';
import { ProposalTerms } from './ProposalTerms.tsx';
import { useRateOf } from './useRateOf.ts';
import { useSettleProposal } from './useSettleProposal.ts';

interface Props {
  proposal: Proposal;
  /** What the recruiter can do once the proposal is accepted. */
  next: ReactNode;
  onClose: () => void;
}

const isStanding = (status: string) => (standingProposalStatuses as readonly string[]).includes(status);

/** Asks before the proposal is accepted, which cannot be undone, and then offers what comes next. */
export const AcceptProposal = ({ proposal, next, onClose }: Props) => {
  const heading = useId();
  const translate = useTranslate();
  const { settle, settling } = useSettleProposal(proposal);
  const clashes = useAwardClashes(isStanding(proposal.status) ? [proposal.id] : []);
  const { data: provider } = useGetOne<Company>('companies', { id: proposal.providerId });
  const { name, status } = proposal;
  const rate = useRateOf()(proposal);
  const isAccepted = status === 'Accepted';
  const words = { name, provider: provider?.name ?? '' };
  const kind = isAccepted ? 'accepted' : 'accept';
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{translate(`requests.proposals.${kind}Title`, words)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {provider && (
          <DialogContentText>{translate(`requests.proposals.${kind}Lead`, words)}</DialogContentText>
        )}
        {isAccepted ? (
          next
        ) : (
          <>
            <ProposalTerms proposal={proposal} />
            <ChangedSinceQuote proposal={proposal} />
            {clashes.length > 0 && <AwardClash />}
            <AlsoAgreed proposal={proposal} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate(isAccepted ? 'requests.proposals.done' : 'ra.action.cancel')}
        </Button>
        {!isAccepted && (
          <Button
            autoFocus
            variant="contained"
            loading={settling}
            disabled={!isStanding(status)}
            onClick={() => settle({ status: 'Accepted' })}
          >
            {translate('requests.proposals.accept', { rate })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
