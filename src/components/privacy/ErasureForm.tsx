import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ErasurePreview } from '../../../domain/privacy/preview.ts';
import { useErase } from './useErasure.ts';

interface Props {
  preview: ErasurePreview;
  onClose: () => void;
  children: ReactNode;
}

/** Asks to type the name, and shows why it is not accepted. */
export const ErasureForm = ({ preview, onClose, children }: Props) => {
  const translate = useTranslate();
  const words = useId();
  const [typed, setTyped] = useState('');
  const { erase, busy, fault } = useErase(preview, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    erase(typed);
  };
  return (
    <form onSubmit={submit} noValidate>
      <DialogContent sx={{ pt: 0 }}>
        {children}
        <Typography id={words} variant="body2" sx={{ mb: 1.5 }}>
          {translate('erasure.type', { name: preview.name })}
        </Typography>
        <TextField
          label={translate('erasure.name')}
          slotProps={{ htmlInput: { 'aria-describedby': words } }}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={Boolean(fault)}
          helperText={fault && translate(fault, { _: fault })}
          autoComplete="off"
          fullWidth
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button type="submit" variant="contained" color="error" loading={busy}>
          {translate('erasure.confirm')}
        </Button>
      </DialogActions>
    </form>
  );
};
