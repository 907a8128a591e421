import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { recruiterNoticeKeys } from '../../../domain/settings/switches.ts';
import { NoticeSwitches } from '../../resources/preferences/NoticeSwitches.tsx';

/** Notifications: five kinds of news. */
export const NotificationsTab = () => {
  const translate = useTranslate();
  return (
    <>
      <Alert severity="info" sx={{ mb: 2 }}>
        {translate('recruiterSettings.noticesNote')}
      </Alert>
      <NoticeSwitches keys={recruiterNoticeKeys} />
    </>
  );
};
