import RefreshIcon from '@mui/icons-material/Refresh';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useLoading, useRefresh, useTranslate } from 'ra-core';

/** Refetches the page's data, and spins while anything is being fetched. */
export const RefreshButton = () => {
  const translate = useTranslate();
  const refresh = useRefresh();
  return (
    <Tooltip title={translate('shell.refresh')}>
      <IconButton color="inherit" aria-label={translate('shell.refresh')} onClick={() => refresh()}>
        <Icon />
      </IconButton>
    </Tooltip>
  );
};

/** A separate component, as it re-renders with each request. */
const Icon = () =>
  useLoading() ? <CircularProgress size={22} color="inherit" aria-hidden /> : <RefreshIcon />;
