import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
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
  /** How the proposal ends: declined by the recruiter, or withdrawn by the provider. */
  to: 'Declined' | 'Withdrawn';
  onClose: () => void;
}

const keys = { Declined: 'decline', Withdrawn: 'withdraw' } as const;

/** Ends a proposal, with a reason that the other side sees. */
export const EndProposal = ({ proposal, to, onClose }: Props) => {
  const heading = useId();
  const translate = useTranslate();
  const { settle, settling } = useSettleProposal(proposal);
  const key = keys[to];
  const end = ({ endReason, reason }: FieldValues) =>
    settle({ status: to, endReason, reason: reason?.trim() ? reason : null }, onClose);
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>
        {translate(`requests.proposals.${key}Title`, { name: proposal.name })}
      </DialogTitle>
      <Form record={{}} defaultValues={{ endReason: null, reason: '' }} onSubmit={end}>
        <DialogContent sx={{ pt: 0 }}>
          <EndReasonInput noun="proposals" from={proposal.status} to={to} />
          <TextInput
            source="reason"
            label={`requests.proposals.${key}Reason`}
            multiline
            minRows={3}
            helperText={false}
            validate={(value: string, { endReason }: FieldValues) =>
              lacksReason({ status: to, endReason, reason: value?.trim() || null })
                ? textOf('value.reason-needed')
                : validateField('proposals', 'reason')?.(value)
            }
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
