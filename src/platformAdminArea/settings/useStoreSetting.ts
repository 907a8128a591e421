import { useCreate, useUpdate } from 'react-admin';
import type { Preference } from '../../../domain/contract/platform/preferences.ts';

/** Stores the value of one setting of the platform in its row, which the first value creates. */
export const useStoreSetting = () => {
  const [create] = useCreate();
  const [update] = useUpdate();
  return (row: Preference | undefined, key: string, label: string, value: string | null) =>
    row
      ? update(
          'preferences',
          { id: row.id, data: { value }, previousData: row },
          { returnPromise: true, mutationMode: 'pessimistic' },
        )
      : create(
          'preferences',
          { data: { kind: 'platform', key, label, enabled: true, value } },
          { returnPromise: true },
        );
};
