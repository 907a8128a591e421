import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useId } from 'react';
import type { Proposal } from '../../../domain/contract/deals/proposals.ts';
import { validateField } from '../../components/inputs/validateField.ts';
import { useSettleProposal } from './useSettleProposal.ts';

/** Declines a proposal, with an optional reason. */
export const DeclineProposal = ({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) => {
  const heading = useId();
  const translate = useTranslate();
  const { settle, settling } = useSettleProposal(proposal);
  const decline = ({ reason }: { reason?: string | null }) =>
    settle({ status: 'Declined', reason: reason?.trim() ? reason : null }, onClose);
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>
        {translate('requests.proposals.declineTitle', { name: proposal.name })}
      </DialogTitle>
      <Form record={{}} defaultValues={{ reason: '' }} onSubmit={decline}>
        <DialogContent sx={{ pt: 0 }}>
          <TextInput
            source="reason"
            label="requests.proposals.declineReason"
            multiline
            minRows={3}
            helperText={false}
            validate={validateField('proposals', 'reason')}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={settling}>
            {translate('requests.proposals.decline')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};
