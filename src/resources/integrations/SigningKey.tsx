import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useCopy } from '../../components/useCopy.ts';

/** In a dialog that only its button closes: the signing key of a service, shown once. */
export const SigningKey = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const translate = useTranslate();
  const { copy, label, failure } = useCopy(secret);
  return (
    <>
      <DialogContent>
        <DialogContentText>{translate('settings.integrations.key')}</DialogContentText>
        <Box component="code" sx={{ display: 'block', mt: 2, overflowWrap: 'anywhere' }}>
          {secret}
        </Box>
        <Typography role="status" color="error" variant="body2">
          {failure}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={copy}>{label}</Button>
        <Button variant="contained" onClick={onClose}>
          {translate('settings.integrations.done')}
        </Button>
      </DialogActions>
    </>
  );
};
