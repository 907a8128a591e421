import { useNotify, useTranslate } from 'react-admin';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { reasonOf } from '../../auth/reasonOf.ts';
import { useCarefulUpdate } from '../../components/stale/useCarefulUpdate.tsx';
import { type StatusChange, UserStatusDialog } from './UserStatusDialog.tsx';

interface Props {
  user: User;
  change: StatusChange;
  onClose: () => void;
}

const states = { suspend: 'Suspended', activate: 'Active' } as const;

/** Suspends or activates a user immediately; suspending ends their sessions. */
export const ChangeUserStatus = ({ user, change, onClose }: Props) => {
  const notify = useNotify();
  const translate = useTranslate();
  const { save, saving, refusal, dialog } = useCarefulUpdate(() => {
    notify(`people.${change}.done`, { type: 'success', messageArgs: { id: user.id } });
    onClose();
  });
  return (
    <>
      <UserStatusDialog
        change={change}
        who={user.fullName}
        count={1}
        busy={saving}
        refused={refusal ? translate(reasonOf(refusal)) : undefined}
        onConfirm={(reason) =>
          save(user, { status: states[change], ...(reason !== null && { statusReason: reason }) })
        }
        onClose={onClose}
      />
      {dialog}
    </>
  );
};
