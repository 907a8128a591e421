import { useNotify, useRefresh } from 'react-admin';
import type { Preference } from '../../../domain/contract/platform/preferences.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useStoreSetting } from './useStoreSetting.ts';

/** Saves one setting of the platform, and says that it is saved or why not. */
export const useSaveSetting = (
  row: Preference | undefined,
  { key, label, saved }: { key: string; label: string; saved: string },
) => {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const store = useStoreSetting();
  return async (value: string | null): Promise<void> => {
    try {
      await store(row, key, label, value);
      notify(saved, { type: 'success' });
    } catch (error) {
      notifyFailure(error);
    }
    refresh();
  };
};
