import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog about a job posting; full screen on a phone. */
export const JobFrame = ({ title, onClose, children }: Props) => {
  const heading = useId();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="md" fullWidth fullScreen={isSmall}>
      <DialogTitle id={heading}>{title}</DialogTitle>
      {children}
    </Dialog>
  );
};
