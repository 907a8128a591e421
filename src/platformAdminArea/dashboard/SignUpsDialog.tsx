import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../../components/contract/useMay.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { useCount } from '../../components/tiles/useCount.ts';
import { WaitingSignUps } from '../../resources/signUpRequests/WaitingSignUps.tsx';
import { waitingOn } from '../../resources/signUpRequests/waitingOn.ts';

interface Props {
  type: 'provider' | 'recruiter';
  /** Adds a company that has not asked to sign up. */
  onAdd: () => void;
  onClose: () => void;
}

/** The sign-up requests of one side, to approve or decline. */
export const SignUpsDialog = ({ type, onAdd, onClose }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const { total } = useCount('signUpRequests', waitingOn(type));
  const mayAdd = useMay('create', 'companies');
  const [title, add] =
    type === 'provider' ? ['approveProvider', 'addProvider'] : ['reviewRecruiter', 'addRecruiter'];
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="md" fullWidth>
      <DialogTitle id={heading}>{translate(`platformDashboard.signUps.${title}`)}</DialogTitle>
      <DialogContent>
        <WaitingSignUps type={type} />
        {total === 0 && <Typography role="status">{translate('platformDashboard.signUps.none')}</Typography>}
      </DialogContent>
      <DialogActions>
        {mayAdd && <Button onClick={onAdd}>{translate(`platformDashboard.${add}`)}</Button>}
        <Button variant="contained" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
