import { useNotify, useRefresh, useUpdate } from 'ra-core';
import type { User } from '../../../domain/contract/accounts/users.ts';

/** Resends the invitation; the link in the previous mail stops working. */
export const useInviteAgain = () => {
  const notify = useNotify();
  const refresh = useRefresh();
  const [update] = useUpdate();
  return (user: User) =>
    update(
      'users',
      { id: user.id, data: { invitedAt: new Date().toISOString() }, previousData: user },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('people.invitedAgain', { type: 'success', messageArgs: { email: user.email } });
          refresh();
        },
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
};
