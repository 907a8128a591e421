import ContrastIcon from '@mui/icons-material/Contrast';
import MenuIcon from '@mui/icons-material/Menu';
import RefreshIcon from '@mui/icons-material/Refresh';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useLoading, useRefresh, useTranslate } from 'react-admin';
import { barHeight } from '../../components/barHeight.ts';
import { useArea } from '../AreaContext.ts';
import { InboxButton } from '../inbox/InboxButton.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { PageHeading } from './PageHeading.tsx';
import { useSchemeSwitch } from './useSchemeSwitch.ts';

/** Refetches the page's data, and spins while anything is being fetched. */
const RefreshButton = () => {
  const translate = useTranslate();
  const refresh = useRefresh();
  return (
    <Tooltip title={translate('shell.refresh')}>
      <IconButton size="small" aria-label={translate('shell.refresh')} onClick={() => refresh()}>
        <Icon />
      </IconButton>
    </Tooltip>
  );
};

/** A separate component, as it re-renders with each request. */
const Icon = () =>
  useLoading() ? (
    <CircularProgress size={20} color="inherit" aria-hidden />
  ) : (
    <RefreshIcon sx={{ fontSize: 20 }} />
  );

const ColourSchemeSwitch = () => {
  const { label, switchScheme } = useSchemeSwitch();
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={switchScheme}>
        <ContrastIcon sx={{ fontSize: 20 }} />
      </IconButton>
    </Tooltip>
  );
};

/** The top bar: the console's title, the page's, and what is the same on every page. */
export const ConsoleBar = memo(({ onOpenMenu }: { onOpenMenu: () => void }) => {
  const translate = useTranslate();
  const { titleKey, drawerWidth } = useArea();
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
      <Toolbar sx={{ gap: { xs: 0.25, sm: 0.5 }, minHeight: { xs: barHeight }, color: 'text.secondary' }}>
        <IconButton
          edge="start"
          aria-label={translate('shell.openMenu')}
          onClick={onOpenMenu}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Typography
          variant="body2"
          component="p"
          noWrap
          sx={{ ...crumb, display: { xs: 'none', md: 'block' } }}
        >
          {translate(titleKey)}
        </Typography>
        <PageHeading />
        <Box sx={wide}>
          <RefreshButton />
        </Box>
        <SearchButton />
        <InboxButton />
        <Box sx={wide}>
          <LanguageSwitch />
        </Box>
        <Box sx={wide}>
          <ColourSchemeSwitch />
        </Box>
        <AccountMenu />
      </Toolbar>
    </AppBar>
  );
});

/** Phones have no room for it: their account menu has language and color scheme, and their browser reloads. */
const wide = { display: { xs: 'none', sm: 'block' } };

const crumb = { flexShrink: 0, '&::after': { content: '"/"', mx: 1, color: 'divider' } };
