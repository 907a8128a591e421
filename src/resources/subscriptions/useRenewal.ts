import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import type { Subscription } from '../../../domain/contract/subscriptions.ts';

/**
 * Says what comes at the end of a subscription's term: nothing, or the same again. The button that says it makes room
 * for its opposite as soon as that is read, so the answer is told by nothing that goes with the button.
 */
export const useRenewal = (subscription: Subscription & { id: string }, onDone?: () => void) => {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [isPending, setPending] = useState(false);
  const say = async (renewal: 'Ends' | 'Renews', done: string) => {
    setPending(true);
    try {
      const data = { ...subscription, renewal };
      await dataProvider.update('subscriptions', { id: subscription.id, data, previousData: subscription });
      notify(done, { type: 'success' });
      onDone?.();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setPending(false);
      await queryClient.invalidateQueries();
    }
  };
  return { say, isPending };
};
