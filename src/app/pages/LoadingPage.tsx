import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'react-admin';

/**
 * Shown until a page's code is loaded. Uses the progress circle that the refresh button already loads;
 * another would add 2 KB.
 */
export const LoadingPage = () => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '40vh' }}>
      <CircularProgress aria-label={translate('shell.loading')} />
    </Box>
  );
};
