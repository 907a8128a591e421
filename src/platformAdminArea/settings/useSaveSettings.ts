import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { type PlatformKey, platformKeys } from '../../../domain/contract/platform/platformOptions.ts';
import type { Preference } from '../../../domain/contract/platform/preferences.ts';
import { settingOf, settingRow } from '../../../domain/settings/platform.ts';
import { useStoreSetting } from './useStoreSetting.ts';

type Values = Partial<Record<PlatformKey, string | null>>;
type Refused = Error & { body?: { errors?: Record<string, string> } };

/** Saves the changed settings; resolves to the errors, by setting. */
export const useSaveSettings = (rows: readonly Preference[]) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const store = useStoreSetting();

  return async (values: Values): Promise<Record<string, string> | undefined> => {
    const errors: Record<string, string> = {};
    for (const key of platformKeys) {
      const value = values[key] ?? null;
      if (value === settingOf(rows, key)) continue;
      try {
        await store(settingRow(rows, key), key, translate(`platformSettings.general.${key}.label`), value);
      } catch (error) {
        const { body, message } = error as Refused;
        errors[key] = body?.errors?.value ?? message;
      }
    }
    refresh();
    if (Object.keys(errors).length > 0) return errors;
    notify('platformSettings.saved', { type: 'success' });
    return undefined;
  };
};
