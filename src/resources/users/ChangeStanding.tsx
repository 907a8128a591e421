import { useNotify, useTranslate } from 'ra-core';
import type { User } from '../../../domain/contract/users.ts';
import { useCarefulUpdate } from '../../components/stale/useCarefulUpdate.tsx';
import { type Standing, StandingDialog } from './StandingDialog.tsx';

interface Props {
  user: User;
  standing: Standing;
  onClose: () => void;
}

const states = { suspend: 'Suspended', activate: 'Active' } as const;

/** Suspends or activates one person, at once: a suspended person's sessions end. */
export const ChangeStanding = ({ user, standing, onClose }: Props) => {
  const notify = useNotify();
  const translate = useTranslate();
  const { save, saving, refusal, dialog } = useCarefulUpdate(() => {
    notify(`people.${standing}.done`, { type: 'success', messageArgs: { id: user.id } });
    onClose();
  });
  return (
    <>
      <StandingDialog
        standing={standing}
        who={user.fullName}
        count={1}
        busy={saving}
        refused={refusal ? translate(refusal.message, { _: refusal.message }) : undefined}
        onConfirm={(reason) =>
          save(user, { status: states[standing], ...(reason !== null && { statusReason: reason }) })
        }
        onClose={onClose}
      />
      {dialog}
    </>
  );
};
