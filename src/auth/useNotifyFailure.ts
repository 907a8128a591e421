import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { reasonOf } from './reasonOf.ts';

/** Says why an action failed. */
export const useNotifyFailure = () => {
  const notify = useNotify();
  return useCallback((error: unknown): void => notify(reasonOf(error), { type: 'error' }), [notify]);
};
