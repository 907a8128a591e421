import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { PlanForm } from './PlanForm.tsx';

interface Props {
  title: string;
  /** The company, if not the user's own. */
  companyId?: string;
  onClose: () => void;
}

/** The available plans, to compare and choose from. */
export const PlanDialog = ({ title, companyId, onClose }: Props) => {
  const heading = useId();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="md" fullWidth fullScreen={isSmall}>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <PlanForm companyId={companyId} onClose={onClose} />
    </Dialog>
  );
};
