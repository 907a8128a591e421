import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';

/** What it takes to say a reason: the texts, and how figures and days are written. */
export const useReasonWords = () => {
  const translate = useTranslate();
  const locale = useLocale();
  return useMemo(() => ({ translate, locale }), [translate, locale]);
};
