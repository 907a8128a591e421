import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { CalendarLinkList } from './CalendarLinkList.tsx';
import { MakeCalendarLink } from './MakeCalendarLink.tsx';
import { NewCalendarLink } from './NewCalendarLink.tsx';
import { useDownloadCalendar } from './useDownloadCalendar.ts';

/** A calendar link needs a server; when all rows stay in the browser, only the file is offered. */
const hasLinks = import.meta.env.MODE !== 'demo';

/** Adds the bench calendar to the user's calendar app, by a secret link or as a file. */
export const SubscribeDialog = ({ onClose }: { onClose: () => void }) => {
  const heading = useId();
  const translate = useTranslate();
  const [secret, setSecret] = useState<string | null>(null);
  const { download, busy } = useDownloadCalendar(translate('benchCalendar.title'));
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{translate('benchCalendar.subscribe.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {hasLinks ? (
          <>
            <DialogContentText>{translate('benchCalendar.subscribe.lead')}</DialogContentText>
            {secret ? <NewCalendarLink secret={secret} /> : <MakeCalendarLink onMade={setSecret} />}
            <CalendarLinkList />
          </>
        ) : (
          <Alert severity="info">{translate('benchCalendar.subscribe.demo')}</Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button loading={busy} onClick={download}>
          {translate('benchCalendar.subscribe.download')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
