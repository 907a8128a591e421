import { useNotify, useRefresh, useUpdate } from 'ra-core';
import type { FeatureToggle } from '../../../domain/contract/featureToggles.ts';

/** Turns a platform feature on or off and confirms it. */
export const useToggle = () => {
  const notify = useNotify();
  const refresh = useRefresh();
  const [update, { isPending: toggling }] = useUpdate();
  const toggle = (row: FeatureToggle, enabled: boolean, name: string) =>
    update(
      'featureToggles',
      { id: row.id, data: { enabled }, previousData: row },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('platformSettings.toggled', { type: 'success', messageArgs: { name } });
          refresh();
        },
        onError: (error) => {
          notify((error as Error).message, { type: 'error' });
          refresh();
        },
      },
    );
  return { toggle, toggling };
};
