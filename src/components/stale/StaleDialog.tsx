import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { writeMoment } from '../fields/writeDay.ts';
import { Dialog } from '../screens/dialogs/Dialog.tsx';
import { StaleComparison } from './StaleComparison.tsx';
import type { StaleSave } from './useStale.ts';

interface Props {
  stale: StaleSave;
  saving: boolean;
  onTakeTheirs: () => void;
  onKeepYours: () => void;
  onLater: () => void;
}

/** Options after someone else saved the same row first. */
export const StaleDialog = ({ stale, saving, onTakeTheirs, onKeepYours, onLater }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const title = useId();
  const { version, updatedAt } = stale.current as { version?: number; updatedAt?: string };
  const when = updatedAt ? writeMoment(updatedAt, locale) : '';
  return (
    <Dialog open onClose={onLater} aria-labelledby={title} maxWidth="sm" fullWidth>
      <DialogTitle id={title}>{translate('forms.stale.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('forms.stale.lead', { version, when })}</DialogContentText>
        <StaleComparison stale={stale} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onLater}>
          {translate('forms.stale.later')}
        </Button>
        <Button onClick={onTakeTheirs}>{translate('forms.stale.takeTheirs')}</Button>
        <Button variant="contained" loading={saving} onClick={onKeepYours}>
          {translate('forms.stale.keepYours')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
