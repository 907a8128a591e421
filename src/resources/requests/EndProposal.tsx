import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Proposal } from '../../../domain/contract/deals/proposals.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { Form } from '../../components/screens/forms/Form.tsx';
import { EndReasonInput } from './EndReasonInput.tsx';
import { useSettleProposal } from './useSettleProposal.ts';
import { WrittenReason, writtenReason } from './WrittenReason.tsx';

interface Props {
  proposal: Proposal;
  move: EndingMove;
  onClose: () => void;
}

/** How a proposal ends, before it was accepted or after, with the words of its dialog. */
const endings = {
  decline: { to: 'Declined', key: 'decline' },
  takeBack: { to: 'Declined', key: 'takeBack' },
  withdraw: { to: 'Withdrawn', key: 'withdraw' },
  release: { to: 'Withdrawn', key: 'withdraw' },
} as const;
export type EndingMove = keyof typeof endings;

export const isEndingMove = (move: string): move is EndingMove => move in endings;

/** Ends a proposal, with a reason that the other side sees. */
export const EndProposal = ({ proposal, move, onClose }: Props) => {
  const heading = useId();
  const translate = useTranslate();
  const { settle, settling } = useSettleProposal(proposal);
  const { to, key } = endings[move];
  const end = (answers: FieldValues) =>
    settle({ status: to, endReason: answers.endReason, reason: writtenReason(answers) }, onClose);
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>
        {translate(`requests.proposals.${key}Title`, { name: proposal.name })}
      </DialogTitle>
      <Form record={{}} defaultValues={{ endReason: null, reason: '' }} onSubmit={end}>
        <DialogContent sx={{ pt: 0 }}>
          {move === 'takeBack' && (
            <DialogContentText sx={{ mb: 1 }}>
              {translate('requests.proposals.takeBackLead')}
            </DialogContentText>
          )}
          <EndReasonInput noun="proposals" from={proposal.status} to={to} />
          <WrittenReason
            noun="proposals"
            to={to}
            label={`requests.proposals.${to === 'Declined' ? 'decline' : 'withdraw'}Reason`}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={settling}>
            {translate(`requests.proposals.${key}`)}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};
