import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useId } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { lacksReason } from '../../../domain/contract/deals/dealMoves.ts';
import type { Proposal } from '../../../domain/contract/deals/proposals.ts';
import { validateField } from '../../components/inputs/validateField.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { Form } from '../../components/screens/forms/Form.tsx';
import { textOf } from '../../i18n/textOf.ts';
import { EndReasonInput } from './EndReasonInput.tsx';
import { useSettleProposal } from './useSettleProposal.ts';

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
  const end = ({ endReason, reason }: FieldValues) =>
    settle({ status: to, endReason, reason: reason?.trim() ? reason : null }, onClose);
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
          <WrittenReason to={to} />
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

/** The reason in words, which an ending needs that the listed reasons do not explain. */
const WrittenReason = ({ to }: { to: 'Declined' | 'Withdrawn' }) => {
  const lacks = ({ endReason }: FieldValues, reason: string | null) =>
    lacksReason({ status: to, endReason, reason });
  return (
    <TextInput
      source="reason"
      label={`requests.proposals.${to === 'Declined' ? 'decline' : 'withdraw'}Reason`}
      multiline
      minRows={3}
      isRequired={lacks({ endReason: useWatch({ name: 'endReason' }) }, null)}
      helperText={false}
      validate={(value: string, form: FieldValues) =>
        lacks(form, value?.trim() || null)
          ? textOf('value.reason-needed')
          : validateField('proposals', 'reason')?.(value)
      }
    />
  );
};
