import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import { reasonOf } from './reasonOf.ts';

/** Says why an action failed. */
export const useNotifyFailure = () => {
  const notify = useNotify();
  return useCallback((error: unknown): void => notify(reasonOf(error), { type: 'error' }), [notify]);
};
