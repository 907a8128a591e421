import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate, useUpdate } from 'react-admin';
import type { User } from '../../../../domain/contract/accounts/users.ts';
import { useNotifyFailure } from '../../../auth/useNotifyFailure.ts';
import { useActor } from '../../../components/contract/useActor.ts';
import { useMay } from '../../../components/contract/useMay.ts';
import { ConfirmDialog } from '../../../components/screens/dialogs/ConfirmDialog.tsx';
import { EditDialog } from '../../../components/screens/dialogs/EditDialog.tsx';
import { ButtonMenu, MenuButton } from '../../../components/screens/MenuButton.tsx';
import { HandOverDialog } from '../handOver/HandOverDialog.tsx';
import { SuccessorChoice } from '../handOver/SuccessorChoice.tsx';
import { useHandOver } from '../handOver/useHandOver.ts';
import { useSuccessors } from '../handOver/useSuccessors.ts';
import { RoleInput } from '../RoleInput.tsx';
import { rolesToAdd } from '../rolesOffered.ts';
import { useInviteAgain } from '../useInviteAgain.ts';

type Change = 'withdraw' | 'deactivate' | 'reactivate';

/** What can be done about a colleague; nothing about oneself, or about someone whom support suspended. */
export const ColleagueMenu = ({ user }: { user: User }) => {
  const translate = useTranslate();
  const { userId } = useActor();
  const may = useMay('edit', 'users', user);
  const inviteAgain = useInviteAgain();
  const [act, setAct] = useState<'edit' | 'handOver' | Change | null>(null);
  if (!may || user.id === userId || user.status === 'Suspended' || user.erasedAt) return null;
  const isInactive = user.status === 'Inactive';
  const isInvited = user.status === 'Pending';
  const change: Change = isInvited ? 'withdraw' : isInactive ? 'reactivate' : 'deactivate';
  const wasNeverIn = isInactive && user.lastLogin === null;
  const close = () => setAct(null);
  return (
    <>
      <MenuButton label={translate('people.moreNamed', { name: user.fullName })}>
        {(menu) => (
          <ButtonMenu menu={menu}>
            <MenuItem onClick={menu.pick(() => setAct('edit'))}>{translate('team.edit')}</MenuItem>
            {(isInvited || wasNeverIn) && (
              <MenuItem onClick={menu.pick(() => inviteAgain(user))}>
                {translate('people.inviteAgain')}
              </MenuItem>
            )}
            {!isInvited && (
              <MenuItem onClick={menu.pick(() => setAct('handOver'))}>{translate('handOver.open')}</MenuItem>
            )}
            {!wasNeverIn && (
              <MenuItem onClick={menu.pick(() => setAct(change))}>{translate(`team.${change}.do`)}</MenuItem>
            )}
          </ButtonMenu>
        )}
      </MenuButton>
      {act === 'edit' && (
        <EditDialog
          resource="users"
          id={user.id}
          title={translate('people.editTitle', { name: user.fullName })}
          saved="team.saved"
          fields={['title']}
          onClose={close}
        >
          <RoleInput roles={rolesToAdd} />
        </EditDialog>
      )}
      {act === 'handOver' && <HandOverDialog user={user} onClose={close} />}
      {act && act !== 'edit' && act !== 'handOver' && <ChangeStatus user={user} act={act} onClose={close} />}
    </>
  );
};

const statuses = { withdraw: 'Inactive', deactivate: 'Inactive', reactivate: 'Active' } as const;

type StatusProps = { user: User; act: Change; onClose: () => void };

const ChangeStatus = ({ user, act, onClose }: StatusProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate();
  const { id, fullName: name } = user;
  const handing = useHandOver(user, act === 'deactivate');
  const people = useSuccessors(user);
  const { work, to } = handing;
  const handsOver = act === 'deactivate' && to !== '';
  const change = async () => {
    if (handsOver && !(await handing.run(people.find((one) => one.id === to)?.fullName ?? to))) return;
    await changeStatus();
  };
  const changeStatus = () =>
    update(
      'users',
      { id, data: { status: statuses[act] }, previousData: user },
      {
        onSuccess: () => {
          notify(`team.${act}.done`, { type: 'success', messageArgs: { name } });
          refresh();
          onClose();
        },
        onError: (error) => {
          notifyFailure(error);
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={translate(`team.${act}.title`, { name })}
      text={translate(`team.${act}.text`, { name })}
      confirm={translate(`team.${act}.do`)}
      cancel={translate('ra.action.cancel')}
      colour={act === 'reactivate' ? 'primary' : 'error'}
      busy={isPending || handing.busy}
      onConfirm={change}
      onCancel={onClose}
    >
      {act === 'deactivate' && work && work.total > 0 && (
        <SuccessorChoice work={work} people={people} handing={handing} optional />
      )}
    </ConfirmDialog>
  );
};
