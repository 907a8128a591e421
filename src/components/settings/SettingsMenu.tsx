import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useBasename, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { SettingsTab } from './SettingsTab.ts';

/** Links to the sections; the current one is marked. */
export const SettingsMenu = ({ tabs }: { tabs: readonly SettingsTab[] }) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const base = `${useBasename()}/settings`;
  return (
    <Box component="nav" aria-label={translate('settings.menu')}>
      <List disablePadding sx={list}>
        {tabs.map(({ path, labelKey = `settings.tabs.${path}`, icon: Icon }) => {
          const here = pathname.startsWith(`${base}/${path}`);
          return (
            <ListItem key={path} disablePadding sx={{ width: { xs: 'auto', lg: '100%' } }}>
              <ListItemButton
                component={Link}
                to={`${base}/${path}`}
                selected={here}
                aria-current={here ? 'page' : undefined}
                sx={item}
              >
                <ListItemIcon sx={{ minWidth: 36, display: { xs: 'none', sm: 'inline-flex' } }}>
                  <Icon />
                </ListItemIcon>
                <ListItemText
                  primary={translate(labelKey)}
                  slotProps={{ primary: { sx: { fontSize: 14, fontWeight: here ? 600 : 500 } } }}
                />
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
    </Box>
  );
};

const list = { display: 'flex', flexDirection: { xs: 'row', lg: 'column' }, flexWrap: 'wrap', gap: 0.5 };
const item = {
  borderRadius: '8px',
  minHeight: 36,
  '&.Mui-selected': { color: 'primary.main', '& .MuiListItemIcon-root': { color: 'primary.main' } },
};
