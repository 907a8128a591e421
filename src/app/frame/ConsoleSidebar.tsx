import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { useArea } from '../AreaContext.ts';
import { ConsoleBrand } from './ConsoleBrand.tsx';
import { ConsoleMenu } from './ConsoleMenu.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** The menu: permanent on wide screens, a drawer on small ones. */
export const ConsoleSidebar = memo(({ open, onClose }: Props) => {
  const { drawerWidth } = useArea();
  const translate = useTranslate();
  const paper = { width: drawerWidth, boxSizing: 'border-box', borderColor: 'divider' };
  const content = (
    <Box
      component="nav"
      aria-label={translate('shell.menu')}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
    >
      <ConsoleBrand />
      <ConsoleMenu onChoose={onClose} />
    </Box>
  );
  return (
    <Box sx={{ width: { md: drawerWidth }, flexShrink: 0 }}>
      <Drawer
        variant="temporary"
        open={open}
        onClose={onClose}
        sx={{ display: { md: 'none' } }}
        slotProps={{ paper: { sx: paper, role: 'dialog', 'aria-label': translate('shell.menu') } }}
      >
        {content}
      </Drawer>
      <Drawer
        variant="permanent"
        sx={{ display: { xs: 'none', md: 'block' } }}
        slotProps={{ paper: { sx: paper } }}
      >
        {content}
      </Drawer>
    </Box>
  );
});
