import ContrastIcon from '@mui/icons-material/Contrast';
import MenuIcon from '@mui/icons-material/Menu';
import RefreshIcon from '@mui/icons-material/Refresh';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo } from 'react';
import { useLoading, useRefresh, useTranslate } from 'react-admin';
import { chooseColourScheme, useColourScheme } from '../../components/colourScheme.ts';
import { useArea } from '../AreaContext.ts';
import { InboxButton } from '../inbox/InboxButton.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** Refetches the page's data, and spins while anything is being fetched. */
const RefreshButton = () => {
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

const ColourSchemeSwitch = () => {
  const translate = useTranslate();
  const dark = useColourScheme() === 'dark';
  const label = translate(dark ? 'shell.toLight' : 'shell.toDark');
  return (
    <Tooltip title={label}>
      <IconButton
        color="inherit"
        aria-label={label}
        onClick={() => chooseColourScheme(dark ? 'light' : 'dark')}
      >
        <ContrastIcon />
      </IconButton>
    </Tooltip>
  );
};

/** The top bar with the console's title, the same on every page; on phones, where it would wrap, the console's name. */
export const ConsoleBar = memo(({ onOpenMenu }: { onOpenMenu: () => void }) => {
  const translate = useTranslate();
  const { titleKey, nameKey, drawerWidth } = useArea();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <AppBar
      position="fixed"
      color="default"
      elevation={0}
      sx={{
        width: { md: `calc(100% - ${drawerWidth}px)` },
        ml: { md: `${drawerWidth}px` },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Toolbar sx={{ gap: { xs: 0, sm: 0.5 }, minHeight: { xs: 64 } }}>
        <IconButton
          edge="start"
          color="inherit"
          aria-label={translate('shell.openMenu')}
          onClick={onOpenMenu}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Typography
          variant="h6"
          component="p"
          noWrap
          sx={{ flex: 1, minWidth: 0, mr: 0.5, fontSize: { xs: '1rem', sm: '1.25rem' } }}
        >
          {translate(isSmall ? nameKey : titleKey)}
        </Typography>
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <RefreshButton />
        </Box>
        <SearchButton />
        <InboxButton />
        <LanguageSwitch />
        <ColourSchemeSwitch />
        <AccountMenu />
      </Toolbar>
    </AppBar>
  );
});
