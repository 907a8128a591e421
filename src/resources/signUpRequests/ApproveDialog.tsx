import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useBasename, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { SignUpRequest } from '../../../domain/contract/accounts/signUpRequests.ts';
import { useReason } from '../../auth/useReason.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { useCarefulUpdate } from '../../components/stale/useCarefulUpdate.tsx';
import { listSearch } from '../../components/tiles/listSearch.ts';
import { FirstPlan, useFirstPlan } from './FirstPlan.tsx';

/** Links to the mails sent to this address, for users who may see mails. */
const InvitationLink = ({ email }: { email: string }) => {
  const translate = useTranslate();
  const basename = useBasename();
  if (!useMay('list', 'mails')) return null;
  return (
    <Button component={Link} to={`${basename}/mails?${listSearch({ q: email })}`}>
      {translate('signUpsPage.seeMail')}
    </Button>
  );
};

interface Props {
  request: SignUpRequest;
  onClose: () => void;
}

/** Explains the effect of approving, approves, and confirms that the invitation is being sent. */
export const ApproveDialog = ({ request, onClose }: Props) => {
  const translate = useTranslate();
  const reasonOf = useReason();
  const heading = useId();
  const [approved, setApproved] = useState(false);
  const firstPlan = useFirstPlan(request);
  const { save, saving, refusal, dialog } = useCarefulUpdate(() => setApproved(true));
  const { company, email, userType, firstName, lastName } = request;
  const words = { company, email, name: `${firstName} ${lastName}` };
  const title = approved ? 'approvedTitle' : 'approveTitle';
  const lead = approved ? 'approvedLead' : `approveLead.${userType}`;
  return (
    <>
      <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
        <DialogTitle id={heading}>{translate(`signUpsPage.${title}`, words)}</DialogTitle>
        <DialogContent>
          <DialogContentText role={approved ? 'status' : undefined} sx={{ overflowWrap: 'anywhere' }}>
            {translate(`signUpsPage.${lead}`, words)}
          </DialogContentText>
          {!approved && <FirstPlan request={request} {...firstPlan} />}
          {refusal && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {reasonOf(refusal)}
            </Alert>
          )}
        </DialogContent>
        {approved ? (
          <DialogActions>
            <InvitationLink email={email} />
            <Button variant="contained" autoFocus onClick={onClose}>
              {translate('signUpsPage.done')}
            </Button>
          </DialogActions>
        ) : (
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {translate('ra.action.cancel')}
            </Button>
            <Button
              variant="contained"
              autoFocus
              loading={saving}
              onClick={() => save(request, { status: 'Approved', ...firstPlan.given })}
            >
              {translate('signUpsPage.approve')}
            </Button>
          </DialogActions>
        )}
      </Dialog>
      {dialog}
    </>
  );
};
