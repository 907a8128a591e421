import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';

/** In the browser-only demo, a notice that no mail is actually sent. */
export const DemoNotice = () => {
  const translate = useTranslate();
  if (import.meta.env.MODE !== 'demo') return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {translate('mailsPage.demo')}
    </Alert>
  );
};
