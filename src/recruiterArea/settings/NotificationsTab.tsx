import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { recruiterNotificationKeys } from '../../../domain/settings/switches.ts';
import { NotificationSwitches } from '../../resources/preferences/NotificationSwitches.tsx';

/** Notifications: five topics, and whether and how they are mailed. */
export const NotificationsTab = () => {
  const translate = useTranslate();
  return (
    <>
      <Alert severity="info" sx={{ mb: 2 }}>
        {translate('recruiterSettings.notificationsNote')}
      </Alert>
      <NotificationSwitches keys={recruiterNotificationKeys} delivery={['email', 'digest']} />
    </>
  );
};
