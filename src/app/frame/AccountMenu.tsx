import ContrastIcon from '@mui/icons-material/Contrast';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import SecurityIcon from '@mui/icons-material/LockOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import DiagnosticsIcon from '@mui/icons-material/MonitorHeartOutlined';
import StartAfreshIcon from '@mui/icons-material/RestartAlt';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { basenames, isUserType } from '../../auth/areaPaths.ts';
import { signOut } from '../../auth/signOut.ts';
import { useSession } from '../../auth/useSession.ts';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import { sendPending } from '../../components/undo/sendPending.ts';
import { useArea } from '../AreaContext.ts';
import { useLanguageItems } from './LanguageSwitch.tsx';
import { useSchemeSwitch } from './useSchemeSwitch.ts';

const initials = (name: string) =>
  name
    .split(/[\s@.]+/)
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join('');

const ResetDemo =
  import.meta.env.MODE === 'demo' ? lazyScreen(() => import('./ResetDemo.tsx'), 'ResetDemo') : null;

/** What the bar shows on wider screens. */
const onPhones = { display: { sm: 'none' } };

const leave = async () => {
  await sendPending();
  signOut();
};

/**
 * The signed-in user and the sign-out button. The route guard notices the end of the session and navigates
 * away.
 */
export const AccountMenu = () => {
  const translate = useTranslate();
  const user = useSession()?.user;
  const hasSupport = useArea().pages.some(({ path }) => path === '/support/*');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const languageItems = useLanguageItems(() => setAnchor(null), onPhones);
  const { label: schemeLabel, switchScheme } = useSchemeSwitch();
  const [resets, setResets] = useState(false);
  const name = user?.displayName || user?.fullName || user?.email || '';
  return (
    <>
      <IconButton
        edge="end"
        aria-label={translate('shell.account', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Avatar
          src={user?.avatar ?? undefined}
          alt=""
          sx={{
            width: 28,
            height: 28,
            fontSize: 12,
            fontWeight: 600,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            '& span::before': { content: 'attr(data-initials)' },
          }}
        >
          <span data-initials={initials(name)} />
        </Avatar>
      </IconButton>
      <Menu
        anchorEl={anchor}
        container={() => anchor?.closest('header') ?? document.body}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
      >
        <Box component="li" role="none" sx={{ px: 2, py: 1, maxWidth: 280 }}>
          <Typography variant="subtitle2" component="span" noWrap sx={{ display: 'block' }}>
            {name}
          </Typography>
          <Typography variant="body2" component="span" color="textSecondary" noWrap sx={{ display: 'block' }}>
            {user?.email}
          </Typography>
        </Box>
        {ResetDemo && (
          <MenuItem
            onClick={() => {
              setAnchor(null);
              setResets(true);
            }}
          >
            <ListItemIcon>
              <StartAfreshIcon fontSize="small" />
            </ListItemIcon>
            {translate('shell.startAfresh')}
          </MenuItem>
        )}
        {hasSupport && isUserType(user?.userType) && user.userType !== 'admin' && (
          <MenuItem
            component={Link}
            to={`${basenames[user.userType]}/support`}
            onClick={() => setAnchor(null)}
          >
            <ListItemIcon>
              <HelpIcon fontSize="small" />
            </ListItemIcon>
            {translate('shell.help')}
          </MenuItem>
        )}
        {isUserType(user?.userType) && (
          <MenuItem
            component={Link}
            to={`${basenames[user.userType]}/account`}
            onClick={() => setAnchor(null)}
          >
            <ListItemIcon>
              <SecurityIcon fontSize="small" />
            </ListItemIcon>
            {translate('shell.accountSecurity')}
          </MenuItem>
        )}
        <MenuItem component={Link} to="/diagnostics">
          <ListItemIcon>
            <DiagnosticsIcon fontSize="small" />
          </ListItemIcon>
          {translate('shell.diagnostics')}
        </MenuItem>
        {languageItems}
        <MenuItem
          onClick={() => {
            setAnchor(null);
            switchScheme();
          }}
          sx={onPhones}
        >
          <ListItemIcon>
            <ContrastIcon fontSize="small" />
          </ListItemIcon>
          {schemeLabel}
        </MenuItem>
        <MenuItem onClick={leave}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {translate('shell.signOut')}
        </MenuItem>
      </Menu>
      {ResetDemo && resets && (
        <Suspense fallback={null}>
          <ResetDemo onClose={() => setResets(false)} />
        </Suspense>
      )}
    </>
  );
};
