import { useCreate, useRefresh, useUpdate } from 'react-admin';
import type { Preference } from '../../../domain/contract/platform/preferences.ts';

/** Stores the value of one setting of the platform in its row, which the first value creates. */
export const useSaveSetting = (key: string, label: string, row: Preference | undefined) => {
  const refresh = useRefresh();
  const [create] = useCreate();
  const [update] = useUpdate();
  return async (value: string): Promise<void> => {
    try {
      if (row)
        await update(
          'preferences',
          { id: row.id, data: { value }, previousData: row },
          { returnPromise: true, mutationMode: 'pessimistic' },
        );
      else
        await create(
          'preferences',
          { data: { kind: 'platform', key, label, enabled: true, value } },
          { returnPromise: true },
        );
    } finally {
      refresh();
    }
  };
};
