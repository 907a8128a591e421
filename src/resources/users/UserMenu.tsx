import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Help } from '../../../domain/access/helping.ts';
import type { User } from '../../../domain/contract/users.ts';
import { ButtonMenu, MenuButton } from '../../components/screens/MenuButton.tsx';
import { canBeViewed } from './canBeViewed.ts';
import { HelpDialog } from './HelpDialog.tsx';
import { useHelps } from './useHelps.ts';
import { useInviteAgain } from './useInviteAgain.ts';
import { ViewAsDialog } from './ViewAsDialog.tsx';

interface Props {
  user: User;
  /** How the row calls this person. */
  name: string;
}

/** A row's menu: invite again, view as this person, and help for somebody who is locked out. */
export const UserMenu = ({ user, name }: Props) => {
  const translate = useTranslate();
  const inviteAgain = useInviteAgain();
  const helps = useHelps(user);
  const [looking, setLooking] = useState(false);
  const [help, setHelp] = useState<Help | null>(null);
  if (user.status !== 'Pending' && !canBeViewed(user) && helps.length === 0) return null;
  return (
    <>
      <MenuButton label={translate('people.moreNamed', { name })}>
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
