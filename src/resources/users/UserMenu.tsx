import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RecoveryAction } from '../../../domain/access/accountRecovery.ts';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { ButtonMenu, MenuButton } from '../../components/screens/MenuButton.tsx';
import { canBeViewed } from './canBeViewed.ts';
import { HandOverDialog } from './handOver/HandOverDialog.tsx';
import { RecoveryDialog } from './RecoveryDialog.tsx';
import { useInviteAgain } from './useInviteAgain.ts';
import { useRecoveryActions } from './useRecoveryActions.ts';
import { ViewAsDialog } from './ViewAsDialog.tsx';

interface Props {
  user: User;
  /** The name by which the row shows this user. */
  name: string;
}

/** A row's menu: resend the invitation, view as this user, and account recovery. */
export const UserMenu = ({ user, name }: Props) => {
  const translate = useTranslate();
  const inviteAgain = useInviteAgain();
  const recoveryActions = useRecoveryActions(user);
  const [looking, setLooking] = useState(false);
  const [handsOver, setHandsOver] = useState(false);
  const mayHandOver = useMay('edit', 'users', user) && user.status !== 'Pending' && !user.erasedAt;
  const [action, setAction] = useState<RecoveryAction | null>(null);
  if (user.status !== 'Pending' && !canBeViewed(user) && recoveryActions.length === 0 && !mayHandOver)
    return null;
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
            {mayHandOver && (
              <MenuItem onClick={menu.pick(() => setHandsOver(true))}>{translate('handOver.open')}</MenuItem>
            )}
            {recoveryActions.map((one) => (
              <MenuItem key={one} onClick={menu.pick(() => setAction(one))}>
                {translate(`people.recovery.${one}.do`)}
              </MenuItem>
            ))}
          </ButtonMenu>
        )}
      </MenuButton>
      {looking && <ViewAsDialog user={user} onClose={() => setLooking(false)} />}
      {handsOver && <HandOverDialog user={user} onClose={() => setHandsOver(false)} />}
      {action && <RecoveryDialog user={user} action={action} onClose={() => setAction(null)} />}
    </>
  );
};
