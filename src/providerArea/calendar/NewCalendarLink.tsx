import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'react-admin';
import { copyText } from '../../platform/copyText.ts';
import { calendarAddress } from './calendarSecret.ts';

/** The address of a new link, which is shown only once. */
export const NewCalendarLink = ({ secret }: { secret: string }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const address = calendarAddress(secret);
  const copy = async () => {
    if (await copyText(address)) notify('benchCalendar.subscribe.copied', { type: 'success' });
    else notify('benchCalendar.subscribe.notCopied', { type: 'warning' });
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Alert severity="warning">{translate('benchCalendar.subscribe.once')}</Alert>
      <TextField
        label={translate('benchCalendar.subscribe.address')}
        value={address}
        fullWidth
        size="small"
        slotProps={{ htmlInput: { readOnly: true } }}
        onFocus={(event) => event.target.select()}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={copy}>
          {translate('benchCalendar.subscribe.copy')}
        </Button>
        <Button component="a" href={address.replace(/^https?:/, 'webcal:')} variant="outlined">
          {translate('benchCalendar.subscribe.openIn')}
        </Button>
      </Box>
    </Box>
  );
};
