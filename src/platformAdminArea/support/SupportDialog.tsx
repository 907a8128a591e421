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
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog of the support page; full screen on a phone. */
export const SupportDialog = ({ title, wide = false, onClose, children }: Props) => {
  const heading = useId();
  const translate = useTranslate();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={heading}
      maxWidth={wide ? 'lg' : 'sm'}
      fullWidth
      fullScreen={isSmall}
    >
      <DialogTitle id={heading} sx={{ pr: 7, overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <IconButton
        onClick={onClose}
        aria-label={translate('ra.action.close')}
        sx={{ position: 'absolute', right: 12, top: 12 }}
      >
        <CloseIcon />
      </IconButton>
      {children}
    </Dialog>
  );
};
