import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { reasonOf } from './reasonOf.ts';

/** Why an action failed, as a text in the language of the page. */
export const useReason = () => {
  const translate = useTranslate();
  return useCallback(
    (error: unknown): string => {
      const reason = reasonOf(error);
      return translate(reason, { _: reason });
    },
    [translate],
  );
};
