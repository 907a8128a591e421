import { useNotify, useRefresh, useUpdate } from 'react-admin';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';

/** Invites someone again who has not signed in yet; the link in the previous mail stops working. */
export const useInviteAgain = () => {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const [update] = useUpdate();
  return (user: User) =>
    update(
      'users',
      {
        id: user.id,
        data: user.status === 'Inactive' ? { status: 'Pending' } : { invitedAt: new Date().toISOString() },
        previousData: user,
      },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('people.invitedAgain', { type: 'success', messageArgs: { email: user.email } });
          refresh();
        },
        onError: notifyFailure,
      },
    );
};
