import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { Subscription } from '../../../domain/contract/billing/subscriptions.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';

/**
 * Cancels or resumes the renewal of a subscription. The button is replaced by its opposite as soon as the
 * change is loaded, so the result must be reported from outside the button.
 */
export const useRenewal = (subscription: Subscription & { id: string }, onDone?: () => void) => {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [isPending, setPending] = useState(false);
  const say = async (renewal: 'Ends' | 'Renews', done: string) => {
    setPending(true);
    try {
      const data = { ...subscription, renewal };
      await dataProvider.update('subscriptions', { id: subscription.id, data, previousData: subscription });
      notify(done, { type: 'success' });
      onDone?.();
    } catch (error) {
      notifyFailure(error);
    } finally {
      setPending(false);
      await queryClient.invalidateQueries();
    }
  };
  return { say, isPending };
};
