import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Dialog } from '../../screens/dialogs/Dialog.tsx';
import { useCopy } from '../../useCopy.ts';

interface Props {
  secret: string;
  /** What to do with it. */
  text: string;
  onStored: () => void;
}

/** The secret of a key, shown once. Only the button closes it. */
export const KeySecret = ({ secret, text, onStored }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const { copy, label, failure } = useCopy(secret);
  return (
    <Dialog open aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{translate('settings.apiKeys.secretTitle')}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate(text)}
        </Alert>
        <TextField
          fullWidth
          multiline
          label={translate('settings.apiKeys.secret')}
          value={secret}
          slotProps={{
            htmlInput: { readOnly: true, sx: { fontFamily: 'monospace', overflowWrap: 'anywhere' } },
          }}
        />
        <Typography role="status" color="error" variant="body2">
          {failure}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={copy}>{label}</Button>
        <Button variant="contained" onClick={onStored}>
          {translate('settings.apiKeys.stored')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
