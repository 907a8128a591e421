import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'react-admin';

/** In a dialog that only its button closes: the signing key of a service, shown once. */
export const SigningKey = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const translate = useTranslate();
  return (
    <>
      <DialogContent>
        <DialogContentText>{translate('settings.integrations.key')}</DialogContentText>
        <Box component="code" sx={{ display: 'block', mt: 2, overflowWrap: 'anywhere' }}>
          {secret}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('settings.integrations.done')}
        </Button>
      </DialogActions>
    </>
  );
};
