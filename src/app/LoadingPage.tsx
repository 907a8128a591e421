import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'ra-core';

/** Until a page's code is there. The circle is in the bar's refresh button already; another shape would be 2 KB more. */
export const LoadingPage = () => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '40vh' }}>
      <CircularProgress aria-label={translate('shell.loading')} />
    </Box>
  );
};
