import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { AccountMenu } from './AccountMenu.tsx';
import { useArea } from './AreaContext.ts';
import { ColourSchemeSwitch } from './ColourSchemeSwitch.tsx';
import { InboxButton } from './inbox/InboxButton.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { RefreshButton } from './RefreshButton.tsx';

/** The top bar with the console's title, the same on every page. */
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
      <Toolbar sx={{ gap: 0.5, minHeight: { xs: 64 } }}>
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
          sx={{ flex: 1, minWidth: 0, lineHeight: 1.2, fontSize: { xs: '1rem', sm: '1.25rem' } }}
        >
          {translate(titleKey)}
        </Typography>
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <RefreshButton />
        </Box>
        <InboxButton />
        <LanguageSwitch />
        <ColourSchemeSwitch />
        <AccountMenu />
      </Toolbar>
    </AppBar>
  );
});
