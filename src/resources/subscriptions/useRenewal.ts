import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useUpdate } from 'react-admin';
import type { Subscription } from '../../../domain/contract/subscriptions.ts';

/** Says what comes at the end of a subscription's term: nothing, or the same again. */
export const useRenewal = (subscription: Subscription & { id: string }, onDone?: () => void) => {
  const [update, { isPending }] = useUpdate();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const say = (renewal: 'Ends' | 'Renews', done: string) =>
    update(
      'subscriptions',
      { id: subscription.id, data: { ...subscription, renewal }, previousData: subscription },
      {
        onSuccess: () => {
          notify(done, { type: 'success' });
          onDone?.();
        },
        onError: (error) => notify((error as Error).message, { type: 'error' }),
        onSettled: () => queryClient.invalidateQueries(),
      },
    );
  return { say, isPending };
};
