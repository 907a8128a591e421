import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { type MouseEvent, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Help } from '../../../domain/access/helping.ts';
import type { User } from '../../../domain/contract/users.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { ButtonMenu, MenuButton } from '../../components/screens/MenuButton.tsx';
import { canBeViewed } from './canBeViewed.ts';
import { HelpDialog } from './HelpDialog.tsx';
import { useUserActs } from './UserActs.tsx';
import { useHelps } from './useHelps.ts';
import { useInviteAgain } from './useInviteAgain.ts';
import { ViewAsDialog } from './ViewAsDialog.tsx';

/** What one does with a person of the list: edit, suspend or activate, and what else there is. */
export const UserButtons = () => {
  const user = useRecordContext<User>();
  const translate = useTranslate();
  const { ask } = useUserActs();
  const mayEdit = useMay('edit', 'users', user && { ...user });
  if (!user || !mayEdit) return null;
  const standing = user.status === 'Active' ? 'suspend' : 'activate';
  const name = user.fullName;
  const edit = translate('screens.editRow', { name });
  return (
    <Box sx={{ display: 'flex', justifyContent: 'end', alignItems: 'center', my: -0.5 }} onClick={stop}>
      <Tooltip title={edit}>
        <IconButton size="small" aria-label={edit} onClick={() => ask('edit', user)}>
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Button
        size="small"
        color={standing === 'suspend' ? 'error' : 'primary'}
        aria-label={translate(`people.${standing}.named`, { name })}
        onClick={() => ask(standing, user)}
      >
        {translate(`people.${standing}.do`)}
      </Button>
      <MoreOf user={user} />
    </Box>
  );
};

/** A second invitation, a look through this person's eyes, and help for somebody who is locked out. */
const MoreOf = ({ user }: { user: User }) => {
  const translate = useTranslate();
  const inviteAgain = useInviteAgain();
  const helps = useHelps(user);
  const [looking, setLooking] = useState(false);
  const [help, setHelp] = useState<Help | null>(null);
  if (user.status !== 'Pending' && !canBeViewed(user) && helps.length === 0) return null;
  return (
    <>
      <MenuButton label={translate('people.moreNamed', { name: user.fullName })}>
        {(menu) => (
          <ButtonMenu menu={menu}>
            {canBeViewed(user) && (
              <MenuItem onClick={menu.pick(() => setLooking(true))}>
                {translate('access.view.button')}
              </MenuItem>
            )}
            {user.status === 'Pending' && (
              <MenuItem onClick={menu.pick(() => inviteAgain(user))}>
                {translate('people.inviteAgain')}
              </MenuItem>
            )}
            {helps.map((one) => (
              <MenuItem key={one} onClick={menu.pick(() => setHelp(one))}>
                {translate(`people.help.${one}.do`)}
              </MenuItem>
            ))}
          </ButtonMenu>
        )}
      </MenuButton>
      {looking && <ViewAsDialog user={user} onClose={() => setLooking(false)} />}
      {help && <HelpDialog user={user} help={help} onClose={() => setHelp(null)} />}
    </>
  );
};

/** The row behind a button opens on click; the button must not open it too. */
const stop = (event: MouseEvent) => event.stopPropagation();
