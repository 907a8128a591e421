import { useLocale, useTranslate } from 'ra-core';
import { useMemo } from 'react';

/** The texts and number formats needed to describe a reason. */
export const useReasonWords = () => {
  const translate = useTranslate();
  const locale = useLocale();
  return useMemo(() => ({ translate, locale }), [translate, locale]);
};
