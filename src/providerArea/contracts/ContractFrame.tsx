import CloseIcon from '@mui/icons-material/Close';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';

interface Props {
  title: string;
  /** For the button at the top, which asks itself before input is lost; the dialog asks for Escape. */
  onClose: () => void;
  close?: () => void;
  children: ReactNode;
}

/** A dialog of this page; full screen on a phone. */
export const ContractFrame = ({ title, onClose, close = onClose, children }: Props) => {
  const heading = useId();
  const translate = useTranslate();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog open onClose={close} aria-labelledby={heading} maxWidth="md" fullWidth fullScreen={isSmall}>
      <DialogTitle id={heading} sx={{ pr: 7 }}>
        {title}
      </DialogTitle>
      <IconButton
        onClick={onClose}
        aria-label={translate('contractsPage.view.close')}
        sx={{ position: 'absolute', right: 12, top: 12 }}
      >
        <CloseIcon />
      </IconButton>
      {children}
    </Dialog>
  );
};
