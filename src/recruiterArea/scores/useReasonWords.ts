import { useLocale, useTranslate } from 'ra-core';
import { useMemo } from 'react';

/** What it takes to say a reason: the texts, and how figures and days are written. */
export const useReasonWords = () => {
  const translate = useTranslate();
  const locale = useLocale();
  return useMemo(() => ({ translate, locale }), [translate, locale]);
};
