import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';

/** A thin line while a page's code or rights are on their way. */
export const LoadingPage = () => {
  const translate = useTranslate();
  return <LinearProgress aria-label={translate('shell.loading')} sx={{ borderRadius: 1 }} />;
};
